import { NEW_ADDRESS } from './address.ts';
import { CART_COUNTS, ORDER_COUNTS, PROFILE_COUNTS } from './counts.ts';
import { FIND_OPTIONS, FIND_OTHER_STORE } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';
import { createOrder, ORDER_TOTALS, PRICE, RELEASED, takeLines } from './order-steps.ts';

const add = (sku: string, pieces: string | number, product = '$productId'): CallStep => ({
  operation: 'cartSave',
  body: [{ productId: product, productAttrUnique: sku, cartNum: pieces }],
});
const STOCK: readonly CallStep[] = [
  { operation: 'productDetail', params: { id: '$productId' } },
  { operation: 'productSkuDetail', params: { id: '$productId' } },
  { operation: 'productDetail', params: { id: '$secondId' } },
];

/** Several pieces, options and stores in one cart and one order. */
export const richOrders: readonly Journey[] = [
  {
    name: 'several-lines',
    about: 'a cart and an order with several pieces, options and stores',
    creates: ['cart lines', 'an address', 'unpaid orders'],
    steps: [
      FIND_OPTIONS,
      ...FIND_OTHER_STORE,
      ...CART_COUNTS('member'),
      add('$skuId', '$pieces'),
      ...CART_COUNTS('member'),
      // The same option again adds its pieces.
      add('$skuId', '$morePieces'),
      ...CART_COUNTS('member'),
      {
        operation: 'cartSave',
        body: [
          { productId: '$productId', productAttrUnique: '$otherSkuId', cartNum: 1 },
          { productId: '$secondId', productAttrUnique: '$secondSkuId', cartNum: '$pieces' },
        ],
      },
      ...CART_COUNTS('member'),
      takeLines(),
      { operation: 'cartSetQuantity', body: { id: '$otherLine', number: '$morePieces' } },
      ...CART_COUNTS('member'),
      ...STOCK,
      {
        operation: 'addressSave',
        body: { ...NEW_ADDRESS, realName: 'B $person' },
        take: { addressId: 'id' },
      },
      {
        operation: 'preOrderCreate',
        body: {
          preOrderType: 'shoppingCart',
          orderDetails: ['$firstLine', '$otherLine', '$secondLine'].map((shoppingCartId) => ({
            shoppingCartId,
          })),
        },
        take: { preOrderNo: 'preOrderNo' },
      },
      { operation: 'preOrderDetail', params: { preOrderNo: '$preOrderNo' } },
      { operation: 'orderCoupons', params: { preOrderNo: '$preOrderNo' } },
      {
        operation: 'orderPrice',
        body: { preOrderNo: '$preOrderNo', addressId: '$addressId', couponId: 0 },
        values: PRICE,
      },
      createOrder({ mark: '$remark', payChannel: 'mobile' }, { take: { orderNo: 'orderNo' } }),
      {
        operation: 'masterOrderDetail',
        params: { orderNo: '$orderNo' },
        values: ORDER_TOTALS,
        take: { firstPart: 'orderList[0].orderNo', secondPart: 'orderList[1].orderNo' },
      },
      ...['$firstPart', '$secondPart'].map((orderNo): Step => ({
        operation: 'orderDetail',
        params: { orderNo },
      })),
      ...CART_COUNTS('member'),
      ...STOCK,
      ...ORDER_COUNTS('member'),
      { operation: 'orderCancel', params: { orderNo: '$orderNo' } },
      ...ORDER_COUNTS('member'),
      RELEASED,
      ...STOCK,
    ],
  },
  {
    name: 'options',
    about: 'another option for a line of the cart, and the removal of one line of several',
    creates: ['cart lines'],
    steps: [
      FIND_OPTIONS,
      ...FIND_OTHER_STORE,
      ...CART_COUNTS('other'),
      { ...add('$skuId', '$pieces'), as: 'other' },
      { operation: 'cartList', as: 'other', query: { isValid: true } },
      { ...add('$secondSkuId', '$pieces', '$secondId'), as: 'other' },
      // A line of the first store is newer than that of the second one.
      { operation: 'cartList', as: 'other', query: { isValid: true } },
      { ...add('$otherSkuId', 1), as: 'other' },
      {
        operation: 'cartList',
        as: 'other',
        query: { isValid: true },
        take: { newLine: '[*].cartInfoList[attrId=$otherSkuId].id' },
      },
      { operation: 'cartDelete', as: 'other', body: { ids: ['$newLine'] } },
      {
        operation: 'cartList',
        as: 'other',
        query: { isValid: true },
        take: {
          firstLine: '[*].cartInfoList[attrId=$skuId].id',
          secondLine: '[*].cartInfoList[attrId=$secondSkuId].id',
        },
      },
      {
        operation: 'cartReselect',
        as: 'other',
        body: {
          id: '$firstLine',
          num: '$morePieces',
          productId: '$productId',
          unique: '$otherSkuId',
        },
      },
      ...CART_COUNTS('other'),
      { operation: 'cartDelete', as: 'other', body: { ids: ['$firstLine'] } },
      ...CART_COUNTS('other'),
      { operation: 'cartDelete', as: 'other', body: { ids: ['$secondLine'] } },
      ...CART_COUNTS('other'),
    ],
  },
  {
    name: 'profile',
    about: 'name and picture of the member, and what the profile counts',
    creates: ['an uploaded picture'],
    steps: [
      ...PROFILE_COUNTS('member'),
      ...PROFILE_COUNTS('other'),
      {
        operation: 'imageUpload',
        as: 'member',
        query: { model: 'user', pid: 4 },
        body: { multipart: '@picture' },
        take: { picture: 'url' },
      },
      { operation: 'userInfo', take: { nickname: 'nickname', avatar: 'avatar' } },
      { operation: 'userEdit', body: { nickname: '$newName', avatar: '$picture' } },
      { operation: 'emailLogin', body: { email: '$memberEmail', password: '$memberPassword' } },
      { operation: 'userInfo' },
      { operation: 'userEdit', body: { nickname: '$longName', avatar: '$picture' } },
      { operation: 'userInfo' },
      // The picture alone, then the name alone.
      { operation: 'userEdit', body: { nickname: '$longName', avatar: '$avatar' } },
      { operation: 'userInfo' },
      { operation: 'userEdit', body: { nickname: '$nickname', avatar: '$avatar' } },
      { operation: 'userInfo' },
      ...ORDER_COUNTS('member'),
      ...ORDER_COUNTS('other'),
    ],
  },
];
