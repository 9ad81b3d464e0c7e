import { useQueries, type UseQueryOptions } from '@tanstack/react-query';
import { ArrowRight } from 'lucide';
import { use } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import type { ProductCardPage } from '#generated/model/productCardPage.ts';
import type { Elements } from '#/lib/content.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { ListedCategory } from '#/domain/product/listed-category.ts';
import { ProductGrid } from '#/domain/product/product-grid.tsx';
import { ProductSkeleton } from '#/domain/product/product-skeleton.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import * as styles from './category-shelves.module.css';
import { type ListAddress, SHELF } from './search-query.ts';

type ShelfQuery = (cid: number) => UseQueryOptions<ProductCardPage>;

interface CategoryShelvesProps {
  leaves: readonly CategoryNode[];
  query: SearchQuery;
  queryOf: ShelfQuery;
  listAt: ListAddress;
  /** rendered if no category has products */
  empty?: Elements;
}

/** First products of each leaf category below the selected one, for backends that find none in the selected one. */
export function CategoryShelves({ leaves, query, queryOf, listAt, empty }: CategoryShelvesProps) {
  const { t } = useTranslation();
  const listed = use(ListedCategory);
  const shelves = useQueries({ queries: leaves.map(({ id }) => queryOf(id)) });
  if (shelves.every(({ data }) => data?.list.length === 0)) return empty;
  return (
    <div className={styles.shelves}>
      {leaves.map((leaf, at) => {
        const shelf = shelves[at];
        if (!shelf || shelf.data?.list.length === 0) return null;
        return (
          <section key={leaf.id} aria-label={leaf.name}>
            <div className={styles.head}>
              <h3>{leaf.name}</h3>
              <Link className="more" to={listAt({ ...query, cid: leaf.id, page: 1 })}>
                <span className="sr">{`${leaf.name}: `}</span>
                <span>
                  {shelf.data ? t('search.count', { count: shelf.data.total }) : t('nav.seeAll')}
                </span>
                <Icon as={ArrowRight} size={14} />
              </Link>
            </div>
            {shelf.data && (
              <ListedCategory value={listed && leaf.id}>
                <ProductGrid products={shelf.data.list} columns={4} priority={at ? 0 : SHELF} />
              </ListedCategory>
            )}
            {shelf.isPending && <ProductSkeleton count={SHELF} columns={4} />}
            {shelf.isError && (
              <LoadError error={shelf.error} onRetry={() => void shelf.refetch()} />
            )}
          </section>
        );
      })}
    </div>
  );
}
