/** The words of the mock market: what the seed builds, what the rules read, what the state stores. Plain data, JSON-safe. */

/** Languages of the seeded texts (the BCP 47 tags a page sends in `Accept-Language`). */
export const LANGS = ['zh-CN', 'en', 'fr', 'th', 'lo'] as const;
export type Lang = (typeof LANGS)[number];
/** One text in all five languages. */
export type Text = Readonly<Record<Lang, string>>;
/** Money in minor units (cents). Becomes a decimal string on the wire. */
export type Cents = number;
/** Milliseconds since 1970, by the market's own clock. */
export type Millis = number;
/** Picture address without origin, e.g. `/media/product/12/front.webp`. */
export type Picture = string;

// ---- catalogue: built from the seed, never changes while the market runs ------------------------

export interface Category {
  id: number;
  /** 0 at the top */
  pid: number;
  level: 1 | 2 | 3;
  name: Text;
  icon: Picture | null;
  sort: number;
}

/** One specification of a product, e.g. colour. */
export interface Attribute {
  id: number;
  name: Text;
  values: Text[];
  /** picture per value (colour attributes), same order as `values` */
  pictures?: Picture[];
}

export interface Sku {
  id: number;
  productId: number;
  /** index into `values` of each attribute, in attribute order; empty for a product without options */
  choice: number[];
  price: Cents;
  otPrice: Cents;
  /** pieces at seed time */
  stock: number;
  image: Picture;
  weight: string;
  volume: string;
  barCode: string;
}

export interface Product {
  id: number;
  merId: number;
  /** leaf of the platform tree */
  categoryId: number;
  /** ids of the store's own categories */
  storeCategoryIds: number[];
  name: Text;
  info: Text;
  keyword: Text;
  unit: Text;
  /** HTML per language, as a merchant would write it */
  content: Text;
  /** first one is the main picture */
  pictures: Picture[];
  attributes: Attribute[];
  /** combinations that do not exist are absent */
  skus: Sku[];
  price: Cents;
  otPrice: Cents;
  /** per piece */
  postage: Cents;
  sales: number;
  ficti: number;
  rank: number;
  sort: number;
  browse: number;
  guaranteeIds: number[];
  /** seed of products off the shelf (kept in carts as invalid) */
  onShelf: boolean;
}

export interface StoreCategory {
  id: number;
  pid: number;
  name: Text;
  sort: number;
}

export interface Merchant {
  id: number;
  name: Text;
  categoryId: number;
  typeId: number;
  isSelf: boolean;
  starLevel: 1 | 2 | 3 | 4 | 5;
  sort: number;
  isRecommend: boolean;
  keywords: string[];
  avatar: Picture;
  backImage: Picture;
  streetBackImage: Picture;
  pcBackImage: Picture;
  pcBanner: Picture[];
  intro: Text;
  realName: string;
  email: string;
  phone: string;
  address: Text;
  qualificationPictures: Picture[];
  serviceType: 'H5' | 'phone' | 'message' | 'email';
  serviceLink: string;
  servicePhone: string;
  serviceMessage: string;
  serviceEmail: string;
  categories: StoreCategory[];
  createTime: Millis;
}

export interface MerchantType {
  id: number;
  name: Text;
  info: Text;
}

export interface MerchantCategory {
  id: number;
  name: Text;
  /** per cent */
  handlingFee: number;
}

export interface Guarantee {
  id: number;
  name: Text;
  icon: Picture;
  content: Text;
}

export interface Activity {
  id: number;
  name: Text;
  /** 1 carousel strip, 2 one large and two small tiles, 3 wide pictures */
  type: 1 | 2 | 3;
  instruction: Text;
  banners: Picture[];
  sort: number;
  products: { productId: number; picture: Picture; sort: number }[];
}

/** What a merchant or the platform hands out. */
export interface Coupon {
  id: number;
  name: Text;
  money: Cents;
  minPrice: Cents;
  /** 1 merchant, 2 product, 3 platform */
  useType: 1 | 2 | 3;
  /** 0 for platform coupons */
  merId: number;
  productIds: number[];
  isLimited: boolean;
  total: number;
  /** 1 by hand, 2 new user, 3 gift */
  type: 1 | 2 | 3;
  receiveStart: Millis | null;
  receiveEnd: Millis | null;
  /** fixed period, else `day` days from receipt */
  useStart: Millis | null;
  useEnd: Millis | null;
  day: number;
  sort: number;
}

/** A published review of the seed. */
export interface SeedReview {
  id: number;
  productId: number;
  skuId: number;
  nickname: string;
  avatar: Picture;
  star: 1 | 2 | 3 | 4 | 5;
  comment: string;
  /** language the comment is written in */
  lang: Lang;
  pictures: Picture[];
  reply: string | null;
  createTime: Millis;
}

export interface SiteConfig {
  homeBanners: { id: number; picture: Text }[];
  adverts: { id: number; name: Text; url: string; picture: Text }[];
  recommendImage: Text;
  streetHeader: Text;
  loginPicture: Picture;
  topBanner: { id: number; text: Text; linkUrl: string };
  hotKeywords: { id: number; title: Text }[];
  agreement: Text;
}

