import { getCartCountQueryOptions } from '#generated/client/cart/cart.ts';
import { getCollectProductListQueryOptions } from '#generated/client/collect/collect.ts';
import { getOrderCenterCountsQueryOptions } from '#generated/client/order/order.ts';
import { getPointsAccountQueryOptions } from '#generated/client/points/points.ts';
import { getUserInfoQueryOptions, getUserMenuQueryOptions } from '#generated/client/user/user.ts';
import { pageParams } from '#/domain/wishlist/page-params.ts';
import { query } from '#/router/page-queries.ts';
import type { PageQuery } from '#/router/types.ts';
import { CART_SUM } from './cart-sum.ts';

/** Data of a shopper in the header of every page. */
export const headerQueries: readonly PageQuery[] = [
  query(getUserInfoQueryOptions()),
  query(getCartCountQueryOptions(CART_SUM)),
];

/** Data of the account menu, beside that of the header; see `use-account-menu.ts`. */
export const accountQueries: readonly PageQuery[] = [
  query(getUserMenuQueryOptions()),
  query(getOrderCenterCountsQueryOptions()),
  query(getCollectProductListQueryOptions(pageParams(1))),
  query(getPointsAccountQueryOptions()),
];
