import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { loginSearch } from './search.ts';

export const loginRoute = defineRoute({
  path: PATHS.login,
  search: loginSearch,
  namespaces: ['auth'],
  title: 'auth.signIn',
  guard: 'guest',
  skeleton: 'form',
  page: () => import('./page.tsx'),
});
