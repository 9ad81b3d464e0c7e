/** Loaders of pages for members, loaded on demand to keep them out of the first bundle. */
import { getAddressAllQueryOptions } from '#generated/client/address/address.ts';
import { getCartListQueryOptions } from '#generated/client/cart/cart.ts';
import { getOrderCouponsQueryOptions } from '#generated/client/coupon/coupon.ts';
import { getHomeIndexQueryOptions } from '#generated/client/home/home.ts';
import {
  getAwaitPayOrdersQueryOptions,
  getMasterOrderDetailQueryOptions,
  getOrderCenterCountsQueryOptions,
  getOrderCountsQueryOptions,
  getOrderDetailQueryOptions,
  getPreOrderDetailQueryOptions,
} from '#generated/client/order/order.ts';
import {
  getMerchantCategoriesQueryOptions,
  getMerchantTypesQueryOptions,
} from '#generated/client/merchant/merchant.ts';
import { getPayMethodsQueryOptions } from '#generated/client/pay/pay.ts';
import {
  getRefundFormQueryOptions,
  getRefundReasonsQueryOptions,
} from '#generated/client/refund/refund.ts';
import { getSettlementDetailQueryOptions } from '#generated/client/settlement/settlement.ts';
import { MyCouponFilter } from '#generated/model/myCouponFilter.ts';
import type { QueryClient } from '@tanstack/react-query';
import { isSignInNeeded } from './api/error-class.ts';
import { isApiError } from './api/error.ts';
import { wishlistQueries } from './domain/wishlist/wishlist-queries.ts';
import { loadRegionNames } from './shared/country/region-names.ts';
import { myCouponsQuery } from './domain/coupon/my-coupons.ts';
import { orderRowsQuery } from './domain/order/find-order-rows.ts';
import { readOrderAddress } from './domain/order/order-address.ts';
import {
  allUnpaidParams,
  awaitPayParams,
  isMerchantOrderTab,
  merchantOrdersQuery,
  readOrderTab,
} from './domain/order/order-tabs.ts';
import { ensureRefund, refundListQuery } from './domain/refund/refund-queries.ts';
import {
  linesToReviewQueries,
  reviewListQueries,
  writeReviewQueries,
} from './domain/review/review-tabs.ts';
import { pointsQueries } from './domain/points/points-queries.ts';
import { applicationsQueries } from './domain/merchant/application/application-queries.ts';
import { positive } from './lib/positive.ts';
import { type Load, NotFound } from './router/types.ts';

export const cart: Load = ({ queryClient }) =>
  Promise.all([
    queryClient.ensureQueryData(getCartListQueryOptions({ isValid: true })),
    queryClient.prefetchQuery(getCartListQueryOptions({ isValid: false })),
  ]);

export const checkout: Load = ({ queryClient, locale }, { search }) => {
  const preOrderNo = search.get('preOrderNo') ?? '';
  return Promise.all([
    queryClient.prefetchQuery(getPreOrderDetailQueryOptions(preOrderNo)),
    queryClient.prefetchQuery(getAddressAllQueryOptions()),
    loadRegionNames(locale),
    queryClient.prefetchQuery(getPayMethodsQueryOptions()),
    queryClient.prefetchQuery(getOrderCouponsQueryOptions(preOrderNo)),
  ]);
};

export const cardPayment: Load = ({ queryClient }, { search }) =>
  Promise.all([
    queryClient.prefetchQuery(getHomeIndexQueryOptions()),
    queryClient.prefetchQuery(getPayMethodsQueryOptions()),
    search.get('orderNo')
      ? queryClient.prefetchQuery(getMasterOrderDetailQueryOptions(search.get('orderNo') ?? ''))
      : null,
  ]);

/** Cancelled orders and orders of a closed store have no detail: their data comes from the list. */
async function orderOrItsRows(
  queryClient: QueryClient,
  orderNo: string,
  detail: Promise<unknown>,
): Promise<void> {
  try {
    await detail;
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'answer' || isSignInNeeded(error)) throw error;
    const rows = await queryClient.ensureQueryData(orderRowsQuery(orderNo));
    if (rows.length === 0) throw error;
  }
}

