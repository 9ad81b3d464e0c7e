import * as zod from 'zod/mini';


/**
 * Opens a session. Password strength and the number of attempts are not checked; a disabled account is not refused here. The same address may also belong to a social or visitor account: only the account of type `email` is used.
 * @summary Sign in with e-mail and password
 */
export const emailLoginBodyEmailRegExp = new RegExp('^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$');



export const EmailLoginBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(emailLoginBodyEmailRegExp)).check(/*#__PURE__*/ zod.describe('E-mail address of the account.')),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Password as typed.'))
}).check(/*#__PURE__*/ zod.describe('E-mail and password of an existing account.'))

export const EmailLoginResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it expires 24 hours after its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors use it to look up their orders.')),
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
} as const).check(/*#__PURE__*/ zod.describe('How the account was created.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Creates an account of type `email` and opens a session. The code comes from emailCaptcha, is valid for a few minutes (shop configuration, 5 by default) and works once. The nickname is 12 hexadecimal characters until the user changes it. All active coupons for new users are granted.
 * @summary Register with e-mail
 */
export const emailRegisterBodyEmailRegExp = new RegExp('^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$');
export const emailRegisterBodyCaptchaRegExp = new RegExp('^\\d{6}$');



export const EmailRegisterBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(emailRegisterBodyEmailRegExp)).check(/*#__PURE__*/ zod.describe('E-mail address, not yet used by another e-mail account.')),
  "captcha": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(emailRegisterBodyCaptchaRegExp)).check(/*#__PURE__*/ zod.describe('The code sent to this address.')),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('New password. The backend only requires it not to be blank; clients require 8 to 20 characters of letters, digits and `!@#$%^&*?._`, of three kinds out of four.'))
}).check(/*#__PURE__*/ zod.describe('Registration of a new e-mail account.'))

export const EmailRegisterResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it expires 24 hours after its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors use it to look up their orders.')),
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
} as const).check(/*#__PURE__*/ zod.describe('How the account was created.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Sends a code of 6 digits (111111 to 999999). One code exists per address: a new one replaces the old one, whatever it was requested for. The backend sets no rate limit; clients lock the button for 60 seconds.
 *
 * The body is the **bare address without quotation marks**, although its content type is JSON.
 * @summary Send a registration code by e-mail
 */
export const EmailCaptchaBody = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.describe('E-mail address, sent without quotation marks.'))

export const EmailCaptchaResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Sends a code to the address of an account of type `email`, for emailPasswordReset. The code is as in emailCaptcha; accounts of other types have no password.
 *
 * The body is the **bare address without quotation marks**, although its content type is JSON.
 * @summary Send a code for a forgotten password
 */
export const EmailResetCaptchaBody = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.describe('E-mail address, sent without quotation marks.'))

export const EmailResetCaptchaResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * For the account of type `email` with this address. The code comes from emailResetCaptcha and works once. It opens no session, and open sessions remain valid on the known backend.
 * @summary Set a new password with a code
 */
export const emailPasswordResetBodyEmailRegExp = new RegExp('^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$');
export const emailPasswordResetBodyCaptchaRegExp = new RegExp('^\\d{6}$');
export const emailPasswordResetBodyNewPasswordRegExp = new RegExp('^(?:(?=.*[A-Z])(?=.*[a-z])(?=.*[\\d!@#$%^&*?._\\\\])|(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\])|(?=.*[a-z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\]))[A-Za-z\\d!@#$%^&*?._\\\\]{8,20}$');
export const emailPasswordResetBodyPasswordAgainRegExp = new RegExp('^(?:(?=.*[A-Z])(?=.*[a-z])(?=.*[\\d!@#$%^&*?._\\\\])|(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\])|(?=.*[a-z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\]))[A-Za-z\\d!@#$%^&*?._\\\\]{8,20}$');


export const EmailPasswordResetBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(emailPasswordResetBodyEmailRegExp)).check(/*#__PURE__*/ zod.describe('E-mail address of the account.')),
  "captcha": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(emailPasswordResetBodyCaptchaRegExp)).check(/*#__PURE__*/ zod.describe('The code sent to this address.')),
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(emailPasswordResetBodyNewPasswordRegExp)).check(/*#__PURE__*/ zod.describe('8 to 20 characters of letters, digits and `!@#$%^&*?._` (and the backslash, which clients do not offer), with at least three of: capital letter, small letter, digit, sign.')),
  "passwordAgain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(emailPasswordResetBodyPasswordAgainRegExp)).check(/*#__PURE__*/ zod.describe('The new password once more.'))
}).check(/*#__PURE__*/ zod.describe('Replacement of a forgotten password.'))

export const EmailPasswordResetResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Without body. Used to change the password with userEmailPasswordUpdate; only for accounts of type `email`. The path does not require a session, so without a valid token the failure is 500, not 401.
 * @summary Send a code to the caller's mailbox
 */
export const OwnEmailCaptchaResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The code was passed to the mail or message service; false when that failed.'))
})

