import { useTranslation } from 'react-i18next';
import { Button } from '#/ui/button.tsx';
import { ProductCard } from '../product-card.tsx';
import { usePersistedList } from '#/shared/persisted-list/use-persisted-list.ts';
import { tabStore } from '#/lib/storage.ts';
import { useNamespaceReady } from '#/shared/async/use-namespace-ready.ts';
import { viewedList } from './viewed-list.ts';
import './recently-viewed.css';

const AT_START = 'lychee.viewed-at-start';

let atStart: ReadonlySet<number> | null = null;

/** Ids at the first render of the document, to keep the page height on back navigation and reload. */
function idsAtStart(): ReadonlySet<number> {
  if (atStart) return atStart;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const stored = visit?.type === 'navigate' ? null : tabStore.get(AT_START);
  const ids = stored?.split(',').map(Number) ?? viewedList.read().map(({ id }) => id);
  tabStore.set(AT_START, ids.join());
  atStart = new Set(ids);
  return atStart;
}

/**
 * Row of recently viewed products; renders nothing without any.
 * @param except the current product; without it the row is that of the first render of the document
 */
export function RecentlyViewed({ except }: { except?: number }) {
  const { t } = useTranslation();
  const ready = useNamespaceReady('browse');
  // Also stored while the list is empty.
  const start = except === undefined ? idsAtStart() : null;
  const products = usePersistedList(viewedList).filter(({ id }) =>
    start ? start.has(id) : id !== except,
  );
  if (!ready || products.length === 0) return null;
  return (
    <section className="section viewed">
      <div className="section__head">
        <h2>{t('recent.title')}</h2>
        <Button size="sm" kind="ghost" onClick={viewedList.clear}>
          {t('recent.clear')}
        </Button>
      </div>
      {/* Scrollable by keyboard, because its links are focusable. */}
      <ul className="viewed__row">
        {products.map((item) => (
          <li key={item.id}>
            <ProductCard product={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
