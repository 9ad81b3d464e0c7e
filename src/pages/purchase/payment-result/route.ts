import { resultSearch } from '#/domain/payment/result-search.ts';
import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';

export const paymentResultRoute = defineRoute({
  path: PATHS.paymentResult,
  search: resultSearch,
  title: 'pay.resultTitle',
  guard: 'member',
  skeleton: 'form',
  frame: 'quiet',
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
