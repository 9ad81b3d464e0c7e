import { PATHS, paths } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';

/** The account area begins with the orders. */
export const accountRoute = defineRoute({
  path: PATHS.account,
  guard: 'member',
  skeleton: 'account',
  redirect: () => paths.orders(),
});
