import { withFrame } from '#/route-loads.ts';
import type { RouteDef } from '#/router/types.ts';

/** Sign-in, its agreement, and the callback of Twitter. */
export const signInRoutes: RouteDef[] = [
  {
    path: '/login',
    page: () => import('#/pages/sign-in/login/page.tsx'),
    query: ['from'],
    areas: ['auth'],
    title: 'auth.signIn',
    skeleton: 'form',
    guard: 'guest',
    load: withFrame(),
  },
  {
    path: '/middlewares/privacy_agreement',
    page: () => import('#/pages/sign-in/agreement/page.tsx'),
    areas: ['auth'],
    title: '',
    skeleton: 'form',
    load: withFrame(async ({ queryClient }) => {
      const { getLoginMethodsQueryOptions } = await import('#generated/client/login/login.ts');
      return queryClient.ensureQueryData(getLoginMethodsQueryOptions());
    }),
  },
  {
    path: '/middlewares/callback_twitter',
    page: () => import('#/pages/sign-in/twitter/page.tsx'),
    areas: ['auth'],
    title: 'auth.signIn',
    skeleton: 'form',
    load: withFrame(),
  },
];
