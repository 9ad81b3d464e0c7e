import type {
  Catalogue,
  Coupon,
  Merchant,
  Product,
  SeedReview,
  Sku,
  Text,
} from '#mocks/market/model.ts';

/** A catalogue for calculations by hand: two merchants, five products, round prices. */

export const START = Date.UTC(2026, 10, 20, 8);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const same = (text: string): Text => ({
  'zh-CN': text,
  en: text,
  fr: text,
  th: text,
  lo: text,
});

function sku(
  id: number,
  productId: number,
  price: number,
  stock: number,
  choice: number[] = [],
): Sku {
  const image = `/media/sku/${id}.webp`;
  return {
    id,
    productId,
    choice,
    price,
    otPrice: price * 2,
    stock,
    image,
    weight: '0.10',
    volume: '0.00',
    barCode: '',
  };
}

function product(id: number, merId: number, skus: Sku[], more: Partial<Product> = {}): Product {
  const price = skus[0]?.price ?? 0;
  return {
    id,
    merId,
    categoryId: 3,
    storeCategoryIds: [merId * 10],
    name: same(`product ${id}`),
    info: same(''),
    keyword: same(''),
    unit: same('pc'),
    content: same(''),
    pictures: [],
    attributes: [],
    skus,
    price,
    otPrice: price * 2,
    postage: 0,
    sales: 0,
    ficti: 0,
    rank: 0,
    sort: 0,
    browse: 0,
    guaranteeIds: [],
    onShelf: true,
    ...more,
  };
}

function merchant(id: number, isSelf: boolean): Merchant {
  const picture = '/media/store.webp';
  return {
    id,
    name: same(`store ${id}`),
    categoryId: 1,
    typeId: 1,
    isSelf,
    starLevel: 4,
    sort: 0,
    isRecommend: isSelf,
    keywords: ['tea'],
    avatar: picture,
    backImage: picture,
    streetBackImage: picture,
    pcBackImage: picture,
    pcBanner: [],
    intro: same(''),
    realName: '',
    email: '',
    phone: '',
    address: same(''),
    qualificationPictures: [],
    followers: 0,
    serviceType: 'email',
    serviceLink: '',
    servicePhone: '',
    serviceMessage: '',
    serviceEmail: '',
    categories: [{ id: id * 10, pid: 0, name: same('all'), sort: 0 }],
    createTime: START,
  };
}

function coupon(id: number, more: Partial<Coupon>): Coupon {
  return {
    id,
    name: same(`coupon ${id}`),
    money: 500,
    minPrice: 0,
    useType: 3,
    merId: 0,
    productIds: [],
    isLimited: false,
    total: 0,
    type: 1,
    receiveStart: null,
    receiveEnd: null,
    useStart: null,
    useEnd: null,
    day: 10,
    sort: 0,
    ...more,
  };
}

function review(id: number, star: SeedReview['star']): SeedReview {
  return {
    id,
    productId: 1,
    skuId: 11,
    nickname: 'Bounmy',
    avatar: '',
    star,
    serviceStar: null,
    comment: 'ok',
    lang: 'en',
    pictures: [],
    reply: null,
    createTime: START - id * DAY,
  };
}

export const COUPON = {
  merchant: 1,
  product: 2,
  platform: 3,
  welcome: 4,
  limited: 5,
  high: 6,
} as const;

export function smallCatalogue(): Catalogue {
  return {
    categories: [
      { id: 1, pid: 0, level: 1, name: same('top'), icon: null, sort: 0 },
      { id: 2, pid: 1, level: 2, name: same('middle'), icon: null, sort: 0 },
      { id: 3, pid: 2, level: 3, name: same('leaf'), icon: null, sort: 0 },
      { id: 4, pid: 0, level: 1, name: same('other'), icon: null, sort: 5 },
    ],
    merchants: [merchant(1, true), merchant(2, false)],
    merchantTypes: [1, 2, 3].map((id) => ({ id, name: same(`type ${id}`), info: same('') })),
    merchantCategories: [3, 4, 6].map((id) => ({
      id,
      name: same(`category ${id}`),
      handlingFee: id,
    })),
    guarantees: [],
    products: [
      product(
        1,
        1,
        [sku(11, 1, 1000, 10, [0, 0]), sku(12, 1, 1200, 1, [0, 1]), sku(13, 1, 1000, 0, [1, 0])],
        {
          attributes: [
            { id: 1, name: same('colour'), values: [same('red'), same('blue')] },
            { id: 2, name: same('size'), values: [same('S'), same('M')] },
          ],
          postage: 100,
          rank: 9,
        },
      ),
      product(2, 1, [sku(21, 2, 2000, 500)], { name: { ...same('tea'), lo: 'ນ້ຳຊາ' }, sales: 40 }),
      product(3, 2, [sku(31, 3, 3000, 20)], { postage: 250, categoryId: 4, ficti: 70 }),
      product(4, 2, [sku(41, 4, 4000, 20)], { onShelf: false }),
      product(5, 2, [sku(51, 5, 999, 20)], {}),
    ],
    activities: [
      {
        id: 1,
        name: same('few'),
        type: 2,
        open: true,
        instruction: same(''),
        banners: [],
        sort: 1,
        products: [4, 1, 2, 3, 5].map(inActivity),
      },
      {
        id: 2,
        name: same('none'),
        type: 1,
        open: true,
        instruction: same(''),
        banners: [],
        sort: 2,
        products: [4].map(inActivity),
      },
      {
        id: 3,
        name: same('over'),
        type: 3,
        open: false,
        instruction: same(''),
        banners: [],
        sort: 3,
        products: [1].map(inActivity),
      },
    ],
    coupons: [
      coupon(COUPON.merchant, { useType: 1, merId: 1, money: 500, minPrice: 1500 }),
      coupon(COUPON.product, { useType: 2, merId: 2, productIds: [3, 4], money: 5000 }),
      coupon(COUPON.platform, { useType: 3, money: 1000, minPrice: 4000 }),
      coupon(COUPON.welcome, { type: 2, money: 300 }),
      coupon(COUPON.limited, { isLimited: true, total: 1 }),
      coupon(COUPON.high, { money: 900_000 }),
    ],
    reviews: [review(1, 5), review(2, 5), review(3, 3), review(4, 1)],
    site: {
      homeBanners: [],
      adverts: [],
      recommendImage: same(''),
      streetHeader: same(''),
      loginPicture: '',
      topBanner: { id: 1, text: same(''), linkUrl: '' },
      hotKeywords: [],
      agreement: same(''),
      settlementAgreement: same(''),
      mobileMenu: [],
      mobileTiles: [],
      mobileBar: [],
    },
  };
}

function inActivity(productId: number) {
  return { productId, picture: '', sort: 0 };
}
