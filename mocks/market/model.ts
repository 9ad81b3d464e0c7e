/** Types of the catalogue, which the seed builds and the rules read. Plain data. Mutable data is in `state.ts`. */

/** Languages of the seeded texts, as BCP 47 tags of `Accept-Language`. */
export const LANGS = ['zh-CN', 'en', 'fr', 'th', 'lo'] as const;
export type Lang = (typeof LANGS)[number];
/** One text in all five languages. */
export type Text = Readonly<Record<Lang, string>>;
/** Money in minor units (cents). Becomes a decimal string on the wire. */
export type Cents = number;
/** Milliseconds since 1970, by the market's clock. */
export type Millis = number;
/** Picture address without origin, e.g. `/media/product/12/front.webp`. */
export type Picture = string;

// ---- catalogue: built from the seed, immutable ----------------------------------------------

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
  /** false for products off sale (invalid in carts) */
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
  /** shoppers who followed the store before the market opened */
  followers: number;
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
  /** closed ones are not listed */
  open: boolean;
  instruction: Text;
  banners: Picture[];
  sort: number;
  products: { productId: number; picture: Picture; sort: number }[];
}

/** A coupon of a merchant or the platform. */
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
  serviceStar: 1 | 2 | 3 | 4 | 5 | null;
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
  settlementAgreement: Text;
  /** menu, tiles and bar of the mobile client */
  mobileMenu: MobileLink[];
  mobileTiles: MobileLink[];
  mobileBar: MobileLink[];
}

export interface MobileLink {
  id: number;
  name: Text;
  picture: Picture;
  url: string;
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
