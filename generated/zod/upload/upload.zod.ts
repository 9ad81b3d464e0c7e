import * as zod from 'zod/mini';


/**
 * Stores one picture (jpg, jpeg, png, gif, bmp, webp; also mp4 video) of at most 10 MB and returns its address. Extensions are case-sensitive; in capitals only JPG and PNG are accepted. This storefront sends JPEG and PNG only. The known backend requires no token; others may, so clients send theirs.
 * @summary Upload a picture
 */
export const imageUploadQueryModelMax = 32;



export const ImageUploadQueryParams = /*#__PURE__*/ zod.object({
  "model": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(imageUploadQueryModelMax)).check(/*#__PURE__*/ zod.describe('Area of the shop that the file belongs to, such as `user` or `product`. Part of its address.')),
  "pid": /*#__PURE__*/ zod.enum({
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
} as const).check(/*#__PURE__*/ zod.describe('Folder of the file library.'))
})

export const ImageUploadBody = /*#__PURE__*/ zod.object({
  "multipart": /*#__PURE__*/ zod.instanceof(Blob)
}).check(/*#__PURE__*/ zod.describe('The only part of the form.'))

export const imageUploadResponseDataFileSizeMin = 0;



export const ImageUploadResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the file.')),
  "extName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Its extension, without dot.')),
  "fileSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(imageUploadResponseDataFileSizeMin)).check(/*#__PURE__*/ zod.describe('Size in bytes.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the file.')),
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Subtype of its media type, such as `jpeg`.'))
}).check(/*#__PURE__*/ zod.describe('The stored file.'))
})

/**
 * Stores one file (zip, doc, docx, xls, xlsx, pdf, mp3, wma, wav, amr, mp4) of at most 20 MB and returns its address. Extensions are case-sensitive. The known backend requires no token; others may, so clients send theirs.
 * @summary Upload a document
 */
export const fileUploadQueryModelMax = 32;



export const FileUploadQueryParams = /*#__PURE__*/ zod.object({
  "model": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(fileUploadQueryModelMax)).check(/*#__PURE__*/ zod.describe('Area of the shop that the file belongs to, such as `user` or `product`. Part of its address.')),
  "pid": /*#__PURE__*/ zod.enum({
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
} as const).check(/*#__PURE__*/ zod.describe('Folder of the file library.'))
})

export const FileUploadBody = /*#__PURE__*/ zod.object({
  "multipart": /*#__PURE__*/ zod.instanceof(Blob)
}).check(/*#__PURE__*/ zod.describe('The only part of the form.'))

export const fileUploadResponseDataFileSizeMin = 0;



export const FileUploadResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "fileName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the file.')),
  "extName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Its extension, without dot.')),
  "fileSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(fileUploadResponseDataFileSizeMin)).check(/*#__PURE__*/ zod.describe('Size in bytes.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the file.')),
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Subtype of its media type, such as `jpeg`.'))
}).check(/*#__PURE__*/ zod.describe('The stored file.'))
})