/**
 * Without body. Used to change the password with userPhonePasswordUpdate; only for accounts of type `phone`. The path does not require a session, so without a valid token the failure is 500, not 401.
 * @summary Send a code to the caller's phone
 */
export const OwnPhoneCaptchaResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The code was passed to the mail or message service; false when that failed.'))
})

/**
 * Opens a session. The country code is part of the account name and compared literally: `86` and `+86` are different accounts. The number of attempts is not limited.
 * @summary Sign in with phone and password
 */


export const phonePasswordLoginBodyCaptchaRegExp = new RegExp('^\\d{6}$');


export const PhonePasswordLoginBody = /*#__PURE__*/ zod.object({
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Phone number; for country code 86, 11 digits beginning with 1.')),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Country code with its plus, e.g. `+86`. Stored and compared literally.')),
  "captcha": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(phonePasswordLoginBodyCaptchaRegExp))).check(/*#__PURE__*/ zod.describe('The code sent to this number.')),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Password as typed; the backend does not validate a new one.'))
}).check(/*#__PURE__*/ zod.describe('One shape for three operations: phonePasswordLogin needs the password, phoneCaptchaLogin the code, phoneRegister both.'))

export const PhonePasswordLoginResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it expires 24 hours after its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors use it to look up their orders.')),
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
} as const).check(/*#__PURE__*/ zod.describe('How the account was created.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Opens a session for an existing account. The code comes from phoneCaptcha, which sends it to any number, and works once.
 * @summary Sign in with phone and code
 */


export const phoneCaptchaLoginBodyCaptchaRegExp = new RegExp('^\\d{6}$');


export const PhoneCaptchaLoginBody = /*#__PURE__*/ zod.object({
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Phone number; for country code 86, 11 digits beginning with 1.')),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Country code with its plus, e.g. `+86`. Stored and compared literally.')),
  "captcha": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(phoneCaptchaLoginBodyCaptchaRegExp))).check(/*#__PURE__*/ zod.describe('The code sent to this number.')),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Password as typed; the backend does not validate a new one.'))
}).check(/*#__PURE__*/ zod.describe('One shape for three operations: phonePasswordLogin needs the password, phoneCaptchaLogin the code, phoneRegister both.'))

export const PhoneCaptchaLoginResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it expires 24 hours after its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors use it to look up their orders.')),
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
} as const).check(/*#__PURE__*/ zod.describe('How the account was created.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Creates an account of type `phone` and opens a session. The code comes from phoneCaptcha and works once. Nickname and coupons are as in emailRegister.
 * @summary Register with phone
 */


export const phoneRegisterBodyCaptchaRegExp = new RegExp('^\\d{6}$');


export const PhoneRegisterBody = /*#__PURE__*/ zod.object({
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Phone number; for country code 86, 11 digits beginning with 1.')),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Country code with its plus, e.g. `+86`. Stored and compared literally.')),
  "captcha": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(phoneRegisterBodyCaptchaRegExp))).check(/*#__PURE__*/ zod.describe('The code sent to this number.')),
  "password": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Password as typed; the backend does not validate a new one.'))
}).check(/*#__PURE__*/ zod.describe('One shape for three operations: phonePasswordLogin needs the password, phoneCaptchaLogin the code, phoneRegister both.'))

export const PhoneRegisterResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it expires 24 hours after its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors use it to look up their orders.')),
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
} as const).check(/*#__PURE__*/ zod.describe('How the account was created.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Sends a code of 6 digits (111111 to 999999) for sign-in or registration, whether or not the number has an account. One code exists per country code and number: a new one replaces the old one, whatever it was requested for. The backend sets no rate limit; clients lock the button for 60 seconds.
 *
 * The body is form data.
 * @summary Send a code by text message
 */




export const PhoneCaptchaBody = /*#__PURE__*/ zod.object({
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Phone number; for country code 86, 11 digits beginning with 1.')),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Country code with its plus, e.g. `+86`.'))
}).check(/*#__PURE__*/ zod.describe('Recipient of a text message.'))

export const PhoneCaptchaResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Creates a user of type `visitor` on every call, even for an address used before, and opens a session. No coupons are granted. The identity gives access to the orders of the visitor without signing in. Offered when `visitorOpen` of loginMethods is true.
 * @summary Buy without an account
 */
export const visitorRegisterBodyEmailRegExp = new RegExp('^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$');


export const VisitorRegisterBody = /*#__PURE__*/ zod.object({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(visitorRegisterBodyEmailRegExp)).check(/*#__PURE__*/ zod.describe('Address for messages about the order.')),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number, if any.')),
  "countryCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Country code, here **without** its plus (`86`). Required with a phone number.'))
}).check(/*#__PURE__*/ zod.describe('Contact data of a visitor.'))

