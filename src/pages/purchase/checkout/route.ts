import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { checkoutSearch } from './search.ts';

export const checkoutRoute = defineRoute({
  path: PATHS.checkout,
  search: checkoutSearch,
  title: 'checkout.title',
  guard: 'member',
  skeleton: 'cart',
  frame: 'quiet',
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
