/** Mutable state, saved to a file (server) or to storage (browser). Plain JSON data. */
import type { Cents, Millis, Picture, Text } from './model.ts';
import type { ShopCurrency } from './shop-currency.ts';
import type { PointsEntry, RefundOrder } from './state-refunds.ts';

export type UserType = 'email' | 'phone' | 'google' | 'facebook' | 'twitter' | 'visitor';

export interface User {
  id: number;
  type: UserType;
  email: string | null;
  phone: string | null;
  countryCode: string | null;
  /** plain text: the market is a local demo */
  password: string;
  nickname: string;
  avatar: Picture;
  identity: string;
  enabled: boolean;
  /** permissions, where they are restricted */
  scope?: string[];
  createTime: Millis;
}

export interface Session {
  token: string;
  userId: number;
  /** last accepted call; a session expires 24 h later */
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
  /** false once the product is off sale */
  valid: boolean;
  createTime: Millis;
}

export interface PreOrderLine {
  cartLineId: number | null;
  productId: number;
  skuId: number;
  quantity: number;
  /** fixed when the pre-order was created */
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
  /** 0 unused, 1 used, 2 expired */
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
  /** detail text of the address, as stored by the backend */
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

/** Delivery by a courier company, by the merchant's courier, or virtual. */
export type Delivery =
  | { type: 'express'; name: string; code: string; no: string; signedTime?: Millis }
  | { type: 'own'; courier: string; phone: string }
  | { type: 'virtual'; message: Text };

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
  delivery: (Delivery & { shipTime: Millis }) | null;
  createTime: Millis;
}

/** A review of an order line; public at once. */
export interface Review {
  id: number;
  userId: number;
  orderNo: string;
  lineId: number;
  productId: number;
  skuId: number;
  star: number;
  /** stars for the merchant's service; optional */
  serviceStar: number | null;
  comment: string;
  pictures: Picture[];
  /** answer of the merchant */
  reply: string | null;
  createTime: Millis;
}

/** A payment at a simulated provider. */
export interface ProviderPayment {
  id: string;
  kind: PayType;
  orderNo: string;
  amount: Cents;
  currency: 'USD' | 'CNY';
  /** card only */
  clientSecret: string | null;
  /** held: paid at the provider, not confirmed yet */
  state: 'open' | 'approved' | 'refused' | 'held' | 'captured';
}

/** A merchant application. */
export interface SettlementApplication {
  id: number;
  userId: number;
  name: string;
  realName: string;
  email: string;
  phone: string | null;
  categoryId: number;
  typeId: number;
  /** per cent, of the category */
  handlingFee: number;
  keywords: string | null;
  address: string;
  pictures: Picture[];
  /** 1 waiting, 2 approved, 3 refused */
  status: 1 | 2 | 3;
  denialReason: Text | null;
  /** time of the last submission */
  createTime: Millis;
}

export type SocialProvider = 'google' | 'facebook' | 'twitter';

/** A person's profile at a social provider. */
export interface SocialPerson {
  id: string;
  name: string;
  email: string | null;
  picture: Picture;
}

/** Proof of a sign-in at a simulated provider, valid for ten minutes and one use. */
export interface SocialGrant {
  provider: SocialProvider;
  /** Google: id token; Facebook: id of the person; Twitter: request token */
  key: string;
  /** Twitter only */
  secret: string | null;
  /** Twitter only; null until approved */
  verifier: string | null;
  person: SocialPerson | null;
  made: Millis;
}

/** Sign-in methods that the platform can switch on and off. */
export type LoginSwitches = Record<SocialProvider | 'visitor', boolean>;

/** A mail with the link to a visitor's order. */
export interface PaidNotice {
  to: string;
  orderNo: string;
  identity: string;
  sent: Millis;
}

export interface MarketState {
  /** incremented when the shape changes, so that old files are ignored */
  version: number;
  seed: number;
  /** null (and absent in older files): the backend's default */
  shopCurrency?: ShopCurrency | null;
  /** added to the machine's time */
  clockOffset: Millis;
  nextId: number;
  users: User[];
  sessions: Session[];
  codes: SentCode[];
  loginSwitches: LoginSwitches;
  socialGrants: SocialGrant[];
  addresses: Address[];
  cart: CartLine[];
  preOrders: PreOrder[];
  userCoupons: UserCoupon[];
  masterOrders: MasterOrder[];
  merchantOrders: MerchantOrder[];
  payments: ProviderPayment[];
  reviews: Review[];
  refunds: RefundOrder[];
  points: PointsEntry[];
  notices: PaidNotice[];
  collectedProducts: { id: number; userId: number; productId: number; createTime: Millis }[];
  followedMerchants: { userId: number; merId: number; createTime: Millis }[];
  applications: SettlementApplication[];
  /** merchant ids */
  closedStores: number[];
  /** pieces sold since the seed, by sku id */
  sold: Record<string, number>;
  /** pieces the merchant added (or took away) since the seed, by sku id: stock = seed stock + restocked − sold */
  restocked: Record<string, number>;
  /** coupon id -> pieces taken */
  couponsTaken: Record<string, number>;
  /** product ids taken off or put on sale since the seed */
  shelf: Record<string, boolean>;
  /** product id -> percent of the catalogue's price */
  priceLevels: Record<string, number>;
  /** providers hold payments: paid, not confirmed yet */
  paymentsHeld: boolean;
}
