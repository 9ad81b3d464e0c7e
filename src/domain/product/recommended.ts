import { infiniteQueryOptions } from '@tanstack/react-query';
import { getHomeProductsQueryKey, homeProducts } from '#generated/client/home/home.ts';
import type { ProductCard } from '#generated/model/productCard.ts';

/** Page size of the recommended products: a tall picture takes two cells of the first rows. */
export const RECOMMENDED_PER_PAGE = 13;
const FIVE_MINUTES = 300_000;

type Pages = readonly { list: readonly ProductCard[] }[];

/** Whether the last page has products that those before it do not have. */
const hasNewProducts = (pages: Pages): boolean =>
  productsOfPages(pages).length > productsOfPages(pages.slice(0, -1)).length;

/** Options of the infinite query of recommended products. */
export const recommendedProducts = () =>
  infiniteQueryOptions({
    queryKey: ['infinite', ...getHomeProductsQueryKey({ limit: RECOMMENDED_PER_PAGE })],
    queryFn: ({ pageParam, signal }) =>
      homeProducts({ page: pageParam, limit: RECOMMENDED_PER_PAGE }, signal),
    initialPageParam: 1,
    // Pages after the last one may repeat it, and a total may count rows that are not listed.
    getNextPageParam: (last, pages, page) =>
      page * RECOMMENDED_PER_PAGE < last.total && hasNewProducts(pages) ? page + 1 : undefined,
    // A refetch on back navigation would load all pages again, one after the other.
    staleTime: FIVE_MINUTES,
  });

/** Products of all pages, without duplicates from products that moved between two calls. */
export function productsOfPages(pages: Pages): ProductCard[] {
  return [
    ...new Map(pages.flatMap(({ list }) => list).map((product) => [product.id, product])).values(),
  ];
}