export interface Catalogue {
  categories: Category[];
  merchants: Merchant[];
  merchantTypes: MerchantType[];
  merchantCategories: MerchantCategory[];
  guarantees: Guarantee[];
  products: Product[];
  activities: Activity[];
  coupons: Coupon[];
  reviews: SeedReview[];
  site: SiteConfig;
}

// ---- state: what shoppers and time change; saved to a file (server) or to storage (browser) -----

export type UserType = 'email' | 'phone' | 'google' | 'facebook' | 'twitter' | 'visitor';

export interface User {
  id: number;
  type: UserType;
  email: string | null;
  phone: string | null;
  countryCode: string | null;
  /** the market is a toy of this machine: passwords are kept as typed */
  password: string;
  nickname: string;
  avatar: Picture;
  identity: string;
  enabled: boolean;
  integral: number;
  createTime: Millis;
}

export interface Session {
  token: string;
  userId: number;
  /** last accepted call; a session lapses 24 h later */
  seen: Millis;
}

/** A code that was "sent"; the sandbox inbox lists them. */
export interface SentCode {
  /** e-mail address, or country code + phone */
  to: string;
  code: string;
  sent: Millis;
  expires: Millis;
  used: boolean;
  /** wrong codes typed against this one */
  tries?: number;
}

export interface Address {
  id: number;
  userId: number;
  realName: string;
  email: string;
  phone: string;
  countryCode: string;
  country: string;
  detail: string;
  postCode: number;
  isDefault: boolean;
}

export interface CartLine {
  id: number;
  userId: number;
  productId: number;
  skuId: number;
  quantity: number;
  /** stored state: false once the product left the shelf */
  valid: boolean;
  createTime: Millis;
}

export interface PreOrderLine {
  cartLineId: number | null;
  productId: number;
  skuId: number;
  quantity: number;
  /** frozen when the pre-order was built */
  price: Cents;
  postage: Cents;
}

export interface PreOrder {
  no: string;
  userId: number;
  type: 'shoppingCart' | 'buyNow';
  lines: PreOrderLine[];
  created: Millis;
}

export interface UserCoupon {
  id: number;
  couponId: number;
  userId: number;
  /** 0 unused, 1 used, 2 lapsed */
  status: 0 | 1 | 2;
  start: Millis;
  end: Millis;
  useTime: Millis | null;
}

export type PayType = 'paypal' | 'stripe' | 'wechat';

export interface MasterOrder {
  id: number;
  no: string;
  userId: number;
  addressId: number;
  realName: string;
  email: string;
  phone: string;
  /** detail text of the address, as the backend keeps it */
  address: string;
  proTotal: Cents;
  postage: Cents;
  couponFee: Cents;
  payPrice: Cents;
  userCouponId: number;
  payType: PayType;
  payChannel: string;
  mark: string;
  paid: boolean;
  payTime: Millis | null;
  cancelled: boolean;
  createTime: Millis;
  /** wallet order id, card intent id or scan code of the last payment start */
  providerId: string | null;
  redirect: string;
}

export interface OrderLine {
  id: number;
  productId: number;
  skuId: number;
  price: Cents;
  quantity: number;
  received: boolean;
  reviewed: boolean;
}

export interface MerchantOrder {
  id: number;
  no: string;
  masterNo: string;
  userId: number;
  merId: number;
  lines: OrderLine[];
  proTotal: Cents;
  postage: Cents;
  couponFee: Cents;
  payPrice: Cents;
  /** 0 to ship (or unpaid), 1 to receive, 3 completed, 9 cancelled */
  status: 0 | 1 | 3 | 9;
  /** 0 none, 1 applied, 2 refunding, 3 refunded */
  refundStatus: 0 | 1 | 2 | 3;
  deletedByUser: boolean;
  delivery: { type: 'express' | 'own' | 'virtual'; name: string; no: string; courier: string; courierPhone: string; message: string } | null;
  createTime: Millis;
}

/** A payment at a provider, played by the market's stand-in pages. */
export interface ProviderPayment {
  id: string;
  kind: PayType;
  orderNo: string;
  amount: Cents;
  currency: 'USD' | 'CNY';
  /** card only */
  clientSecret: string | null;
  state: 'open' | 'approved' | 'refused' | 'captured';
}

export interface MarketState {
  /** raised when the shape changes, so that an old file is left aside */
  version: number;
  seed: number;
  /** added to the machine's time */
  clockOffset: Millis;
  nextId: number;
  users: User[];
  sessions: Session[];
  codes: SentCode[];
  addresses: Address[];
  cart: CartLine[];
  preOrders: PreOrder[];
  userCoupons: UserCoupon[];
  masterOrders: MasterOrder[];
  merchantOrders: MerchantOrder[];
  payments: ProviderPayment[];
  collectedProducts: { id: number; userId: number; productId: number; createTime: Millis }[];
  followedMerchants: { userId: number; merId: number; createTime: Millis }[];
  /** pieces sold since the seed, by sku id */
  sold: Record<string, number>;
  /** pieces the merchant added (or took away) since the seed, by sku id: stock = seed stock + restocked − sold */
  restocked: Record<string, number>;
  /** coupon id -> pieces taken */
  couponsTaken: Record<string, number>;
  /** product ids switched off or on against the seed */
  shelf: Record<string, boolean>;
}
