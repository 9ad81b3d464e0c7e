import { useTranslation } from '#/i18n/use-translation.ts';
import { Button } from '#/ui/button.tsx';
import { ProductRow } from '../product-row.tsx';
import { usePersisted, persisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';
import { useNamespaceReady } from '#/shared/async/use-namespace-ready.ts';
import { type ViewedProduct, viewedList } from './viewed-list.ts';
import * as styles from './recently-viewed.module.css';

/** Ids at the start of the document; null if there are none. */
const storedStart = persisted(tabStore, 'lychee.viewed-at-start', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : null,
);

let atStart: ReadonlySet<number> | null = null;

/** Ids at the first render of the document, to keep the page height on back navigation and reload. */
function idsAtStart(): ReadonlySet<number> {
  if (atStart) return atStart;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const stored = visit?.type === 'navigate' ? null : storedStart.read();
  const ids = stored ?? viewedList.read().map(({ id }) => id);
  storedStart.write(ids);
  atStart = new Set(ids);
  return atStart;
}

function ViewedProducts({ products }: { products: readonly ViewedProduct[] }) {
  const { t } = useTranslation();
  if (!useNamespaceReady('browse')) return null;
  return (
    <section className="section no-print">
      <div className="section__head">
        <h2>{t('recent.title')}</h2>
        <Button size="sm" kind="ghost" onClick={viewedList.clear}>
          {t('recent.clear')}
        </Button>
      </div>
      {/* Scrollable by keyboard, because its links are focusable. */}
      <ProductRow className={styles.row} products={products} />
    </section>
  );
}

/**
 * Row of recently viewed products; renders nothing without any.
 * @param except the current product; without it the row is that of the first render of the document
 */
export function RecentlyViewed({ except }: { except?: number }) {
  // Also stored while the list is empty.
  const start = except === undefined ? idsAtStart() : null;
  const products = usePersisted(viewedList).filter(({ id }) =>
    start ? start.has(id) : id !== except,
  );
  return products.length > 0 && <ViewedProducts products={products} />;
}
