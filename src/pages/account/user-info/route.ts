import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';

export const userInfoRoute = defineRoute({
  path: PATHS.userInfo,
  title: 'account.info',
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
  page: () => import('./page.tsx'),
});
