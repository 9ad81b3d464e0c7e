import type { OperationId } from '#generated/operations.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { TestMarket } from '#mocks/test.ts';

type Market = TestMarket['market'];

/** A page that calls an operation when it is opened, or after one click. */
export interface Visit {
  path: string | ((market: Market) => string);
  /** opened as a guest; default: as the demo shopper */
  guest?: true;
  /** selector of the element to click first */
  press?: string;
  /** query parameters of the relevant call, if a page makes several */
  only?: Record<string, string>;
}

const guest = (path: Visit['path'], rest: Partial<Visit> = {}): Visit => ({
  path,
  guest: true,
  ...rest,
});
const member = (path: Visit['path'], rest: Partial<Visit> = {}): Visit => ({ path, ...rest });

const PRODUCT = `/goods_detail/${FEATURED_ID}`;
const CONTACT = '.side-window__service .side-window__cell';
const STORE = '/merchant/merchant/home?id=1';
const CATEGORY = '/merchant/merchant/category?id=1';
const SEARCH = '/goods/goods_search?title=a';

const ownMasters = ({ state }: Market) =>
  state.masterOrders.filter(({ userId }) => userId === state.users[0]?.id);
const merchantNo = ({ state }: Market) => state.merchantOrders[0]?.no ?? '';
const masterNo = (market: Market) => ownMasters(market)[0]?.no ?? '';
const refundNo = ({ state }: Market) => state.refunds[0]?.no ?? '';

const order = (market: Market) => `/order/order_detail?orderNo=${merchantNo(market)}`;
const checkout = '/order/order_confirm?preOrderNo=1';

/** Queries by operation, and the pages that make them. */
export const VISITS: Partial<Record<OperationId, readonly Visit[]>> = {
  homeIndex: [guest('/'), guest(PRODUCT), member(SEARCH)],
  loginMethods: [guest('/login'), guest('/middlewares/privacy_agreement')],
  loginPicture: [guest('/login')],
  userInfo: [member('/users/user_info'), member('/')],
  userMenu: [member('/', { press: '.header__actUser' })],
  homeActivities: [guest('/')],
  activityProducts: [guest('/goods/activity_list?id=1')],
  activityDetail: [guest('/goods/activity_list?id=1')],
  hotKeywords: [guest('/')],
  homeProducts: [guest('/')],
  homeConfig: [guest('/')],
  productCategories: [guest('/'), guest(SEARCH)],
  productList: [guest(SEARCH)],
  productDetail: [guest(PRODUCT), member(PRODUCT)],
  productReviewCount: [guest(PRODUCT)],
  productReviews: [guest(PRODUCT)],
  productLeaderboard: [guest('/goods/top_one'), guest('/')],
  storeCategories: [guest(CATEGORY)],
  storeProducts: [guest(CATEGORY), guest(STORE)],
  merchantSearch: [guest('/merchant/merchant_more'), guest(SEARCH)],
  merchantStreet: [guest('/merchant/merchant_street'), guest('/')],
  merchantTypes: [guest('/merchant/merchant_more')],
  merchantCategories: [guest('/merchant/merchant_more')],
  merchantIndex: [guest(STORE), member('/merchant/merchant/coupon?id=1')],
  merchantDetail: [guest('/merchant/merchant/qualification?id=1')],
  merchantService: [guest(STORE, { press: CONTACT }), guest(PRODUCT, { press: CONTACT })],
  settlementRecords: [member('/users/application_record'), member('/users/merchant_settled')],
  settlementAgreement: [member('/users/merchant_settled', { press: 'button.link' })],
  settlementDetail: [member('/users/application_record')],
  collectProductList: [
    member('/users/collection_list'),
    member('/', { press: '.header__actUser' }),
  ],
  collectMerchantList: [member('/users/collection_list?tab=stores')],
  couponOffers: [guest('/merchant/merchant/coupon?id=1'), member(PRODUCT)],
  couponList: [member('/users/coupon_list', { only: { type: 'usable' } })],
  orderCoupons: [member(checkout)],
  cartList: [member('/order/shopping_cart', { only: { isValid: 'true' } })],
  cartCount: [member('/')],
  preOrderDetail: [member(checkout)],
  awaitPayOrders: [member('/users/order_list?orderStatus=0'), member('/users/order_list')],
  masterOrderDetail: [
    member((market) => `/order/order_detail?orderNo=${masterNo(market)}`),
    member((market) => `/order/payment_result?orderNo=${masterNo(market)}`),
  ],
  orderList: [member('/users/order_list?orderStatus=1'), member('/users/order_list')],
  orderDetail: [
    member(order),
    member((market) => `/users/refund_confirm?orderNo=${merchantNo(market)}`),
  ],
  orderCounts: [member('/users/order_list')],
  orderCenterCounts: [member('/', { press: '.header__actUser' })],
  orderExpress: [member(order)],
  visitorMasterOrderDetail: [guest('/order/order_detail?orderNo=PT1&identity=x')],
  visitorOrderDetail: [guest('/order/order_detail?orderNo=SH1&identity=x')],
  reviewableLines: [member('/users/evaluation_list')],
  myReviews: [member('/users/evaluation_list?tab=written')],
  payMethods: [member(checkout)],
  refundReasons: [member((market) => `/users/refund_confirm?orderNo=${merchantNo(market)}`)],
  refundForm: [member((market) => `/users/refund_confirm?orderNo=${merchantNo(market)}`)],
  refundList: [member('/users/refund_list')],
  refundDetail: [member((market) => `/order/refund_detail?orderNo=${refundNo(market)}`)],
  addressAll: [member('/users/address_list'), member(checkout)],
  pointsAccount: [member('/users/points_list')],
  pointsList: [member('/users/points_list')],
};
