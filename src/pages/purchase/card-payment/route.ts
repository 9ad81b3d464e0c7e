import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { cardPaymentSearch } from './search.ts';

export const cardPaymentRoute = defineRoute({
  path: PATHS.cardPayment,
  search: cardPaymentSearch,
  title: 'pay.card',
  guard: 'member',
  skeleton: 'form',
  frame: 'quiet',
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
