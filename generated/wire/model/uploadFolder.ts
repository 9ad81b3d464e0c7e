
/**
 * Folder of the file library.
 */
export type UploadFolder = typeof UploadFolder[keyof typeof UploadFolder];


export const UploadFolder = {
  /** Rich text editor. */
  editor: 0,
  /** Products; sent by this storefront. */
  goods: 1,
  /** Group buying. */
  groupBuy: 2,
  /** Bargains. */
  bargain: 3,
  /** Flash sales. */
  flashSale: 4,
  /** Articles. */
  article: 5,
  /** Combined data. */
  data: 6,
  /** Shoppers. */
  shopper: 7,
  /** WeChat. */
  wechat: 8,
} as const;
