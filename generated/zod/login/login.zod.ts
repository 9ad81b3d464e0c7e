import * as zod from 'zod/mini';


/**
 * Opens a session. There is no strength rule and no limit of attempts; a disabled account is not refused here. The same address may also belong to a social or visitor account: only the one of type `email` is meant.
 * @summary Sign in with e-mail and password
 */
export const emailLoginBodyEmailRegExp = new RegExp('^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$');



export const EmailLoginBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(emailLoginBodyEmailRegExp)).check(/*#__PURE__*/ zod.describe('E-mail address of the account.')),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Password as typed.'))
}).check(/*#__PURE__*/ zod.describe('E-mail and password of an existing account.'))

export const EmailLoginResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it lives 24 hours from its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors look their orders up with it.')),
  "type": /*#__PURE__*/ zod.enum({
  /** Registered with an e-mail address. */
  email: 'email',
  /** Registered with a phone number. */
  phone: 'phone',
  /** Signed in through Google. */
  google: 'google',
  /** Signed in through Facebook. */
  facebook: 'facebook',
  /** Signed in through Twitter. */
  twitter: 'twitter',
  /** Buys without an account. */
  visitor: 'visitor',
} as const).check(/*#__PURE__*/ zod.describe('How the account came to be.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Creates an account of type `email` and opens a session. The code comes from emailCaptcha, lives a few minutes (shop configuration, 5 by default) and works once. The nickname is 12 hexadecimal characters until the user changes it. All active coupons for new users are granted.
 * @summary Register with e-mail
 */
export const emailRegisterBodyEmailRegExp = new RegExp('^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$');
export const emailRegisterBodyCaptchaRegExp = new RegExp('^\\d{6}$');



export const EmailRegisterBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(emailRegisterBodyEmailRegExp)).check(/*#__PURE__*/ zod.describe('E-mail address, not yet used by another e-mail account.')),
  "captcha": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(emailRegisterBodyCaptchaRegExp)).check(/*#__PURE__*/ zod.describe('The code sent to this address, 6 digits.')),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('New password. The backend only asks that it is not blank; clients ask for 8 to 20 characters of letters, digits and `!@#$%^&*?._`, three kinds of four.'))
}).check(/*#__PURE__*/ zod.describe('What a new e-mail account is made of.'))

export const EmailRegisterResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it lives 24 hours from its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors look their orders up with it.')),
  "type": /*#__PURE__*/ zod.enum({
  /** Registered with an e-mail address. */
  email: 'email',
  /** Registered with a phone number. */
  phone: 'phone',
  /** Signed in through Google. */
  google: 'google',
  /** Signed in through Facebook. */
  facebook: 'facebook',
  /** Signed in through Twitter. */
  twitter: 'twitter',
  /** Buys without an account. */
  visitor: 'visitor',
} as const).check(/*#__PURE__*/ zod.describe('How the account came to be.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Sends a code of 6 digits (111111 to 999999). One code exists per address: a new one replaces the old one, whatever it was asked for. The backend sets no rate limit; clients lock the button for 60 seconds.
 *
 * The body is the **bare address without quotation marks**, although its content type is JSON.
 * @summary Send a registration code by e-mail
 */
export const EmailCaptchaBody = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.describe('E-mail address, sent without quotation marks.'))

export const EmailCaptchaResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Deletes the token of the header. Never fails, also without a token; clients ignore errors.
 * @summary Sign out
 */
export const LogoutResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Without body. True when the token of the header belongs to a user. Asked once when a page is opened with a token cookie: cookies live 7 days, tokens 24 hours from their last use.
 * @summary Ask whether the token is alive
 */
export const TokenExistsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The token belongs to a user.'))
})

/**
 * Tells which providers are on and whether buying without an account is allowed. Also the only source of the privacy agreement.
 * @summary Ways to sign in, and the agreement
 */
export const LoginMethodsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "googleOpen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Sign-in through Google is on.')),
  "twitterOpen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Sign-in through Twitter is on.')),
  "facebookOpen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Sign-in through Facebook is on.')),
  "googleClientId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Client id for Google; null when it is off.')),
  "facebookAppId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('App id for Facebook; null when it is off.')),
  "visitorOpen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Buying without an account is allowed.')),
  "agreement": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('User and privacy agreement as HTML; empty when unset.'))
}).check(/*#__PURE__*/ zod.describe('Which ways to sign in the shop offers, and the agreement to accept.'))
})

/**
 * The picture configured for the sign-in panel.
 * @summary Picture beside the sign-in forms
 */
export const LoginPictureResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "loginLeftImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the picture.'))
}).check(/*#__PURE__*/ zod.describe('Picture beside the sign-in forms.'))
})

