import { Check } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Icon } from '#/ui/icon.ts';
import * as styles from './review-aside.module.css';

/** Tips for a useful review. */
export function ReviewTips() {
  const { t } = useTranslation();
  const tips = [t('review.tipUse'), t('review.tipDaylight'), t('review.tipPrivate')];
  return (
    <section className="card card--pad">
      <h2 className={styles.title}>{t('review.tips')}</h2>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>
            <Icon as={Check} size={16} className={styles.tipIcon} />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
