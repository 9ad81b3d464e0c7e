import { productParams, skuSearch } from '#/domain/product/product-address.ts';
import { productSearch } from '#/domain/search/search-query.ts';
import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { pageNumber, positiveInteger, required } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

const homeRoute = defineRoute({
  path: PATHS.home,
  skeleton: 'home',
  inSitemap: true,
  page: () => import('./home/page.tsx'),
  queries: () => import('./home/queries.ts'),
});

const searchRoute = defineRoute({
  path: PATHS.search,
  search: productSearch,
  inSitemap: true,
  page: () => import('./search/page.tsx'),
  queries: () => import('./search/queries.ts'),
});

export const activitySearch = searchParams({ id: required(positiveInteger), page: pageNumber });

const activityRoute = defineRoute({
  path: PATHS.activity,
  search: activitySearch,
  page: () => import('./activity/page.tsx'),
  queries: () => import('./activity/queries.ts'),
});

const topSellersRoute = defineRoute({
  path: PATHS.topSellers,
  inSitemap: true,
  page: () => import('./top-sellers/page.tsx'),
  queries: () => import('./top-sellers/queries.ts'),
});

const productRoute = defineRoute({
  path: PATHS.product,
  params: productParams,
  search: skuSearch,
  skeleton: 'product',
  page: () => import('./product/page.tsx'),
  queries: () => import('./product/queries.ts'),
});

export const catalogueRoutes = [
  homeRoute,
  searchRoute,
  activityRoute,
  topSellersRoute,
  productRoute,
];
