import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';

export const cartRoute = defineRoute({
  path: PATHS.cart,
  title: 'nav.cart',
  guard: 'member',
  skeleton: 'cart',
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
