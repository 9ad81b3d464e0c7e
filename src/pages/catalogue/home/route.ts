import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';

export const homeRoute = defineRoute({
  path: PATHS.home,
  skeleton: 'home',
  inSitemap: true,
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
