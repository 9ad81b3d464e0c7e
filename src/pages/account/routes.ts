import { ordersSearch } from '#/domain/order/orders-search.ts';
import { PATHS, paths } from '#/lib/paths.ts';
import { defineRoute } from '#/router/define-route.ts';
import { pageSearch, tabSearch } from '#/router/page-search.ts';
import { orderNumber, positiveInteger, required, validIfAny } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** Of every page in the account area. */
const ACCOUNT_PAGE = {
  guard: 'member',
  skeleton: 'account',
  shell: () => import('#/layout/account-shell.tsx'),
} as const;

const accountRoute = defineRoute({
  path: PATHS.account,
  title: 'nav.account',
  ...ACCOUNT_PAGE,
  page: () => import('./start/page.tsx'),
  queries: () => import('./start/queries.ts'),
});

const ordersRoute = defineRoute({
  path: PATHS.orders,
  search: ordersSearch,
  title: 'nav.myOrders',
  ...ACCOUNT_PAGE,
  page: () => import('./orders/page.tsx'),
  queries: () => import('./orders/queries.ts'),
});

export const reviewsSearch = tabSearch(['toWrite', 'written']);

const reviewsRoute = defineRoute({
  path: PATHS.reviews,
  search: reviewsSearch,
  title: 'account.reviews',
  ...ACCOUNT_PAGE,
  page: () => import('./reviews/page.tsx'),
  queries: () => import('./reviews/queries.ts'),
});

/** Number of a merchant order, empty without one, and the id of the selected line. */
export const writeReviewSearch = searchParams(
  { orderNo: validIfAny(orderNumber), line: positiveInteger },
  ({ orderNo = '', line }) => ({ orderNo, line }),
);

const writeReviewRoute = defineRoute({
  path: PATHS.writeReview,
  search: writeReviewSearch,
  title: 'review.write',
  parent: { title: 'account.reviews', to: paths.reviews() },
  ...ACCOUNT_PAGE,
  page: () => import('./write-review/page.tsx'),
  queries: () => import('./write-review/queries.ts'),
});

const refundsRoute = defineRoute({
  path: PATHS.refunds,
  search: pageSearch,
  title: 'account.refunds',
  ...ACCOUNT_PAGE,
  page: () => import('./refunds/page.tsx'),
  queries: () => import('./refunds/queries.ts'),
});

export const refundRequestSearch = searchParams({ orderNo: required(orderNumber) });

const refundRequestRoute = defineRoute({
  path: PATHS.refundRequest,
  search: refundRequestSearch,
  title: 'refund.request',
  parent: { title: 'account.refunds', to: paths.refunds() },
  ...ACCOUNT_PAGE,
  page: () => import('./refund-request/page.tsx'),
  queries: () => import('./refund-request/queries.ts'),
});

/** The address calls the refund's number `orderNo`. */
export const refundSearch = searchParams({ orderNo: required(orderNumber) }, ({ orderNo }) => ({
  refundNo: orderNo,
}));

const refundRoute = defineRoute({
  path: PATHS.refund,
  search: refundSearch,
  title: 'refund.detail',
  parent: { title: 'account.refunds', to: paths.refunds() },
  ...ACCOUNT_PAGE,
  page: () => import('./refund/page.tsx'),
  queries: () => import('./refund/queries.ts'),
});

const userInfoRoute = defineRoute({
  path: PATHS.userInfo,
  title: 'account.info',
  ...ACCOUNT_PAGE,
  page: () => import('./user-info/page.tsx'),
});

const addressesRoute = defineRoute({
  path: PATHS.addresses,
  title: 'address.addresses',
  ...ACCOUNT_PAGE,
  page: () => import('./addresses/page.tsx'),
  queries: () => import('./addresses/queries.ts'),
});

export const wishlistSearch = tabSearch(['goods', 'stores']);

const wishlistRoute = defineRoute({
  path: PATHS.wishlist,
  search: wishlistSearch,
  title: 'account.wishList',
  ...ACCOUNT_PAGE,
  page: () => import('./wishlist/page.tsx'),
  queries: () => import('./wishlist/queries.ts'),
});

export const couponsSearch = tabSearch(['usable', 'used', 'lapsed']);

const couponsRoute = defineRoute({
  path: PATHS.coupons,
  search: couponsSearch,
  title: 'account.coupons',
  ...ACCOUNT_PAGE,
  page: () => import('./coupons/page.tsx'),
  queries: () => import('./coupons/queries.ts'),
});

export const pointsSearch = tabSearch(['detail', 'earn']);

const pointsRoute = defineRoute({
  path: PATHS.points,
  search: pointsSearch,
  title: 'account.points',
  ...ACCOUNT_PAGE,
  page: () => import('./points/page.tsx'),
  queries: () => import('./points/queries.ts'),
});

/** Id of the application to change. */
export const applySearch = searchParams({ id: positiveInteger });

const merchantApplyRoute = defineRoute({
  path: PATHS.apply,
  search: applySearch,
  title: 'nav.becomeMerchant',
  ...ACCOUNT_PAGE,
  page: () => import('./merchant-apply/page.tsx'),
  queries: () => import('./merchant-apply/queries.ts'),
});

const applicationsRoute = defineRoute({
  path: PATHS.applications,
  search: pageSearch,
  title: 'account.applications',
  ...ACCOUNT_PAGE,
  page: () => import('./application-record/page.tsx'),
  queries: () => import('./application-record/queries.ts'),
});

export const accountRoutes = [
  accountRoute,
  ordersRoute,
  reviewsRoute,
  writeReviewRoute,
  refundsRoute,
  refundRequestRoute,
  refundRoute,
  userInfoRoute,
  addressesRoute,
  wishlistRoute,
  couponsRoute,
  pointsRoute,
  merchantApplyRoute,
  applicationsRoute,
];
