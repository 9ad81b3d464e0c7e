import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { type ListAddress, nextSort } from './search-query.ts';
import { useAnnounceChange } from '#/ui/announce.ts';
import * as styles from './sort-bar.module.css';

export function SortBar({
  query,
  total,
  listAt,
  children,
}: {
  query: SearchQuery;
  total: number;
  listAt: ListAddress;
  /** after the orders */
  children: Elements;
}) {
  const { t } = useTranslation();
  const [by, order] = query.sort?.split('-') ?? [];
  const to = (sort: SearchQuery['sort']) => listAt({ ...query, sort, page: 1 });
  const direction = order === 'asc' ? styles.asc : styles.desc;
  const directionOf = (field: string) => (by === field ? direction : undefined);
  const inForce = {
    'sales-asc': t('search.salesAsc'),
    'sales-desc': t('search.salesDesc'),
    'price-asc': t('search.priceAsc'),
    'price-desc': t('search.priceDesc'),
  };
  const name = query.sort && inForce[query.sort];
  const count = t('search.count', { count: total });
  useAnnounceChange('results', `${count}\n${t('search.sort')}\n${name ?? t('search.sortDefault')}`);

  return (
    <div className={`card ${styles.root}`}>
      <nav aria-label={t('search.sort')}>
        <Link className={styles.sort} to={to(undefined)} aria-current={by ? undefined : 'true'}>
          {t('search.sortDefault')}
        </Link>
        <Link
          className={styles.sort}
          to={to(nextSort('sales', query.sort))}
          aria-current={by === 'sales' ? 'true' : undefined}
          title={by === 'sales' ? name : undefined}
        >
          <span>{t('search.sortSales')}</span>
          <i className={directionOf('sales')} />
        </Link>
        <Link
          className={styles.sort}
          to={to(nextSort('price', query.sort))}
          aria-current={by === 'price' ? 'true' : undefined}
          title={by === 'price' ? name : undefined}
        >
          <span>{t('search.sortPrice')}</span>
          <i className={directionOf('price')} />
        </Link>
      </nav>
      {children}
      <p className="num">{count}</p>
    </div>
  );
}
