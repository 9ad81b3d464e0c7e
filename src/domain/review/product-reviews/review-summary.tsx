import { useTranslation } from 'react-i18next';
import { ReviewFilter } from '#generated/model/reviewFilter.ts';
import type { ReviewCount } from '#generated/model/reviewCount.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Chip } from '#/ui/chip.tsx';
import { Stars } from '#/ui/stars.tsx';
import { numberText, percentText, ratingText } from '#/i18n/format.ts';
import * as styles from './reviews.module.css';

interface ReviewSummaryProps {
  count: ReviewCount;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
}

export function ReviewSummary({ count, filter, onFilter }: ReviewSummaryProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const filters = [
    { id: ReviewFilter.all, label: t('common.all'), count: count.sumCount },
    { id: ReviewFilter.good, label: t('reviews.good'), count: count.goodCount },
    { id: ReviewFilter.medium, label: t('reviews.medium'), count: count.inCount },
    { id: ReviewFilter.poor, label: t('reviews.poor'), count: count.poorCount },
  ];
  return (
    <div className={styles.score}>
      <div>
        <div className={styles.scoreBig} aria-hidden>
          {ratingText(count.replyStar, locale)}
        </div>
        <Stars value={count.replyStar} label={t('reviews.stars', { count: count.replyStar })} />
      </div>
      <div>
        <b className={`${styles.scoreRate} num`}>
          {percentText(Number(count.replyChance) * 100, locale)}
        </b>
        <span className={styles.scoreLabel}>{t('reviews.goodRate')}</span>
      </div>
      <div className={styles.scoreFilters}>
        {filters.map(({ id, label, count: found }) => (
          <Chip key={id} on={id === filter} onClick={() => onFilter(id)}>
            {label} <span className="num">{numberText(found, locale)}</span>
          </Chip>
        ))}
      </div>
    </div>
  );
}
