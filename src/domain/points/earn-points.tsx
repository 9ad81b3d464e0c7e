import { PackageCheck, ShoppingBag, Snowflake } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Icon } from '#/ui/icon.ts';
import * as styles from './points.module.css';

/** How points are earned, in general: the backend does not expose the rates. */
export function EarnPoints() {
  const { t } = useTranslation();
  const steps = [
    { icon: ShoppingBag, title: t('points.earnBuy'), text: t('points.earnBuyText') },
    { icon: Snowflake, title: t('points.earnFrozen'), text: t('points.earnFrozenText') },
    { icon: PackageCheck, title: t('points.earnCount'), text: t('points.earnCountText') },
  ];
  return (
    <div className={styles.earn}>
      <ol className={styles.earnSteps}>
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles.earnIcon}>
              <Icon as={icon} size={24} />
            </span>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink kind="primary" to={paths.home()}>
        {t('empty.goShopping')}
      </ButtonLink>
    </div>
  );
}
