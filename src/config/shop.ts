/**
 * The one file an operator edits: who runs this shop. Values the backend gives (`homeConfig`, an extension) win over these.
 */
export const SHOP = {
  /** wordmark, per language where it differs */
  name: { default: 'lychee', 'zh-CN': '荔枝' } as Record<string, string>,
  phone: '400 800 1234',
  serviceHours: '9:00–21:00',
  address: '88 Lychee Lane, Xuhui, Shanghai',
  registration: 'ICP 00000000-1',
  mobileMall: 'https://m.lychee.example',
  social: {
    facebook: 'https://facebook.com/lychee',
    x: 'https://x.com/lychee',
    instagram: 'https://instagram.com/lychee',
    youtube: 'https://youtube.com/@lychee',
  },
  /** where the shop stands, e.g. `https://shop.example`; without it, the address a page was asked for at */
  origin: import.meta.env.VITE_SHOP_ORIGIN ?? '',
  /** shown where a page is shared that has no picture of its own */
  sharedPicture: '/share.png',
  /**
   * ISO 4217 code, used while the backend's own (`shopPayCurrency`) is not there. Without one, amounts then have no sign,
   * which is better than a wrong one.
   */
  currency: '',
  /** publishable key of the card provider, for backends that do not deliver it with `pay/method` */
  stripePublishableKey: import.meta.env.VITE_STRIPE_KEY ?? '',
  /**
   * Address template of an image service: `{src}` is the picture, `{width}` the width in pixels.
   * Without one the picture's own address is used.
   */
  imageTemplate: import.meta.env.VITE_IMAGE_TEMPLATE ?? '',
};

export const shopName = (locale: string): string => SHOP.name[locale] ?? SHOP.name.default ?? '';
