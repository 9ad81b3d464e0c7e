import { PATHS, paths } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { storeSearch } from '#/domain/merchant/store-search-params.ts';

/** Addresses without a tab, from mails and older clients. */
export const storeRootRoute = defineRoute({
  path: PATHS.storeRoot,
  search: storeSearch,
  redirect: ({ id }) => paths.store(id),
});
