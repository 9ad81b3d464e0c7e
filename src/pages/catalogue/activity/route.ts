import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { activitySearch } from './search.ts';

export const activityRoute = defineRoute({
  path: PATHS.activity,
  search: activitySearch,
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
