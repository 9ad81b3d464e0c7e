import { useEffect } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useHref } from 'react-router-dom';
import type { ProductCardPage } from '#generated/model/productCardPage.ts';
import type { Elements } from '#/lib/content.ts';
import statePicture from '#/assets/states/search.webp';
import type { SearchQuery } from '#/lib/paths.ts';
import { savesData } from '#/lib/saves-data.ts';
import { whenIdle } from '#/lib/when-idle.ts';
import { useRouter } from '#/router/router.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { ProductGrid } from '#/domain/product/product-grid.tsx';
import { BeyondLastPage } from '#/shared/async/beyond-last-page.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { isFiltered, type ListAddress, PAGE_SIZE } from './search-query.ts';
import * as styles from './found-products.module.css';

const FIRST_ROW = 4;

/** Prefetches the page that will most likely be opened next; null for none. */
function usePrefetchIdle(path: string | null): void {
  const { prefetch } = useRouter();
  const href = useHref(path ?? '');
  const enabled = path !== null;
  useEffect(
    () => (enabled && !savesData() ? whenIdle(() => prefetch(href)) : undefined),
    [enabled, href, prefetch],
  );
}

interface ResultsProps {
  query: SearchQuery;
  found: ProductCardPage;
  listAt: ListAddress;
  /** rendered without results and without filters */
  emptyAction: Elements;
}

/** One page of search results, or the empty state. */
export function Results({ query, found, listAt, emptyAction }: ResultsProps) {
  const { t } = useTranslation();
  const pages = Math.ceil(found.total / PAGE_SIZE);
  const href = (page: number) => listAt({ ...query, page });
  const next = (query.page ?? 1) + 1;
  usePrefetchIdle(next <= pages ? href(next) : null);

  if (found.total === 0) {
    const action = isFiltered(query) ? (
      <ButtonLink to={listAt({ title: query.title })}>{t('search.clearFilters')}</ButtonLink>
    ) : (
      emptyAction
    );
    return (
      <Empty
        className={`card ${styles.empty}`}
        picture={statePicture}
        title={query.title ? t('search.nothing', { q: query.title }) : t('empty.search')}
        text={query.title && t('search.spelling')}
        action={action}
      />
    );
  }
  if (found.list.length === 0) {
    return (
      <BeyondLastPage className={styles.empty} picture={statePicture} lastPage={href(pages)} />
    );
  }
  return (
    <>
      <ProductGrid products={found.list} columns={4} priority={FIRST_ROW} />
      <ListPages className={styles.pages} page={query.page ?? 1} pages={pages} href={href} />
    </>
  );
}
