import * as zod from 'zod/mini';


/**
 * Switches of wallet, card and scan-code.
 * @summary Enabled payment methods
 */
export const PayMethodsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "paypalStatus": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Wallet is on.')),
  "stripeStatus": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Card is on.')),
  "wechatPaySwitch": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Scan-code is on.')),
  "publishableKey": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Publishable key of the card provider. Without it the storefront uses the one in its configuration.'))
}).check(/*#__PURE__*/ zod.describe('Enabled payment methods.'))
})

/**
 * For the master order as a whole. The method may differ from the one chosen when the order was placed. Wallet: send the browser to `redirect`. Card: pass `stripeClientSecret` to the payment element; calling again returns the same secret. Scan-code: render `redirect` as a QR code and poll scanPayResult. Wallet and card charge USD, scan-code CNY, whatever the display currency is.
 * @summary Start a payment
 */



export const PayStartBody = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "payType": /*#__PURE__*/ zod.enum({
  /** Wallet, charged in USD. */
  wallet: 'paypal',
  /** Card, charged in USD. */
  card: 'stripe',
  /** Scan-code, charged in CNY. */
  scanCode: 'wechat',
} as const).check(/*#__PURE__*/ zod.describe('Payment method.')),
  "payChannel": /*#__PURE__*/ zod.enum({
  /** Desktop browser. */
  pc: 'pc',
  /** Mobile browser. */
  mobile: 'mobile',
} as const).check(/*#__PURE__*/ zod.describe('Client used for the payment.'))
}).check(/*#__PURE__*/ zod.describe('The payment to start.'))

export const PayStartResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Always false: no method pays immediately.')),
  "payType": /*#__PURE__*/ zod.enum({
  /** Wallet, charged in USD. */
  wallet: 'paypal',
  /** Card, charged in USD. */
  card: 'stripe',
  /** Scan-code, charged in CNY. */
  scanCode: 'wechat',
} as const).check(/*#__PURE__*/ zod.describe('Method of the order **before** this call; may differ from the requested one.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "redirect": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Wallet: address to send the browser to. Scan-code: text of the QR code. Card: null.')),
  "stripeClientSecret": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Card: secret for the payment element. Others: null.'))
}).check(/*#__PURE__*/ zod.describe('How to proceed with the payment.'))
})

/**
 * Called when the wallet has redirected the browser back. The order is found by the wallet id alone, for any user: a visitor whose session has ended at the wallet continues as another user. May be repeated: a paid order answers true again. A failed capture answers code 200 with `status` false.
 * @summary Capture an approved wallet payment
 */




export const WalletCaptureBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Wallet order id, query value `token`.')),
  "payerID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Payer id, query value `PayerID`.'))
}).check(/*#__PURE__*/ zod.describe('Values of the wallet in the return address.'))

export const walletCaptureResponseDataPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const WalletCaptureResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The order is paid.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', walletCaptureResponseDataPayPriceRegExp).check(/*#__PURE__*/ zod.describe('Amount of the order.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.'))
}).check(/*#__PURE__*/ zod.describe('Result of the wallet payment.'))
})

/**
 * Called when the shopper has cancelled at the wallet. The known backend cancels the whole master order, so a storefront that allows another payment method does not call this. An unknown token is a success.
 * @summary Cancel a wallet payment
 */



export const WalletCancelBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Wallet order id, query value `token`.'))
}).check(/*#__PURE__*/ zod.describe('Value of the wallet in the return address after a cancellation.'))

export const WalletCancelResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Always true.'))
})

/**
 * Queries the provider while the order is not paid, and marks it as paid. Poll every few seconds while the code is shown.
 * @summary Check the result of a scan-code payment
 */
export const scanPayResultPathOrderNoMax = 32;


export const scanPayResultPathOrderNoRegExp = new RegExp('^[A-Za-z0-9_-]{1,32}$');


export const ScanPayResultParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(scanPayResultPathOrderNoMax)).check(/*#__PURE__*/ zod.regex(scanPayResultPathOrderNoRegExp)).check(/*#__PURE__*/ zod.describe('Number of the master order (begins with PT).'))
})

export const ScanPayResultResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The order is paid.'))
})

