import * as zod from 'zod/mini';


/**
 * Not idempotent: a product already on the list is refused without a telling text. Clients take that as done when they know it is there.
 * @summary Put a product on the wish list
 */



export const CollectProductAddBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Product id.')),
  "category": /*#__PURE__*/ zod.enum({
  /** Normal goods; the only kind in use. */
  store: 'store',
} as const).check(/*#__PURE__*/ zod.describe('Kind of product.'))
}).check(/*#__PURE__*/ zod.describe('The product to collect.'))

export const CollectProductAddResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * By product id. Not idempotent: a product that is not on the list is refused.
 * @summary Take a product off the wish list
 */



export const CollectProductCancelParams = /*#__PURE__*/ zod.object({
  "proId": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Product id.'))
})

export const CollectProductCancelResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Idempotent. Whether the store exists is not checked.
 * @summary Follow a store
 */



export const CollectMerchantAddParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Merchant id.'))
})

export const CollectMerchantAddResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Idempotent.
 * @summary Stop following a store
 */



export const CollectMerchantCancelParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Merchant id.'))
})

export const CollectMerchantCancelResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

