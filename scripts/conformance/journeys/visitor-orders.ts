import { FIND_OPTIONS, FIND_OTHER_STORE } from './find.ts';
import type { Journey } from './journey.ts';
import { buyNow, createOrder, preOrderOfLines, startPayment, takeLines } from './order-steps.ts';
import { IDENTITIES } from './visitor-identities.ts';
import { ALL, AS, LOOK_UPS, lookUp, NOT_THIS_VISITOR, OFF, REVIEWS } from './visitor-look-ups.ts';

const VISITOR = { email: '$newEmail', phone: '$localPhone', countryCode: '66' };

/** An order of two stores, without an account, in each of its states. */
export const visitorOrders: Journey = {
  name: 'visitor-orders',
  about: 'an order of a visitor that is paid, shipped, received, refunded; another is cancelled',
  creates: ['two visitors, an address, and orders'],
  isWhole: true,
  steps: [
    {
      operation: 'visitorRegister',
      body: VISITOR,
      ...OFF,
      take: {
        token: 'token',
        identity: 'identity',
        almostIdentity: 'identity|almost',
        uid: 'uid',
      },
    },
    { operation: 'userInfo', ...AS },
    // Another visitor, with the same address.
    {
      operation: 'visitorRegister',
      body: { ...VISITOR, phone: null, countryCode: null },
      ...OFF,
      take: { otherIdentity: 'identity' },
      values: [
        { what: 'a session of another visitor', at: 'token', lacks: '$token' },
        { what: 'the id of another visitor', at: 'uid', lacks: '$uid' },
        { what: 'the identity of another visitor', at: 'identity', lacks: '$identity' },
      ],
    },
    FIND_OPTIONS,
    ...FIND_OTHER_STORE,
    {
      operation: 'cartSave',
      ...AS,
      body: [
        { productId: '$productId', productAttrUnique: '$skuId', cartNum: '$morePieces' },
        { productId: '$productId', productAttrUnique: '$otherSkuId', cartNum: 1 },
        { productId: '$secondId', productAttrUnique: '$secondSkuId', cartNum: 1 },
      ],
    },
    takeLines(AS),
    ...preOrderOfLines(AS),
    createOrder(
      { payType: 'stripe', payChannel: 'mobile', mark: '$remark' },
      { ...AS, take: { orderNo: 'orderNo' } },
    ),
    lookUp('visitorMasterOrderDetail', '$orderNo', {
      take: {
        firstPart: 'orderList[merId=$merId].orderNo',
        secondPart: 'orderList[merId=$secondMerId].orderNo',
      },
    }),
    ...LOOK_UPS,
    startPayment('stripe', { ...AS, take: { clientSecret: 'stripeClientSecret' } }),
    { sandbox: { do: 'card', clientSecret: '$clientSecret', orderNo: '$orderNo', accepted: true } },
    ...LOOK_UPS,
    { operation: 'orderExpress', ...AS, params: { orderNo: '$firstPart' } },
    { sandbox: { do: 'ship', email: '$newEmail', orderNo: '$firstPart' } },
    ...LOOK_UPS,
    {
      operation: 'orderExpress',
      ...AS,
      params: { orderNo: '$firstPart' },
      take: { waybill: 'expNo' },
    },
    lookUp('visitorOrderDetail', '$firstPart', {
      values: [
        { what: 'the order of the parcel', at: 'expressInfo.orderNo', is: '$firstPart' },
        { what: 'the number of the parcel', at: 'expressInfo.expNo', is: '$waybill' },
      ],
    }),
    lookUp('visitorOrderDetail', '$secondPart', {
      values: [{ what: 'a parcel of the part not shipped', at: 'expressInfo.id', none: true }],
    }),
    { operation: 'orderTake', ...AS, params: { orderNo: '$firstPart' } },
    ...LOOK_UPS,
    ...REVIEWS,
    {
      operation: 'orderDetail',
      ...AS,
      params: { orderNo: '$firstPart' },
      take: { lineId: 'orderInfoList[productId=$productId].id' },
    },
    {
      operation: 'reviewAdd',
      ...AS,
      body: {
        orderNo: '$firstPart',
        orderInfoId: '$lineId',
        star: 1,
        comment: '$review',
        pics: '',
      },
    },
    ...REVIEWS,
    { operation: 'refundReasons', ...AS, take: { reason: '[0]' } },
    { operation: 'refundForm', ...AS, params: { orderNo: '$firstPart' } },
    {
      operation: 'refundApply',
      ...AS,
      body: { orderNo: '$firstPart', text: '$reason' },
    },
    ...LOOK_UPS,
    { operation: 'refundList', ...AS, query: ALL, take: { refundNo: 'list[0].refundOrderNo' } },
    { operation: 'refundDetail', ...AS, params: { orderNo: '$refundNo' } },
    { sandbox: { do: 'refund', email: '$newEmail', orderNo: '$firstPart', step: 'accept' } },
    ...LOOK_UPS,
    // The other part is refunded for itself.
    { operation: 'refundApply', ...AS, body: { orderNo: '$secondPart', text: '$reason' } },
    { operation: 'refundList', ...AS, query: ALL },
    { operation: 'orderDelete', ...AS, params: { orderNo: '$firstPart' } },
    ...IDENTITIES,
    // A cancelled order is not found.
    buyNow(
      { productId: '$productId', attrValueId: '$skuId', productNum: 1 },
      { ...AS, take: { preOrderNo: 'preOrderNo' } },
    ),
    createOrder({ payType: 'wechat' }, { ...AS, take: { cancelledNo: 'orderNo' } }),
    lookUp('visitorMasterOrderDetail', '$cancelledNo', {
      take: { cancelledPart: 'orderList[0].orderNo' },
    }),
    lookUp('visitorOrderDetail', '$cancelledPart'),
    { operation: 'orderCancel', ...AS, params: { orderNo: '$cancelledNo' } },
    lookUp('visitorMasterOrderDetail', '$cancelledNo', {
      expect: NOT_THIS_VISITOR.expect,
      situation: NOT_THIS_VISITOR.situation,
    }),
    { operation: 'orderDetail', ...AS, params: { orderNo: '$cancelledPart' } },
    { operation: 'logout', ...AS },
    // The link of the mail needs no session.
    lookUp('visitorMasterOrderDetail', '$orderNo'),
    lookUp('visitorOrderDetail', '$secondPart'),
  ],
};
