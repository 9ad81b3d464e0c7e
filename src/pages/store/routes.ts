import { storesSearch } from '#/domain/merchant/store-list-query.ts';
import {
  storeCouponsSearch,
  storeHomeSearch,
  storeProductsSearch,
  storeSearch,
} from '#/domain/merchant/store-search-params.ts';
import { PATHS, paths } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { pageSearch } from '#/router/page-search.ts';

/** Of every page of one store. */
const STORE_PAGE = {
  skeleton: 'store',
  shell: () => import('#/layout/store-shell.tsx'),
} as const;

/** Addresses without a tab, from mails and older clients. */
const storeRootRoute = defineRoute({
  path: PATHS.storeRoot,
  search: storeSearch,
  redirect: ({ id }) => paths.store(id),
});

const storeHomeRoute = defineRoute({
  path: PATHS.store,
  search: storeHomeSearch,
  ...STORE_PAGE,
  page: () => import('./home/page.tsx'),
  queries: () => import('./home/queries.ts'),
});

const storeCategoryRoute = defineRoute({
  path: PATHS.storeProducts,
  search: storeProductsSearch,
  ...STORE_PAGE,
  page: () => import('./category/page.tsx'),
  queries: () => import('./category/queries.ts'),
});

const storeCouponsRoute = defineRoute({
  path: PATHS.storeCoupons,
  search: storeCouponsSearch,
  ...STORE_PAGE,
  page: () => import('./coupons/page.tsx'),
  queries: () => import('./coupons/queries.ts'),
});

const storeLicencesRoute = defineRoute({
  path: PATHS.storeLicences,
  search: storeSearch,
  ...STORE_PAGE,
  page: () => import('./licences/page.tsx'),
  queries: () => import('./licences/queries.ts'),
});

const storeStreetRoute = defineRoute({
  path: PATHS.storeStreet,
  search: pageSearch,
  inSitemap: true,
  page: () => import('./street/page.tsx'),
  queries: () => import('./street/queries.ts'),
});

const storesRoute = defineRoute({
  path: PATHS.stores,
  search: storesSearch,
  inSitemap: true,
  page: () => import('./more/page.tsx'),
  queries: () => import('./more/queries.ts'),
});

export const storeRoutes = [
  storeRootRoute,
  storeHomeRoute,
  storeCategoryRoute,
  storeCouponsRoute,
  storeLicencesRoute,
  storeStreetRoute,
  storesRoute,
];
