import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  getActivityDetailQueryOptions,
  getActivityProductsQueryOptions,
  getHomeActivitiesQueryOptions,
  getHomeIndexQueryOptions,
} from '#generated/client/home/home.ts';
import {
  getProductDetailQueryOptions,
  getProductLeaderboardQueryOptions,
  getProductReviewCountQueryOptions,
  getProductReviewsQueryOptions,
} from '#generated/client/product/product.ts';
import {
  getMerchantSearchQueryOptions,
  getMerchantStreetQueryOptions,
} from '#generated/client/stores/stores.ts';
import { activityParams, readActivity } from '#/pages/catalogue/activity/activity-query.ts';
import { recommendedProducts } from '#/domain/product/recommended.ts';
import { searchQueries } from '#/domain/search/search-queries.ts';
import { readSearch } from '#/domain/search/search-query.ts';
import { allowFailure, idOf, withFrame } from '#/route-loads.ts';
import { NotFound, type RouteDef } from '#/router/types.ts';

/** Home, search, promotions, top sellers and products. */
export const catalogueRoutes: RouteDef[] = [
  {
    path: '/',
    page: () => import('#/pages/catalogue/home/page.tsx'),
    areas: ['catalogue'],
    title: '',
    skeleton: 'home',
    load: withFrame(({ queryClient }) =>
      Promise.all([
        allowFailure(queryClient.ensureQueryData(getHomeIndexQueryOptions())),
        queryClient.prefetchQuery(getHomeActivitiesQueryOptions()),
        queryClient.prefetchQuery(getProductLeaderboardQueryOptions()),
        queryClient.prefetchQuery(getMerchantStreetQueryOptions({ page: 1, limit: 7 })),
        queryClient.prefetchInfiniteQuery(infiniteQueryOptions(recommendedProducts())),
      ]),
    ),
  },
  {
    path: '/goods/goods_search',
    page: () => import('#/pages/catalogue/search/page.tsx'),
    query: ['title', 'cid', 'min', 'max', 'sort', 'page'],
    areas: ['catalogue'],
    title: '',
    load: withFrame(({ queryClient }, { search }) => {
      const query = readSearch(search);
      return Promise.all([
        searchQueries(queryClient, query),
        query.title
          ? queryClient.prefetchQuery(
              getMerchantSearchQueryOptions({ keywords: query.title, page: 1, limit: 2 }),
            )
          : null,
      ]);
    }),
  },
  {
    path: '/goods/activity_list',
    page: () => import('#/pages/catalogue/activity/page.tsx'),
    query: ['id', 'page'],
    areas: ['catalogue', 'browse'],
    title: '',
    load: withFrame(async ({ queryClient }, { search }) => {
      const { id, page } = readActivity(search);
      if (!id) throw new NotFound();
      await Promise.all([
        queryClient.ensureQueryData(getActivityDetailQueryOptions(id)),
        allowFailure(
          queryClient.ensureQueryData(getActivityProductsQueryOptions(id, activityParams(page))),
        ),
      ]);
    }),
  },
  {
    path: '/goods/top_one',
    page: () => import('#/pages/catalogue/top-sellers/page.tsx'),
    areas: ['catalogue', 'browse'],
    title: '',
    load: withFrame(({ queryClient }) =>
      queryClient.ensureQueryData(getProductLeaderboardQueryOptions()),
    ),
  },
  {
    path: '/goods_detail/:id',
    page: () => import('#/pages/catalogue/product/page.tsx'),
    query: ['sku'],
    areas: ['catalogue'],
    title: '',
    skeleton: 'product',
    load: withFrame(async ({ queryClient }, routeLocation) => {
      const id = idOf(routeLocation);
      const offers = import('#generated/client/coupon/coupon.ts').then(
        ({ getCouponOffersQueryOptions }) =>
          queryClient.prefetchQuery(
            getCouponOffersQueryOptions({ useType: 2, productId: id, page: 1, limit: 20 }),
          ),
      );
      await Promise.all([
        queryClient.ensureQueryData(getProductDetailQueryOptions(id)),
        queryClient.prefetchQuery(getProductReviewCountQueryOptions(id)),
        queryClient.prefetchQuery(
          getProductReviewsQueryOptions(id, { type: 0, page: 1, limit: 10 }),
        ),
        allowFailure(offers),
      ]);
    }),
  },
];
