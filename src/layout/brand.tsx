import { useTranslation } from '#/i18n/use-translation.ts';
import { shopName } from '#/config/shop.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Fruit } from '#/ui/fruit.tsx';
import { Link } from '#/ui/link.tsx';
import * as styles from './brand.module.css';

/** Wordmark linked to the home page. */
export function Brand({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  return (
    <Link
      className={cx(styles.root, className)}
      to={paths.home()}
      aria-label={t('a11y.homeOf', { shop })}
    >
      <Fruit size={36} />
      <b>{shop}</b>
    </Link>
  );
}
