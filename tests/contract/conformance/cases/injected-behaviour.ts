import type { Ask } from '#mocks/handlers/types.ts';
import { fail } from '#mocks/market/errors.ts';
import { actAsOwner, ignoreQuery, profileWith, replaceAnswer, skipEffect } from '../profiles.ts';
import type { JourneyFault } from './journey-fault.ts';

const orderOwner = ({ market: { state }, params }: Ask<'masterOrderDetail' | 'orderCancel'>) =>
  state.masterOrders.find(({ no }) => no === params.orderNo)?.userId;
const isOwnAddress = ({ market: { state }, user, body }: Ask<'addressDelete'>) =>
  state.addresses.some(({ id, userId }) => id === body.id && userId === user?.id);
const isOwnLine = ({ market: { state }, user, body }: Ask<'cartDelete'>) =>
  state.cart.some(({ id, userId }) => body.ids.includes(id) && userId === user?.id);

export const INJECTED_BEHAVIOUR: readonly JourneyFault[] = [
  {
    name: 'a readable order of another member',
    profile: profileWith(actAsOwner('masterOrderDetail', orderOwner)),
    journey: 'order',
    operation: 'masterOrderDetail',
    kind: 'leak',
    grade: 'security',
  },
  {
    name: 'a cancelled order of another member',
    profile: profileWith(actAsOwner('orderCancel', orderOwner)),
    journey: 'order',
    operation: 'orderCancel',
    kind: 'admitted',
    grade: 'security',
  },
  {
    name: 'a coupon received twice',
    profile: profileWith(skipEffect('couponReceive')),
    journey: 'coupon-product',
    operation: 'couponReceive',
    kind: 'not-refused',
    grade: 'wrong',
  },
  {
    name: 'a sign-out without effect',
    profile: profileWith(skipEffect('logout')),
    journey: 'sign-in',
    operation: 'userInfo',
    kind: 'not-refused',
    grade: 'wrong',
  },
  {
    name: 'a deleted address in the list',
    profile: profileWith(
      replaceAnswer('addressDelete', (ask, remove) => (isOwnAddress(ask) ? null : remove(ask))),
    ),
    journey: 'address',
    operation: 'addressAll',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored quantity',
    profile: profileWith(skipEffect('cartSetQuantity')),
    journey: 'cart',
    operation: 'cartList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored addition to the cart',
    profile: profileWith(skipEffect('cartSave')),
    journey: 'cart',
    operation: 'cartList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored removal from the cart',
    profile: profileWith(
      replaceAnswer('cartDelete', (ask, remove) => (isOwnLine(ask) ? null : remove(ask))),
    ),
    journey: 'cart',
    operation: 'cartList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored default address',
    profile: profileWith(skipEffect('addressSetDefault')),
    journey: 'address',
    operation: 'addressDefault',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored coupon',
    profile: profileWith(
      replaceAnswer('orderPrice', async (ask, price) =>
        price({ ...ask, body: { ...ask.body, couponId: 0 } }),
      ),
    ),
    journey: 'coupon-product',
    operation: 'orderPrice',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'a constant amount to pay',
    profile: profileWith(
      replaceAnswer('orderPrice', async (ask, price) => ({
        ...(await price(ask)),
        payFee: '1.00',
      })),
    ),
    journey: 'order',
    operation: 'orderPrice',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored limit',
    profile: profileWith(ignoreQuery('productList', 'limit')),
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored page',
    profile: profileWith(ignoreQuery('productList', 'page')),
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored keyword',
    profile: profileWith(ignoreQuery('productList', 'keyword')),
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored sort',
    profile: profileWith(ignoreQuery('productList', 'priceOrder')),
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored category',
    profile: profileWith(ignoreQuery('productList', 'cid')),
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an ignored addition to the wishlist',
    profile: profileWith(skipEffect('collectProductAdd')),
    journey: 'wishlist',
    operation: 'collectProductList',
    kind: 'wrong-members',
    grade: 'wrong',
  },
  {
    name: 'an ignored following',
    profile: profileWith(skipEffect('collectMerchantAdd')),
    journey: 'wishlist',
    operation: 'collectMerchantList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'a readable address of another member',
    profile: profileWith(
      actAsOwner(
        'addressDetail',
        ({ market: { state }, params }) =>
          state.addresses.find(({ id }) => id === params.id)?.userId,
      ),
    ),
    journey: 'address',
    operation: 'addressDetail',
    kind: 'leak',
    grade: 'security',
  },
  {
    name: 'an address of another member changed by id',
    profile: profileWith(
      replaceAnswer('addressSave', (ask, save) => {
        const found = ask.market.state.addresses.find(({ id }) => id === ask.body.id);
        if (found && ask.user) found.userId = ask.user.id;
        return save(ask);
      }),
    ),
    journey: 'address',
    operation: 'addressSave',
    kind: 'admitted',
    grade: 'security',
  },
  {
    name: 'a wallet payment refused to a visitor who has signed in again',
    profile: profileWith(
      replaceAnswer('walletCapture', (ask, capture) => {
        const { payments, masterOrders } = ask.market.state;
        const paid = payments.find(({ id }) => id === ask.body.token);
        const order = masterOrders.find(({ no }) => no === paid?.orderNo);
        return order?.userId === ask.user?.id ? capture(ask) : fail('paymentMissing');
      }),
    ),
    journey: 'pay-by-wallet',
    operation: 'walletCapture',
    kind: 'refused',
    grade: 'breaks',
  },
  {
    name: 'a wrong product',
    profile: profileWith(
      replaceAnswer('productDetail', (ask, detail) =>
        detail({ ...ask, params: { id: ask.params.id === 99_999_999 ? ask.params.id : 1002 } }),
      ),
    ),
    journey: 'browse',
    operation: 'productDetail',
    kind: 'wrong-value',
    grade: 'wrong',
  },
];
