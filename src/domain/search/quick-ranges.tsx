import { useTranslation } from 'react-i18next';
import type { SearchQuery } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import type { ListAddress } from './search-query.ts';
import { useRangeText } from './use-range-text.ts';
import * as styles from './facets.module.css';

const QUICK = [
  { min: undefined, max: '25' },
  { min: '25', max: '75' },
  { min: '75', max: '150' },
  { min: '150', max: undefined },
] as const;

export function QuickRanges({ query, listAt }: { query: SearchQuery; listAt: ListAddress }) {
  const { t } = useTranslation();
  const rangeText = useRangeText();
  return (
    <div className={styles.facet}>
      <h2>{t('search.quickRanges')}</h2>
      <ul>
        {QUICK.map((range) => {
          const on = query.min === range.min && query.max === range.max;
          return (
            <li key={rangeText(range)}>
              <Link
                to={listAt({ ...query, ...range, page: 1 })}
                aria-current={on ? 'true' : undefined}
                className={on ? styles.isOn : undefined}
              >
                {rangeText(range)}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
