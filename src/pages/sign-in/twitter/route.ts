import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';

/** Twitter redirects to this page after sign-in. It reads the parameters of Twitter itself. */
export const twitterRoute = defineRoute({
  path: PATHS.twitterReturn,
  title: 'auth.signIn',
  skeleton: 'form',
  page: () => import('./page.tsx'),
});
