import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { returnSearch } from '#/router/page-search.ts';

const loginRoute = defineRoute({
  path: PATHS.login,
  search: returnSearch,
  title: 'auth.signIn',
  guard: 'guest',
  skeleton: 'form',
  page: () => import('./login/page.tsx'),
  queries: () => import('./login/queries.ts'),
});

const agreementRoute = defineRoute({
  path: PATHS.privacy,
  skeleton: 'form',
  inSitemap: true,
  page: () => import('./agreement/page.tsx'),
  queries: () => import('./agreement/queries.ts'),
});

/** Twitter redirects to this page after sign-in. It reads the parameters of Twitter itself. */
const twitterRoute = defineRoute({
  path: PATHS.twitterReturn,
  title: 'auth.signIn',
  skeleton: 'form',
  page: () => import('./twitter/page.tsx'),
});

export const signInRoutes = [loginRoute, agreementRoute, twitterRoute];
