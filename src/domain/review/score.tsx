import { useTranslation } from 'react-i18next';
import { ratingText } from '#/i18n/format.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Stars } from '#/ui/stars.tsx';
import * as styles from './written-reviews.module.css';

interface ScoreProps {
  label: string;
  /** 1 to 5 */
  value: number;
}

/** Label, stars and number of a score. */
export function Score({ label, value }: ScoreProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <span className={styles.score}>
      <span>{label}</span>
      <Stars value={value} label={t('reviews.stars', { count: value })} />
      <b className="num" aria-hidden>
        {ratingText(value, locale)}
      </b>
    </span>
  );
}
