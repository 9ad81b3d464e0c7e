/**
 * Configuration of the shop, edited by its operator. Values of the backend (`homeConfig`, an extension) take precedence.
 */
export const SHOP = {
  /** wordmark, per language where it differs */
  name: { default: 'lychee', 'zh-CN': '荔枝' } as Record<string, string>,
  phone: '400 800 1234',
  /** empty: no hours are shown */
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
  /** public origin, e.g. `https://shop.example`; by default that of the request */
  origin: import.meta.env.VITE_SHOP_ORIGIN ?? '',
  /** preview of shared pages without a picture */
  sharedPicture: '/share.png',
  /**
   * ISO 4217 code, used until the backend's (`shopPayCurrency`) is loaded. Without one, amounts have no symbol meanwhile,
   * which is better than a wrong one.
   */
  currency: '',
  /** publishable key of the card provider, for backends that do not send it with `pay/method` */
  stripePublishableKey: import.meta.env.VITE_STRIPE_KEY ?? '',
  /**
   * Address template of an image service: `{src}` is the picture, `{width}` the width in pixels. Without one, the address
   * of the picture itself is used.
   */
  imageTemplate: import.meta.env.VITE_IMAGE_TEMPLATE ?? '',
};

export const shopName = (locale: string): string => SHOP.name[locale] ?? SHOP.name.default ?? '';
