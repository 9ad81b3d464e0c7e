import { PATHS } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { type Parse, preOrderNumber, validIfAny } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Buy-now line: product, sku and quantity, see `paths.checkout`. */
export const BUY_LINE = /^(\d+)\.(\d+)\.(\d+)$/;

const buyLine: Parse<string | null> = (text = '') => (BUY_LINE.test(text) ? text : null);

export const checkoutSearch = searchParams({
  preOrderNo: validIfAny(preOrderNumber),
  buy: buyLine,
});

export const checkoutRoute = defineRoute({
  path: PATHS.checkout,
  search: checkoutSearch,
  title: 'checkout.title',
  guard: 'member',
  skeleton: 'cart',
  frame: 'quiet',
  page: () => import('./page.tsx'),
  queries: () => import('./queries.ts'),
});