export const VisitorRegisterResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it expires 24 hours after its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors use it to look up their orders.')),
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
} as const).check(/*#__PURE__*/ zod.describe('How the account was created.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Requests a token from Twitter. The client stores the answer, navigates to `authorizationURL`, and returns with `oauth_token` and `oauth_verifier` in the address; then it calls twitterLogin. Every call creates a new token.
 * @summary Start a sign-in through Twitter
 */
export const TwitterRequestTokenQueryParams = /*#__PURE__*/ zod.object({
  "end": /*#__PURE__*/ zod.enum({
  /** This storefront. */
  pc: 'pc',
  /** The mobile web client. */
  mobile: 'h5',
} as const).check(/*#__PURE__*/ zod.describe('The calling client, which decides the return address.'))
})

export const TwitterRequestTokenResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Request token.')),
  "tokenSecret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Secret of the request token; stored until twitterLogin.')),
  "authorizationURL": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Page of Twitter to navigate to, which requests consent every time.')),
  "authenticationURL": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Page of Twitter that skips consent given before.'))
}).check(/*#__PURE__*/ zod.describe('The first step of a sign-in through Twitter.'))
})

/**
 * Completes the sign-in started with twitterRequestToken. The first sign-in creates an account of type `twitter`, whose identity is the id at Twitter, and grants the coupons for new users.
 * @summary Sign in through Twitter
 */





export const TwitterLoginBody = /*#__PURE__*/ zod.object({
  "oauthToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('`token` of twitterRequestToken.')),
  "oauthTokenSecret": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('`tokenSecret` of twitterRequestToken.')),
  "oauthVerifier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('`oauth_verifier` of the return address.'))
}).check(/*#__PURE__*/ zod.describe('The answer of Twitter to the request token.'))

export const TwitterLoginResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it expires 24 hours after its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors use it to look up their orders.')),
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
} as const).check(/*#__PURE__*/ zod.describe('How the account was created.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Takes the id token returned by Google's script. The first sign-in creates an account of type `google`, whose identity is the id at Google, and grants the coupons for new users. The backend verifies the token with Google; it does not check the audience of the token.
 *
 * The body is the **bare token without quotation marks**, although its content type is JSON.
 * @summary Sign in through Google
 */
export const GoogleLoginBody = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Id token of Google, sent without quotation marks.'))

export const GoogleLoginResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it expires 24 hours after its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors use it to look up their orders.')),
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
} as const).check(/*#__PURE__*/ zod.describe('How the account was created.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Takes the profile returned by Facebook's script. The first sign-in creates an account of type `facebook` with this name and picture, whose identity is the id at Facebook, and grants the coupons for new users. The known backend validates neither the fields nor, with Facebook, that the id belongs to the caller.
 * @summary Sign in through Facebook
 */



export const facebookLoginBodyEmailRegExp = new RegExp('^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$');


export const FacebookLoginBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Id at Facebook.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Name; becomes the nickname of a new account.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('Address of the picture; becomes the avatar of a new account.')),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(facebookLoginBodyEmailRegExp))).check(/*#__PURE__*/ zod.describe('E-mail address, if it is shared.'))
}).check(/*#__PURE__*/ zod.describe('The profile returned by Facebook\'s script.'))

export const FacebookLoginResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Session token, 32 hexadecimal characters. Send it in the `Authori-zation` header; it expires 24 hours after its last use.')),
  "uid": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('User id.')),
  "nikeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Nickname (misspelt on the wire).')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('E-mail address; null for accounts without one.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number; null for accounts without one.')),
  "identity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Public identity of the user. Visitors use it to look up their orders.')),
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
} as const).check(/*#__PURE__*/ zod.describe('How the account was created.'))
}).check(/*#__PURE__*/ zod.describe('The session that sign-in or registration has opened.'))
})

/**
 * Deletes the token of the header. Never fails, even without a token; clients ignore errors.
 * @summary Sign out
 */
export const LogoutResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Without body. True when the token of the header belongs to a user. Called once when a page is opened with a token cookie: cookies expire after 7 days, tokens 24 hours after their last use.
 * @summary Check whether the token is valid
 */
export const TokenExistsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The token belongs to a user.'))
})

/**
 * States which providers are enabled and whether buying without an account is allowed. Also the only source of the privacy agreement. Forms for sign-in and registration require consent by a checkbox. Providers are one click without a form: a sentence beside their buttons says that signing in this way implies consent.
 * @summary Sign-in methods and the agreement
 */
export const LoginMethodsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "googleOpen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Sign-in through Google is on.')),
  "twitterOpen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Sign-in through Twitter is on.')),
  "facebookOpen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Sign-in through Facebook is on.')),
  "googleClientId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Client id for Google; null when it is off.')),
  "facebookAppId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('App id for Facebook; null when it is off.')),
  "visitorOpen": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Buying without an account is allowed.')),
  "agreement": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('User and privacy agreement as HTML; empty when unset.'))
}).check(/*#__PURE__*/ zod.describe('Sign-in methods of the shop, and the agreement to accept.'))
})

/**
 * The picture configured for the sign-in panel.
 * @summary Picture beside the sign-in forms
 */
export const LoginPictureResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "loginLeftImage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the picture.'))
}).check(/*#__PURE__*/ zod.describe('Picture beside the sign-in forms.'))
})

