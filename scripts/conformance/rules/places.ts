/**
 * Where answers show the same thing. `field:attribute` of the schema; `!`: depends on the language, `~`: any write may
 * change it, `=`: nothing changes it.
 */
export interface Shown {
  /** kind of thing */
  of: string;
  /** field with its id; `*`: the caller, `/id`: that of the path */
  id: string;
  fields: readonly ShownField[];
  /** the object keeps the values of the time when it was made: those of another time may differ */
  isCopy?: true;
}
interface ShownField {
  field: string;
  attribute: string;
  isTranslated: boolean;
  isVolatile: boolean;
  isConstant: boolean;
}

const shown = (of: string, id: string, fields: string): Shown => ({
  of,
  id,
  fields: fields.split(' ').map((text) => {
    const [field = '', attribute = field] = text.replace(/[!~=]$/, '').split(':');
    return {
      field,
      attribute,
      isTranslated: text.endsWith('!'),
      isVolatile: text.endsWith('~'),
      isConstant: text.endsWith('='),
    };
  }),
});

const ADDRESS = 'realName phone countryCode country email detail postCode isDefault~';
const APPLICATION = 'realName email phone categoryId typeId keywords address qualificationPicture';
const STORE_OF_ORDER = shown('store', 'merId', 'merName:name!');
const ORDER_STATE = 'status~ refundStatus~ paid~';
const LINE = 'productId productName! image attrValueId sku! price payNum isReply~';
const SERVICE = 'serviceType serviceLink servicePhone serviceMessage serviceEmail';
const REVIEWED_LINE = 'productId productName! image sku! price payNum';

export const PLACES: Readonly<Record<string, readonly Shown[]>> = {
  ProductCard: [
    shown('product', 'id', 'image storeName:name! price otPrice sales~ ficti unitName:unit! stock'),
  ],
  ProductInfo: [
    shown(
      'product',
      'id',
      'merId:store image storeName:name! price otPrice sales~ ficti unitName:unit! stock',
    ),
  ],
  MerchantProduct: [shown('product', 'id', 'image storeName:name! price sales~ ficti')],
  LeaderboardProduct: [shown('product', 'id', 'image storeName:name! price otPrice')],
  ActivityProduct: [shown('product', 'proId', 'image storeName:name! price otPrice')],
  CollectedProduct: [shown('product', 'productId', 'image storeName:name! price')],
  Sku: [shown('sku', 'id', 'productId price otPrice sku:option! stock image')],
  CartLine: [
    shown('product', 'productId', 'storeName:name!'),
    shown('sku', 'attrId', 'productId price suk:option! stock'),
  ],
  PreLine: [
    shown('product', 'productId', 'productName:name!'),
    shown('sku', 'attrValueId', 'productId sku:option!'),
    { ...shown('sku', 'attrValueId', 'price'), isCopy: true },
  ],
  OrderLine: [shown('order line', 'id', LINE)],
  ReviewableLine: [shown('order line', 'id', REVIEWED_LINE), STORE_OF_ORDER],
  MyReview: [
    shown('order line', 'orderInfoId', REVIEWED_LINE),
    shown('review of line', 'orderInfoId', 'star serviceStar comment pics:pictures'),
    shown('review', 'id', 'star serviceStar comment'),
    STORE_OF_ORDER,
  ],
  Review: [shown('review', 'id', 'star serviceStar comment')],
  MerchantCard: [shown('store', 'id', 'name! categoryId typeId isSelf avatar backImage starLevel')],
  // Its id is that of the settings of the store.
  MerchantIndex: [
    shown('store', '/id', `name! categoryId typeId isSelf avatar backImage starLevel ${SERVICE}`),
    shown('caller and store', '/id', 'isCollect:followed~'),
  ],
  MerchantService: [shown('store', '/id', SERVICE)],
  FollowedMerchant: [shown('store', 'merId', 'merName:name! merAvatar:avatar')],
  CartMerchantGroup: [STORE_OF_ORDER],
  PreMerchantOrder: [STORE_OF_ORDER],
  MasterOrderDetail: [
    shown(
      'order',
      'orderNo',
      'payPrice totalNum payType couponId mark= userAddress= realName= userPhone= email= createTime= paid~ cancelTime',
    ),
  ],
  AwaitPayOrder: [
    shown('order', 'orderNo', 'payPrice totalNum payType payChannel cancelTime paid~'),
  ],
  WalletResult: [shown('order', 'orderNo', 'payPrice')],
  MasterOrderPart: [
    STORE_OF_ORDER,
    shown('store order', 'orderNo', `merId payPrice totalNum createTime ${ORDER_STATE}`),
  ],
  MerchantOrderListItem: [
    STORE_OF_ORDER,
    shown(
      'store order',
      'orderNo',
      `merId masterOrderNo payPrice totalNum payPostage createTime payTime~ deliveryId:parcel deliveryName:courier! ${ORDER_STATE}`,
    ),
  ],
  MerchantOrderDetail: [
    STORE_OF_ORDER,
    shown(
      'store order',
      'orderNo',
      `merId masterOrderNo payPrice totalNum payPostage createTime payTime~ ${ORDER_STATE}`,
    ),
    shown(
      'order',
      'masterOrderNo',
      'payType userRemark:mark= userAddress= realName= userPhone= email=',
    ),
  ],
  Logistics: [shown('store order', 'orderNo', 'expNo:parcel expName:courier!')],
  RefundForm: [shown('store order', 'orderNo', 'payPrice totalNum paid~')],
  RefundListItem: [
    shown(
      'refund',
      'refundOrderNo',
      'merOrderNo masterOrderNo merId totalNum refundPrice refundStatus~',
    ),
    shown('store order', 'merOrderNo', 'refundPrice:payPrice'),
  ],
  RefundDetail: [
    shown(
      'refund',
      'refundOrderNo',
      'merOrderNo masterOrderNo merId totalNum refundPrice refundStatus~ createTime',
    ),
    shown('store order', 'merOrderNo', 'refundPrice:payPrice'),
    shown('newest refund of', 'merOrderNo', 'refundReasonWap refundReasonWapExplain'),
    STORE_OF_ORDER,
  ],
  CouponOffer: [
    shown('coupon', 'id', 'name! money minPrice useType lastTotal'),
    shown('caller and coupon', 'id', 'isUse:received~'),
  ],
  MyCoupon: [shown('received coupon', 'id', 'name! money minPrice useType status~')],
  OrderCoupon: [
    shown('received coupon', 'id', 'name! money minPrice useType status~'),
    shown('coupon', 'couponId', 'name! money minPrice useType'),
  ],
  MerchantDetail: [shown('store', '/id', 'collectNum')],
  Address: [shown('address', 'id', ADDRESS)],
  UserCenter: [
    shown('caller', '*', 'nickname avatar integral:points~ couponCount~ collectCount email'),
  ],
  PointsAccount: [shown('caller', '*', 'integral:points~')],
  SettlementRecord: [
    shown('application', 'name', APPLICATION),
    shown('application number', 'id', `name ${APPLICATION} auditStatus~ denialReason!`),
  ],
  HomeActivity: [shown('activity', 'id', 'name! type')],
  ActivityDetail: [shown('activity', 'id', 'name! type')],
  CategoryNode: [shown('category', 'id', 'name! pid level')],
};
