import type { Market } from '#mocks/market/context.ts';
import { pointsAccount } from '#mocks/market/points.ts';
import { piecesLeft } from '#mocks/market/stock.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const duplicates = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Returns the violated invariants of a market. */
export function violatedInvariants(market: Market): string[] {
  const { state, catalogue } = market;
  const skus = catalogue.products.flatMap((product) => product.skus);
  const users = new Set(state.users.map(({ id }) => id));
  const owned = [
    ...state.addresses,
    ...state.cart,
    ...state.preOrders,
    ...state.userCoupons,
    ...state.masterOrders,
    ...state.merchantOrders,
    ...state.reviews,
    ...state.applications,
    ...state.sessions,
  ];
  return [
    ...skus
      .filter((sku) => piecesLeft(market, sku) < 0)
      .map((sku) => `sku ${sku.id} has a negative stock`),
    ...state.cart
      .filter(({ quantity }) => !Number.isInteger(quantity) || quantity < 1)
      .map((line) => `cart line ${line.id} has ${line.quantity} pieces`),
    ...state.users
      .filter(({ id }) => pointsAccount(market, id).left < 0)
      .map(({ id }) => `user ${id} has negative points`),
    ...state.masterOrders
      .filter(
        (order) =>
          order.payPrice !== order.proTotal + order.postage - order.couponFee || order.payPrice < 0,
      )
      .map((order) => `order ${order.no} costs ${order.payPrice}`),
    ...state.masterOrders
      .filter(
        (order) =>
          sum(
            state.merchantOrders
              .filter(({ masterNo }) => masterNo === order.no)
              .map(({ payPrice }) => payPrice),
          ) !== order.payPrice,
      )
      .map((order) => `the parts of order ${order.no} do not add up to its price`),
    ...state.masterOrders
      .filter(({ paid, cancelled }) => paid && cancelled)
      .map((order) => `order ${order.no} is both paid and cancelled`),
    ...duplicates([...state.masterOrders, ...state.merchantOrders].map(({ no }) => no)).map(
      (no) => `two orders have the number ${no}`,
    ),
    // Visitors may share an e-mail: each one is a separate user.
    ...duplicates(
      state.users.flatMap(({ type, email }) => (email && type !== 'visitor' ? [email] : [])),
    ).map((email) => `two users have the e-mail ${email}`),
    ...duplicates(state.reviews.map(({ lineId }) => lineId)).map(
      (line) => `order line ${line} was reviewed twice`,
    ),
    ...state.users
      .filter(
        ({ id }) =>
          state.addresses.filter((address) => address.userId === id && address.isDefault).length >
          1,
      )
      .map((user) => `user ${user.id} has two default addresses`),
    ...owned
      .filter(({ userId }) => !users.has(userId))
      .map(({ userId }) => `a record belongs to user ${userId}, who does not exist`),
    ...(Object.getOwnPropertyNames(Object.prototype).length > 12
      ? ['the prototype of all objects was changed']
      : []),
  ];
}
