import * as zod from 'zod/mini';


/**
 * Lines grouped by merchant, newest first; groups are ordered by their newest line; unpaged. Invalid lines (product off the shelf) are listed separately. A valid line with `attrStatus` false needs another specification: its sku is deleted or sold out.
 * @summary The cart
 */
export const CartListQueryParams = /*#__PURE__*/ zod.object({
  "isValid": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True: valid lines. False: invalid ones, whose sku fields are null.'))
})

export const cartListResponseDataItemCartInfoListItemPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const CartListResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "merId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant id.')),
  "merName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "cartInfoList": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Line id.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Product id.')),
  "productAttrUnique": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Declared, null in practice. Use `attrId`.')),
  "cartNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Pieces.')),
  "image": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Picture of the sku if it has one, else of the product.')),
  "storeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the product.')),
  "attrId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Sku id; null when the sku is deleted or the line is invalid.')),
  "suk": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Chosen specification; null when it is deleted.')),
  "price": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.stringFormat('money', cartListResponseDataItemCartInfoListItemPriceRegExp)).check(/*#__PURE__*/ zod.describe('Current price of the sku; null when it is deleted.')),
  "attrStatus": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The sku exists and has stock. False on a valid line: another sku must be chosen.')),
  "stock": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Pieces left; null when the sku is deleted.'))
}).check(/*#__PURE__*/ zod.describe('A line of the cart.'))).check(/*#__PURE__*/ zod.describe('Lines, newest first.'))
}).check(/*#__PURE__*/ zod.describe('The lines of one merchant.'))).check(/*#__PURE__*/ zod.describe('Groups; empty when there are no lines.'))
})

/**
 * All or nothing. A sku that is already in the cart gets the pieces added, and the sum may exceed 99. Stock is not checked. Also used to buy products again.
 * @summary Put skus into the cart
 */


export const cartSaveBodyCartNumMax = 99;



export const CartSaveBodyItem = /*#__PURE__*/ zod.object({
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Product id.')),
  "productAttrUnique": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Sku id.')),
  "cartNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartSaveBodyCartNumMax)).check(/*#__PURE__*/ zod.describe('Pieces.'))
}).check(/*#__PURE__*/ zod.describe('A sku to put into the cart.'))
export const CartSaveBody = /*#__PURE__*/ zod.array(CartSaveBodyItem).check(/*#__PURE__*/ zod.minLength(1))

export const CartSaveResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * The quantity becomes `number`. The same quantity again is a success. Stock is not checked.
 * @summary Set the quantity of a line
 */

export const cartSetQuantityBodyNumberMax = 99;



export const CartSetQuantityBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Line id.')),
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cartSetQuantityBodyNumberMax)).check(/*#__PURE__*/ zod.describe('Pieces. 0 and 100 to 999 are refused with 500, others with 400.'))
}).check(/*#__PURE__*/ zod.describe('New quantity of a line.'))

export const CartSetQuantityResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Removes the lines permanently. Not idempotent: refused when no line was removed.
 * @summary Remove lines
 */



export const CartDeleteBody = /*#__PURE__*/ zod.object({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Line ids.'))
}).check(/*#__PURE__*/ zod.describe('Lines to remove.'))

export const CartDeleteResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Sets sku and quantity of a line and marks it valid. Stock is not checked, and lines with the same sku are not merged.
 * @summary Choose another specification
 */

export const cartReselectBodyNumMin = 0;
export const cartReselectBodyNumMax = 999;





export const CartReselectBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Line id.')),
  "num": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartReselectBodyNumMin)).check(/*#__PURE__*/ zod.lte(cartReselectBodyNumMax)).check(/*#__PURE__*/ zod.describe('Pieces. The backend accepts 0 to 999; clients send 1 to 99.')),
  "productId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Product id.')),
  "unique": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Sku id.'))
}).check(/*#__PURE__*/ zod.describe('New specification of a line.'))

export const CartReselectResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Always true.'))
})

/**
 * For the badge of the cart icon: `type` sum, `numType` true.
 * @summary Number of lines or pieces in the cart
 */
export const CartCountQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum({
  /** Lines. */
  lines: 'total',
  /** Pieces. */
  pieces: 'sum',
} as const).check(/*#__PURE__*/ zod.describe('Lines or pieces.')),
  "numType": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True: valid lines. False: invalid ones.'))
})

export const cartCountResponseDataCountMin = 0;



export const CartCountResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cartCountResponseDataCountMin)).check(/*#__PURE__*/ zod.describe('Lines or pieces; 0 when empty.'))
}).check(/*#__PURE__*/ zod.describe('Number of lines or pieces in the cart.'))
})

