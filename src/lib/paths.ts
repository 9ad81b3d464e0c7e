/** Query string of the values that are set. */
export const queryString = (
  values: Record<string, string | number | boolean | null | undefined>,
): string => {
  // The first page has no parameter.
  const set = Object.entries(values).filter(
    ([key, value]) =>
      value !== undefined && value !== null && value !== '' && !(key === 'page' && value === 1),
  );
  return set.length
    ? `?${new URLSearchParams(set.map(([key, value]) => [key, String(value)]))}`
    : '';
};

/** Parameters of the search page. */
export interface SearchQuery {
  title?: string | undefined;
  cid?: number | undefined;
  min?: string | undefined;
  max?: string | undefined;
  sort?: 'sales-asc' | 'sales-desc' | 'price-asc' | 'price-desc' | undefined;
  page?: number | undefined;
}

export type OrderTab =
  'all' | 'toPay' | 'toShip' | 'toReceive' | 'toReview' | 'afterSales' | 'completed';
/**
 * Values of `orderStatus`. 0 to 3 are used in mails and by the old client, 9 means all orders in the old client. 4 and 5
 * are for lists with separate calls.
 */
export const ORDER_TABS: Record<OrderTab, number> = {
  all: 9,
  toPay: 0,
  toShip: 1,
  toReceive: 2,
  toReview: 4,
  afterSales: 5,
  completed: 3,
};

type ReviewTab = 'toWrite' | 'written';
type WishlistTab = 'goods' | 'stores';
export type CouponTab = 'usable' | 'used' | 'lapsed';
type PointsTab = 'detail' | 'earn';

/** Path patterns of the pages, without the language prefix. */
export const PATHS = {
  home: '/',
  search: '/goods/goods_search',
  activity: '/goods/activity_list',
  topSellers: '/goods/top_one',
  product: '/goods_detail/:id',
  /** redirects to the first page of the store */
  storeRoot: '/merchant/merchant',
  store: '/merchant/merchant/home',
  storeProducts: '/merchant/merchant/category',
  storeCoupons: '/merchant/merchant/coupon',
  storeLicences: '/merchant/merchant/qualification',
  storeStreet: '/merchant/merchant_street',
  stores: '/merchant/merchant_more',
  cart: '/order/shopping_cart',
  checkout: '/order/order_confirm',
  cardPayment: '/order/stripe_payment',
  paymentResult: '/order/payment_result',
  order: '/order/order_detail',
  refund: '/order/refund_detail',
  account: '/users',
  orders: '/users/order_list',
  refunds: '/users/refund_list',
  refundRequest: '/users/refund_confirm',
  reviews: '/users/evaluation_list',
  writeReview: '/users/evaluation_confirm',
  userInfo: '/users/user_info',
  addresses: '/users/address_list',
  wishlist: '/users/collection_list',
  coupons: '/users/coupon_list',
  points: '/users/points_list',
  apply: '/users/merchant_settled',
  applications: '/users/application_record',
  privacy: '/middlewares/privacy_agreement',
  /** redirect address for Twitter */
  twitterReturn: '/middlewares/callback_twitter',
  login: '/login',
} as const;

/** Address of a tab and page of a list; the first ones have no parameter. */
const tabbed = (path: string, tab: string | undefined, page: number) =>
  path + queryString({ tab, page: page === 1 ? undefined : page });
const unless = <T>(first: T, value: T): T | undefined => (value === first ? undefined : value);

/** Addresses of the shop, without the language prefix, which the router adds. */
export const paths = {
  home: () => PATHS.home,
  product: (id: number, sku?: string) =>
    `${PATHS.product.replace(':id', String(id))}${queryString({ sku })}`,
  search: (values: SearchQuery = {}) => `${PATHS.search}${queryString({ ...values })}`,
  /** only the id is read; links of mails and older clients have type and name too */
  activity: ({ id, type, name }: { id: number; type?: number; name?: string }, page = 1) =>
    `${PATHS.activity}${queryString({ id, type, name, page })}`,
  topSellers: () => PATHS.topSellers,
  storeStreet: (page = 1) => `${PATHS.storeStreet}${queryString({ page })}`,
  store: (id: number, page = 1) => `${PATHS.store}${queryString({ id, page })}`,
  cart: () => PATHS.cart,
  /** `buy` describes a buy-now line (`productId.skuId.quantity`), so that an expired pre-order can be created again */
  checkout: (preOrderNo: string, buy?: string) =>
    `${PATHS.checkout}${queryString({ preOrderNo, buy })}`,
  account: () => PATHS.account,
  userInfo: () => PATHS.userInfo,
  addresses: () => PATHS.addresses,
  orders: (tab: OrderTab = 'all', page = 1) =>
    `${PATHS.orders}${queryString({ orderStatus: unless(ORDER_TABS.all, ORDER_TABS[tab]), page })}`,
  /** an unpaid order, by its master number */
  masterOrder: (orderNo: string) => `${PATHS.order}${queryString({ orderNo, orderStatus: 0 })}`,
  order: (orderNo: string) => `${PATHS.order}${queryString({ orderNo, orderStatus: 1 })}`,
  /** the delivery of an order: a part of its page, with this id */
  parcel: (orderNo: string) => `${paths.order(orderNo)}#parcel-${orderNo}`,
  /** order of a visitor; the e-mail contains the identity */
  visitorOrder: (orderNo: string, identity: string) =>
    `${PATHS.order}${queryString({ orderNo, identity })}`,
  /** form for both parameters */
  lookUpOrder: () => `${PATHS.order}?identity=`,
  refunds: (page = 1) => `${PATHS.refunds}${queryString({ page })}`,
  /** @param orderNo number of a merchant order */
  refundRequest: (orderNo: string) => `${PATHS.refundRequest}${queryString({ orderNo })}`,
  /** @param refundNo number of a refund order */
  refund: (refundNo: string) => `${PATHS.refund}${queryString({ orderNo: refundNo })}`,
  reviews: (tab: ReviewTab = 'toWrite', page = 1) =>
    tabbed(PATHS.reviews, unless('toWrite', tab), page),
  /**
   * @param orderNo number of a merchant order
   * @param line id of the selected order line; by default the first one without a review
   */
  writeReview: (orderNo: string, line?: number) =>
    `${PATHS.writeReview}${queryString({ orderNo, line })}`,
  wishlist: (tab: WishlistTab = 'goods', page = 1) =>
    tabbed(PATHS.wishlist, unless('goods', tab), page),
  coupons: (tab: CouponTab = 'usable', page = 1) =>
    tabbed(PATHS.coupons, unless('usable', tab), page),
  /** points of the shopper; an extension */
  points: (tab: PointsTab = 'detail', page = 1) =>
    tabbed(PATHS.points, unless('detail', tab), page),
  /** merchant application; with an id, to change that one */
  apply: (id?: number) => `${PATHS.apply}${queryString({ id })}`,
  applications: (page = 1) => `${PATHS.applications}${queryString({ page })}`,
  cardPayment: (orderNo: string) => `${PATHS.cardPayment}${queryString({ orderNo })}`,
  paymentResult: (orderNo: string) => `${PATHS.paymentResult}${queryString({ orderNo })}`,
  privacy: () => PATHS.privacy,
  twitterReturn: () => PATHS.twitterReturn,
  login: (from?: string) => `${PATHS.login}${queryString({ from })}`,
} as const;
