import * as zod from 'zod/mini';


/**
 * Name, contact data and counters of the caller. The call is counted as a page visit. Visitors (`userType` visitor) have contact data but no password.
 * @summary The signed-in user
 */
export const userInfoResponseDataScopeMax = 100;



export const UserInfoResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name shown to others.')),
  "avatar": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the avatar.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Full phone number, not masked.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Full e-mail address, not masked.')),
  "userType": /*#__PURE__*/ zod.enum({
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
} as const).check(/*#__PURE__*/ zod.describe('How the account was created.')),
  "integral": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Points left.')),
  "experience": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Experience left.')),
  "couponCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Unused coupons that have not ended.')),
  "collectCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Products on the wishlist; followed stores are not counted.')),
  "scope": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(userInfoResponseDataScopeMax))).check(/*#__PURE__*/ zod.describe('Permissions of this user that a backend can withhold: `password` (change the password), `settlement` (apply as a merchant). Other values are ignored. Without the field, both are allowed.'))
}).check(/*#__PURE__*/ zod.describe('The signed-in user. Further keys may be present and must be ignored.'))
})

/**
 * Entries configured by the shop, shown below the fixed ones (orders, refunds, reviews). Entries whose `pc_url` is empty or a single space are not for this storefront.
 * @summary Menu of the account area
 */
export const userMenuResponseDataRoutineMyMenusMax = 20;

export const userMenuResponseDataRoutineMyBannerMax = 20;



export const UserMenuResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "routine_my_menus": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id; the client carries it as `menuCur`.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Label as configured, not translated.')),
  "pic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the icon.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Route in the mobile client.')),
  "pc_url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Route in this storefront. Empty or a single space: not offered here.'))
}).check(/*#__PURE__*/ zod.describe('An entry of the account menu.'))).check(/*#__PURE__*/ zod.maxLength(userMenuResponseDataRoutineMyMenusMax))).check(/*#__PURE__*/ zod.describe('Menu entries, in order.')),
  "routine_my_banner": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Row id.')),
  "pic": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address of the picture.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Route in the mobile client.'))
}).check(/*#__PURE__*/ zod.describe('A banner of the mobile account page.'))).check(/*#__PURE__*/ zod.maxLength(userMenuResponseDataRoutineMyBannerMax))).check(/*#__PURE__*/ zod.describe('Banners, for the mobile client.'))
}).check(/*#__PURE__*/ zod.describe('Configuration of the account area.'))
})

/**
 * Both are sent, even when only one of them changes. The picture is the address of an uploaded one; the backend removes its own domain.
 * @summary Change name and picture
 */
export const userEditBodyNicknameMax = 255;


export const userEditBodyNicknameRegExp = new RegExp('\\S');
export const userEditBodyAvatarRegExp = new RegExp('\\S');


export const UserEditBody = /*#__PURE__*/ zod.object({
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userEditBodyNicknameMax)).check(/*#__PURE__*/ zod.regex(userEditBodyNicknameRegExp)).check(/*#__PURE__*/ zod.describe('Name shown to others, not blank.')),
  "avatar": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userEditBodyAvatarRegExp)).check(/*#__PURE__*/ zod.describe('Address or path of an uploaded picture, not blank.'))
}).check(/*#__PURE__*/ zod.describe('Profile of a user.'))

export const UserEditResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * The code comes from ownEmailCaptcha. It works once. The same password again is a success. Open sessions remain valid on the known backend.
 * @summary Change the password of an e-mail account
 */
export const userEmailPasswordUpdateBodyNewPasswordRegExp = new RegExp('^(?:(?=.*[A-Z])(?=.*[a-z])(?=.*[\\d!@#$%^&*?._\\\\])|(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\])|(?=.*[a-z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\]))[A-Za-z\\d!@#$%^&*?._\\\\]{8,20}$');
export const userEmailPasswordUpdateBodyPasswordAgainRegExp = new RegExp('^(?:(?=.*[A-Z])(?=.*[a-z])(?=.*[\\d!@#$%^&*?._\\\\])|(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\])|(?=.*[a-z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\]))[A-Za-z\\d!@#$%^&*?._\\\\]{8,20}$');
export const userEmailPasswordUpdateBodyCaptchaRegExp = new RegExp('^\\d{6}$');


export const UserEmailPasswordUpdateBody = /*#__PURE__*/ zod.object({
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userEmailPasswordUpdateBodyNewPasswordRegExp)).check(/*#__PURE__*/ zod.describe('8 to 20 characters of letters, digits and `!@#$%^&*?._` (and the backslash, which clients do not offer), with at least three of: capital letter, small letter, digit, sign.')),
  "passwordAgain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userEmailPasswordUpdateBodyPasswordAgainRegExp)).check(/*#__PURE__*/ zod.describe('The new password once more.')),
  "captcha": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userEmailPasswordUpdateBodyCaptchaRegExp)).check(/*#__PURE__*/ zod.describe('The code sent to the mailbox or phone of the account.'))
}).check(/*#__PURE__*/ zod.describe('A new password and the code for it.'))

export const UserEmailPasswordUpdateResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * The code comes from ownPhoneCaptcha. On the known backend it can be used again until it expires. The same password again is a success. Open sessions remain valid on the known backend.
 * @summary Change the password of a phone account
 */
export const userPhonePasswordUpdateBodyNewPasswordRegExp = new RegExp('^(?:(?=.*[A-Z])(?=.*[a-z])(?=.*[\\d!@#$%^&*?._\\\\])|(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\])|(?=.*[a-z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\]))[A-Za-z\\d!@#$%^&*?._\\\\]{8,20}$');
export const userPhonePasswordUpdateBodyPasswordAgainRegExp = new RegExp('^(?:(?=.*[A-Z])(?=.*[a-z])(?=.*[\\d!@#$%^&*?._\\\\])|(?=.*[A-Z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\])|(?=.*[a-z])(?=.*\\d)(?=.*[!@#$%^&*?._\\\\]))[A-Za-z\\d!@#$%^&*?._\\\\]{8,20}$');
export const userPhonePasswordUpdateBodyCaptchaRegExp = new RegExp('^\\d{6}$');


export const UserPhonePasswordUpdateBody = /*#__PURE__*/ zod.object({
  "newPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userPhonePasswordUpdateBodyNewPasswordRegExp)).check(/*#__PURE__*/ zod.describe('8 to 20 characters of letters, digits and `!@#$%^&*?._` (and the backslash, which clients do not offer), with at least three of: capital letter, small letter, digit, sign.')),
  "passwordAgain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userPhonePasswordUpdateBodyPasswordAgainRegExp)).check(/*#__PURE__*/ zod.describe('The new password once more.')),
  "captcha": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(userPhonePasswordUpdateBodyCaptchaRegExp)).check(/*#__PURE__*/ zod.describe('The code sent to the mailbox or phone of the account.'))
}).check(/*#__PURE__*/ zod.describe('A new password and the code for it.'))

export const UserPhonePasswordUpdateResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

