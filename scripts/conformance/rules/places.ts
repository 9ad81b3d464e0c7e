/**
 * Where answers show the same thing. `field:attribute` of the schema; `!`: depends on the language, `~`: any write may
 * change it, `=`: nothing changes it.
 */
export interface Shown {
  /** kind of thing */
  of: string;
  /** field with its id; `*`: the caller, `/id`: that of the path, `.`: there is one only */
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
const APPLICATION =
  'realName email phone categoryId typeId keywords address qualificationPicture handlingFee';
const STORE_OF_ORDER = shown('store', 'merId', 'merName:name!');
const ORDER_STATE = 'status~ refundStatus~ paid~';
const LINE = 'merOrderNo productId productName! image attrValueId sku! price payNum isReply~';
const SERVICE = 'serviceType serviceLink servicePhone serviceMessage serviceEmail';
const REVIEWED_LINE = 'merOrderNo productId productName! image sku! price payNum';
const SITE =
  'logoUrl shopPayCurrency consumerType consumerH5Url consumerHotline consumerMessage consumerEmail bastBanner:adverts';
const REVIEW =
  'star serviceStar comment pics:pictureList sku! createTime merchantReplyContent:reply~';

export const PLACES: Readonly<Record<string, readonly Shown[]>> = {
  ProductCard: [
    shown('product', 'id', 'image storeName:name! price otPrice sales~ ficti unitName:unit! stock'),
  ],
  ProductInfo: [
    shown('product', 'id', 'image storeName:name! price otPrice sales~ ficti unitName:unit! stock'),
  ],
  MerchantProduct: [shown('product', 'id', 'image storeName:name! price sales~ ficti')],
  LeaderboardProduct: [shown('product', 'id', 'image storeName:name! price otPrice')],
  ActivityProduct: [shown('product', 'proId', 'image storeName:name! price otPrice')],
  CollectedProduct: [shown('product', 'productId', 'image storeName:name! price')],
  Sku: [shown('sku', 'id', 'productId price otPrice sku:option! stock image weight volume')],
  CartLine: [
    shown('product', 'productId', 'storeName:name!'),
    shown('sku', 'attrId', 'productId price suk:option! stock image:picture'),
  ],
  PreLine: [
    shown('product', 'productId', 'productName:name!'),
    shown('sku', 'attrValueId', 'productId sku:option! weight volume'),
    { ...shown('sku', 'attrValueId', 'price image:picture'), isCopy: true },
  ],
  OrderLine: [shown('order line', 'id', LINE)],
  ReviewableLine: [shown('order line', 'id', REVIEWED_LINE), STORE_OF_ORDER],
  MyReview: [
    shown('order line', 'orderInfoId', REVIEWED_LINE),
    shown('review of line', 'orderInfoId', 'star serviceStar comment pics:pictures'),
    shown('review', 'id', REVIEW),
    STORE_OF_ORDER,
  ],
  Review: [shown('review', 'id', REVIEW)],
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
      'id:row payPrice totalNum payType couponId mark= userAddress= realName= userPhone= email= createTime= paid~ cancelTime redirect~',
    ),
  ],
  AwaitPayOrder: [
    shown(
      'order',
      'orderNo',
      'id:row payPrice totalNum payType payChannel cancelTime paid~ redirect~',
    ),
  ],
  WalletResult: [shown('order', 'orderNo', 'payPrice')],
  MasterOrderPart: [
    STORE_OF_ORDER,
    shown(
      'store order',
      'orderNo',
      `id:row merId payPrice totalNum createTime orderInfoList:lines ${ORDER_STATE}`,
    ),
  ],
  MerchantOrderListItem: [
    STORE_OF_ORDER,
    shown(
      'store order',
      'orderNo',
      `id:row merId masterOrderNo payPrice totalNum payPostage createTime payTime~ deliveryId:parcel deliveryName:courier! orderInfoList:lines ${ORDER_STATE}`,
    ),
  ],
  MerchantOrderDetail: [
    STORE_OF_ORDER,
    shown(
      'store order',
      'orderNo',
      `id:row uid= merId masterOrderNo payPrice totalNum payPostage createTime payTime~ orderInfoList:lines ${ORDER_STATE}`,
    ),
    shown(
      'order',
      'masterOrderNo',
      'payType userRemark:mark= userAddress= realName= userPhone= email= createTime= payTime~ paid~',
    ),
  ],
  Logistics: [shown('store order', 'orderNo', 'expNo:parcel expName:courier!')],
  RefundForm: [
    shown('store order', 'orderNo', 'id:row payPrice totalNum paid~ orderInfoList:lines'),
  ],
  RefundListItem: [
    shown(
      'refund',
      'refundOrderNo',
      'id:row merOrderNo masterOrderNo merId totalNum refundPrice refundStatus~',
    ),
    shown('store order', 'merOrderNo', 'refundPrice:payPrice orderInfoList:lines'),
  ],
  RefundDetail: [
    shown(
      'refund',
      'refundOrderNo',
      'id:row merOrderNo masterOrderNo merId totalNum refundPrice refundStatus~ createTime',
    ),
    shown('store order', 'merOrderNo', 'refundPrice:payPrice orderInfoList:lines'),
    shown(
      'newest refund of',
      'merOrderNo',
      'refundReasonWap! refundReasonWapExplain refundReasonWapImg:refundPictures',
    ),
    STORE_OF_ORDER,
  ],
  CouponOffer: [
    shown('coupon', 'id', 'name! money minPrice useType lastTotal'),
    shown('caller and coupon', 'id', 'isUse:received~'),
  ],
  MyCoupon: [
    shown(
      'received coupon',
      'id',
      'name! money minPrice useType status~ startTime:firstDay endTime:lastDay',
    ),
  ],
  OrderCoupon: [
    shown(
      'received coupon',
      'id',
      'name! money minPrice useType status~ startTime:firstDay endTime:lastDay',
    ),
    shown('coupon', 'couponId', 'name! money minPrice useType'),
  ],
  MerchantDetail: [shown('store', '/id', 'collectNum')],
  Address: [shown('address', 'id', ADDRESS)],
  UserCenter: [
    shown(
      'caller',
      '*',
      'nickname avatar integral:points~ couponCount~ collectCount email phone userType',
    ),
  ],
  PointsAccount: [shown('caller', '*', 'integral:points~')],
  SettlementRecord: [
    shown('application', 'name', APPLICATION),
    shown('application number', 'id', `name ${APPLICATION} auditStatus~ denialReason!`),
  ],
  MerchantCategory: [shown('category of stores', 'id', 'name! handlingFee')],
  HomeActivity: [shown('activity', 'id', 'name! type')],
  ActivityDetail: [shown('activity', 'id', 'name! type')],
  CategoryNode: [shown('category', 'id', 'name! icon pid level')],
  HomeCategory: [shown('category', 'id', 'name! icon')],
  TopCategory: [shown('category', 'id', 'level')],
  PictureOfSku: [shown('sku', 'id', 'image:picture')],
  ProductOfStore: [shown('product', 'id', '')],
  ShownSales: [shown('product', 'id', 'sales:shownSales~')],
  LineOfOrder: [shown('line of order', 'key', 'productId productName! image sku! price payNum')],
  PartOfOrder: [shown('store order', 'orderNo', 'masterOrderNo merId')],
  PcHome: [shown('shop', '.', SITE)],
  MobileHome: [shown('shop', '.', SITE)],
  MerchantBrief: [shown('store', 'merId', 'name! avatar isSelf starLevel typeId')],
  PreOrder: [
    shown('address', 'addressId', 'realName phone detail country email'),
    shown('pre-order', '/preOrderNo', 'proTotalFee= orderProNum= freightFee= totalPrice= payFee='),
  ],
};
