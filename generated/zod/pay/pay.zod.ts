import * as zod from 'zod/mini';


/**
 * Switches of wallet, card and scan-code.
 * @summary Payment methods that are on
 */
export const PayMethodsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "paypalStatus": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Wallet is on.')),
  "stripeStatus": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Card is on.')),
  "wechatPaySwitch": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Scan-code is on.')),
  "publishableKey": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Publishable key of the card provider. Without it the storefront takes the one of its configuration.'))
}).check(/*#__PURE__*/ zod.describe('Which payment methods are on.'))
})

/**
 * For the master order as a whole. The method may differ from the one chosen when the order was placed. Wallet: send the browser to `redirect`. Card: hand `stripeClientSecret` to the payment element; calling again returns the same secret. Scan-code: draw `redirect` as a QR code and ask scanPayResult. Wallet and card charge USD, scan-code CNY, whatever currency prices are shown in.
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
} as const).check(/*#__PURE__*/ zod.describe('Kind of client that pays.'))
}).check(/*#__PURE__*/ zod.describe('The payment to start.'))

export const PayStartResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Always false: no method pays at once.')),
  "payType": /*#__PURE__*/ zod.enum({
  /** Wallet, charged in USD. */
  wallet: 'paypal',
  /** Card, charged in USD. */
  card: 'stripe',
  /** Scan-code, charged in CNY. */
  scanCode: 'wechat',
} as const).check(/*#__PURE__*/ zod.describe('Method of the order **before** this call; may differ from the one asked for.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.')),
  "redirect": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Wallet: address to send the browser to. Scan-code: text of the QR code. Card: null.')),
  "stripeClientSecret": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Card: secret for the payment element. Others: null.'))
}).check(/*#__PURE__*/ zod.describe('How to go on with the payment.'))
})

/**
 * After the wallet has sent the browser back. May be repeated: a paid order answers true again. A capture that fails answers code 200 with `status` false.
 * @summary Capture an approved wallet payment
 */




export const WalletCaptureBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Wallet order id, query value `token`.')),
  "payerID": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Payer id, query value `PayerID`.'))
}).check(/*#__PURE__*/ zod.describe('What the wallet brought back in the return address.'))

export const walletCaptureResponseDataPayPriceRegExp = new RegExp('^-?\\d+(\\.\\d{1,2})?$');


export const WalletCaptureResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The order is paid.')),
  "payPrice": /*#__PURE__*/ zod.stringFormat('money', walletCaptureResponseDataPayPriceRegExp).check(/*#__PURE__*/ zod.describe('Amount of the order.')),
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Number of the master order.'))
}).check(/*#__PURE__*/ zod.describe('What became of the wallet payment.'))
})

/**
 * After the shopper turned round at the wallet. The known backend cancels the whole master order, so a storefront that lets the order be paid in another way does not call this. An unknown token is a success.
 * @summary Give up a wallet payment
 */



export const WalletCancelBody = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Wallet order id, query value `token`.'))
}).check(/*#__PURE__*/ zod.describe('What the wallet brought back when the shopper turned round.'))

export const WalletCancelResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Always true.'))
})

/**
 * Asks the provider when the order is not marked paid yet, and marks it. Ask every few seconds while the code is shown.
 * @summary Ask whether a scan-code payment went through
 */
export const scanPayResultPathOrderNoMax = 32;



export const ScanPayResultParams = /*#__PURE__*/ zod.object({
  "orderNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(scanPayResultPathOrderNoMax)).check(/*#__PURE__*/ zod.describe('Number of the master order (begins with PT).'))
})

export const ScanPayResultResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The order is paid.'))
})