export const order: Load = ({ queryClient }, { search }) => {
  const address = readOrderAddress(search);
  if (address.kind === 'missing' || address.kind === 'visitor') return Promise.resolve();
  const { kind, orderNo } = address;
  const detail =
    kind === 'master'
      ? queryClient.ensureQueryData(getMasterOrderDetailQueryOptions(orderNo))
      : queryClient.ensureQueryData(getOrderDetailQueryOptions(orderNo));
  return orderOrItsRows(queryClient, orderNo, detail);
};

export const orders: Load = ({ queryClient }, { search }) => {
  const { tab, page } = readOrderTab(search);
  return Promise.all([
    tab === 'toPay' &&
      queryClient.ensureQueryData(getAwaitPayOrdersQueryOptions(awaitPayParams(page))),
    tab === 'all' && queryClient.prefetchQuery(getAwaitPayOrdersQueryOptions(allUnpaidParams)),
    isMerchantOrderTab(tab) && queryClient.ensureQueryData(merchantOrdersQuery(tab, page)),
    tab === 'toReview' && linesToReviewQueries(queryClient, page),
    tab === 'afterSales' && queryClient.prefetchQuery(refundListQuery(page)),
    queryClient.prefetchQuery(getOrderCountsQueryOptions()),
    queryClient.prefetchQuery(getOrderCenterCountsQueryOptions()),
  ]);
};

export const refunds: Load = ({ queryClient }, { search }) =>
  queryClient.prefetchQuery(refundListQuery(positive(search.get('page')) ?? 1));

/** The form is required; the order and the reasons are optional. */
export const refundRequest: Load = ({ queryClient }, { search }) => {
  const orderNo = search.get('orderNo');
  if (!orderNo) throw new NotFound();
  return Promise.all([
    queryClient.ensureQueryData(getRefundFormQueryOptions(orderNo)),
    queryClient.prefetchQuery(getOrderDetailQueryOptions(orderNo, { query: { retry: false } })),
    queryClient.prefetchQuery(getRefundReasonsQueryOptions()),
  ]);
};

export const refund: Load = async ({ queryClient }, { search }) => {
  const refundNo = search.get('orderNo');
  if (!refundNo) throw new NotFound();
  await ensureRefund(queryClient, refundNo);
};

export const addresses: Load = ({ queryClient, locale }) =>
  Promise.all([queryClient.prefetchQuery(getAddressAllQueryOptions()), loadRegionNames(locale)]);

export const wishlist: Load = ({ queryClient }, { search }) => wishlistQueries(queryClient, search);

/** Loads all tabs, because each tab shows its count. */
export const coupons: Load = ({ queryClient }) =>
  Promise.all([
    queryClient.ensureQueryData(myCouponsQuery(MyCouponFilter.usable)),
    queryClient.ensureQueryData(myCouponsQuery(MyCouponFilter.unusable)),
  ]);

export const points: Load = ({ queryClient }, { search }) => pointsQueries(queryClient, search);

export const reviews: Load = ({ queryClient }, { search }) =>
  reviewListQueries(queryClient, search);

export const writeReview: Load = ({ queryClient }, { search }) =>
  writeReviewQueries(queryClient, search);

export const applications: Load = ({ queryClient }, { search }) =>
  applicationsQueries(queryClient, search);

export const apply: Load = (context, routeLocation) => {
  const { queryClient, locale } = context;
  const id = positive(routeLocation.search.get('id'));
  return Promise.all([
    queryClient.prefetchQuery(getMerchantCategoriesQueryOptions()),
    queryClient.prefetchQuery(getMerchantTypesQueryOptions()),
    applications(context, { ...routeLocation, search: new URLSearchParams() }),
    id && queryClient.prefetchQuery(getSettlementDetailQueryOptions(id)),
    loadRegionNames(locale),
  ]);
};
