import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { pageNumber, positiveInteger, required } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

export const activitySearch = searchParams({ id: required(positiveInteger), page: pageNumber });

export const activityRoute = defineRoute({
  path: PATHS.activity,
  search: activitySearch,
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
