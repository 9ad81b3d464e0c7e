import { withFrame } from './route-loads.ts';
import { NotFound, type RouteDef } from './router/types.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { storeRoutes } from './routes/stores.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { accountRoutes } from './routes/account.ts';
import { signInRoutes } from './routes/sign-in.ts';

/**
 * The route map: one entry per page; the first match wins. Data that `load` ensures is present when the page renders;
 * prefetched data may be missing.
 */
export const routes: RouteDef[] = [
  ...catalogueRoutes,
  ...storeRoutes,
  ...checkoutRoutes,
  ...accountRoutes,
  ...signInRoutes,
  {
    path: '/middlewares/*',
    page: () => Promise.reject(new Error('Nothing is served here')),
    areas: [],
    title: 'errorPage.500',
    load: withFrame(),
  },
  // Catch-all: the frame with the error page.
  {
    path: '*',
    page: () => Promise.reject(new NotFound()),
    areas: [],
    title: 'errorPage.noPage',
    load: withFrame(),
  },
];
