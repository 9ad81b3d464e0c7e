import { infiniteQueryOptions } from '@tanstack/react-query';
import { getHomeProductsQueryKey, homeProducts } from '../../../generated/client/home/home.ts';
import type { ProductCard } from '../../../generated/model/productCard.ts';

/** The page size of the recommended goods: a tall picture takes the room of two cards in the first rows. */
export const PAGE = 13;
const FIVE_MINUTES = 300_000;

/** Options of the endless list of recommended goods. */
export const recommendedGoods = () =>
  infiniteQueryOptions({
    queryKey: ['infinite', ...getHomeProductsQueryKey({ limit: PAGE })],
    queryFn: ({ pageParam, signal }) => homeProducts({ page: pageParam, limit: PAGE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * PAGE < last.total ? page + 1 : undefined),
    // A refetch would load all pages again, one after the other, before back navigation shows them.
    staleTime: FIVE_MINUTES,
  });

/** Goods of all pages; what moved to a later page between two calls is not shown twice. */
export function goodsOfPages(pages: readonly { list: readonly ProductCard[] }[]): ProductCard[] {
  return [...new Map(pages.flatMap(({ list }) => list).map((goods) => [goods.id, goods])).values()];
}
