import { defineRoute } from '#/router/define-route.ts';
import { NotFound } from '#/router/types.ts';

/** Addresses for redirects of providers; only some of them are pages. */
const noServiceRoute = defineRoute({
  path: '/middlewares/*',
  title: 'errorPage.500',
  error: () => new Error('Nothing is served here'),
});

export const ANY_PATH = '*';

/** Every other address. */
const notFoundRoute = defineRoute({
  path: ANY_PATH,
  title: 'errorPage.noPage',
  error: () => new NotFound(),
});

export const errorRoutes = [noServiceRoute, notFoundRoute];
