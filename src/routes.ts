import { accountRoutes } from './pages/account/routes.ts';
import { catalogueRoutes } from './pages/catalogue/routes.ts';
import { errorRoutes } from './pages/error-routes.ts';
import { purchaseRoutes } from './pages/purchase/routes.ts';
import { signInRoutes } from './pages/sign-in/routes.ts';
import { storeRoutes } from './pages/store/routes.ts';
import type { RouteDef } from './router/define-route.ts';

/** All routes; the first match wins. */
export const routes: readonly RouteDef[] = [
  ...catalogueRoutes,
  ...storeRoutes,
  ...purchaseRoutes,
  ...accountRoutes,
  ...signInRoutes,
  ...errorRoutes,
];
