/** Query string of the values that are set. */
export const query = (
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

export type ReviewTab = 'toWrite' | 'written';
export type WishlistTab = 'goods' | 'stores';
export type CouponTab = 'usable' | 'used' | 'lapsed';
export type PointsTab = 'detail' | 'earn';

/** Address of a tab and page of a list; the first ones have no parameter. */
const tabbed = (path: string, tab: string | undefined, page: number) =>
  path + query({ tab, page: page === 1 ? undefined : page });
const unless = <T>(first: T, value: T): T | undefined => (value === first ? undefined : value);

/** Addresses of the shop, without the language prefix, which the router adds. */
export const paths = {
  home: () => '/',
  product: (id: number, sku?: string) => `/goods_detail/${id}${query({ sku })}`,
  search: (values: SearchQuery = {}) => `/goods/goods_search${query({ ...values })}`,
  /** only the id is read; links of mails and older clients have type and name too */
  activity: ({ id, type, name }: { id: number; type?: number; name?: string }, page = 1) =>
    `/goods/activity_list${query({ id, type, name, page })}`,
  topSellers: () => '/goods/top_one',
  storeStreet: (page = 1) => `/merchant/merchant_street${query({ page })}`,
  store: (id: number, page = 1) => `/merchant/merchant/home${query({ id, page })}`,
  cart: () => '/order/shopping_cart',
  /** `buy` describes a buy-now line (`productId.skuId.quantity`), so that an expired pre-order can be created again */
  checkout: (preOrderNo: string, buy?: string) =>
    `/order/order_confirm${query({ preOrderNo, buy })}`,
  account: () => '/users',
  userInfo: () => '/users/user_info',
  addresses: () => '/users/address_list',
  orders: (tab: OrderTab = 'all', page = 1) =>
    `/users/order_list${query({ orderStatus: unless(ORDER_TABS.all, ORDER_TABS[tab]), page })}`,
  /** an unpaid order, by its master number */
  masterOrder: (orderNo: string) => `/order/order_detail${query({ orderNo, orderStatus: 0 })}`,
  order: (orderNo: string) => `/order/order_detail${query({ orderNo, orderStatus: 1 })}`,
  /** order of a visitor; the e-mail contains the identity */
  visitorOrder: (orderNo: string, identity: string) =>
    `/order/order_detail${query({ orderNo, identity })}`,
  /** form for both parameters */
  lookUpOrder: () => '/order/order_detail?identity=',
  refunds: (page = 1) => `/users/refund_list${query({ page })}`,
  /** @param orderNo number of a merchant order */
  refundRequest: (orderNo: string) => `/users/refund_confirm${query({ orderNo })}`,
  /** @param refundNo number of a refund order */
  refund: (refundNo: string) => `/order/refund_detail${query({ orderNo: refundNo })}`,
  reviews: (tab: ReviewTab = 'toWrite', page = 1) =>
    tabbed('/users/evaluation_list', unless('toWrite', tab), page),
  /**
   * @param orderNo number of a merchant order
   * @param line id of the selected order line; by default the first one without a review
   */
  writeReview: (orderNo: string, line?: number) =>
    `/users/evaluation_confirm${query({ orderNo, line })}`,
  wishlist: (tab: WishlistTab = 'goods', page = 1) =>
    tabbed('/users/collection_list', unless('goods', tab), page),
  coupons: (tab: CouponTab = 'usable', page = 1) =>
    tabbed('/users/coupon_list', unless('usable', tab), page),
  /** points of the shopper; an extension */
  points: (tab: PointsTab = 'detail', page = 1) =>
    tabbed('/users/points_list', unless('detail', tab), page),
  /** merchant application; with an id, to change that one */
  apply: (id?: number) => `/users/merchant_settled${query({ id })}`,
  applications: (page = 1) => `/users/application_record${query({ page })}`,
  cardPayment: (orderNo: string) => `/order/stripe_payment${query({ orderNo })}`,
  paymentResult: (orderNo: string) => `/order/payment_result${query({ orderNo })}`,
  privacy: () => '/middlewares/privacy_agreement',
  /** redirect address for Twitter */
  twitterReturn: () => '/middlewares/callback_twitter',
  login: (from?: string) => `/login${query({ from })}`,
} as const;
