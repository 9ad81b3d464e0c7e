import { useTranslation } from 'react-i18next';
import { paths, type SearchQuery } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CategoryFacet } from './category-facet.tsx';
import { PriceFacet } from './price-facet.tsx';
import { useRangeText } from './use-range-text.ts';
import './facets.css';

const QUICK = [
  { min: undefined, max: '25' },
  { min: '25', max: '75' },
  { min: '75', max: '150' },
  { min: '150', max: undefined },
] as const;

export function Facets({ asked }: { asked: SearchQuery }) {
  const { t } = useTranslation();
  return (
    <aside className="card facets" aria-label={t('search.filters')}>
      <CategoryFacet asked={asked} />
      <PriceFacet key={`${asked.min ?? ''} ${asked.max ?? ''}`} asked={asked} />
      <QuickRanges asked={asked} />
    </aside>
  );
}

function QuickRanges({ asked }: { asked: SearchQuery }) {
  const { t } = useTranslation();
  const rangeText = useRangeText();
  return (
    <div className="facet">
      <h2>{t('search.quickRanges')}</h2>
      <ul>
        {QUICK.map((range) => {
          const on = asked.min === range.min && asked.max === range.max;
          return (
            <li key={rangeText(range)}>
              <Link to={paths.search({ ...asked, ...range, page: 1 })} aria-current={on ? 'true' : undefined} className={on ? 'is-on' : undefined}>{rangeText(range)}</Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
