import { useTranslation } from 'react-i18next';
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
  return (
    <span className={styles.score}>
      {label}
      <Stars value={value} label={t('reviews.stars', { n: value })} />
      <b className="num" aria-hidden>
        {value.toFixed(1)}
      </b>
    </span>
  );
}
