import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { orderNumber, validIfAny } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

export const cardPaymentSearch = searchParams({ orderNo: validIfAny(orderNumber) });

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
