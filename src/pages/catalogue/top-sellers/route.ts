import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';

export const topSellersRoute = defineRoute({
  path: PATHS.topSellers,
  inSitemap: true,
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
