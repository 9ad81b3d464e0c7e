import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';

export const agreementRoute = defineRoute({
  path: PATHS.privacy,
  skeleton: 'form',
  inSitemap: true,
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
