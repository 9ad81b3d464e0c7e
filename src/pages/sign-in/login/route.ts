import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { returnSearch } from '#/router/page-search.ts';

export const loginRoute = defineRoute({
  path: PATHS.login,
  search: returnSearch,
  title: 'auth.signIn',
  guard: 'guest',
  skeleton: 'form',
  page: () => import('./page.tsx'),
});
