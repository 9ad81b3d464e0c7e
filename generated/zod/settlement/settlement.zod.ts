import * as zod from 'zod/mini';


/**
 * The only source of the terms for merchants.
 * @summary Agreement for merchants
 */
export const SettlementAgreementResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "agreement": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Agreement as HTML; empty when unset.'))
}).check(/*#__PURE__*/ zod.describe('The agreement for merchants.'))
})

/**
 * Sends a code of 6 digits. One code exists per address: a new one replaces the old one, whatever it was requested for. Whether the address belongs to an account or a merchant does not matter. The backend sets no rate limit; clients lock the button for 60 seconds.
 *
 * The body is the **bare address without quotation marks**, although its content type is JSON.
 * @summary Send a code to the mailbox of an applicant
 */
export const SettlementCaptchaBody = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail address, sent without quotation marks. A malformed one is refused with 500, not 400.'))

export const SettlementCaptchaResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The mail was sent. False, with code 200, when the mail provider failed.'))
})

/**
 * Submits an application, which then waits for approval by the platform. A shopper may have several waiting. Name and e-mail must differ from those of merchants; some backends detect duplicate applications only at approval.
 * @summary Apply as a merchant
 */
export const settlementApplyBodyOneNameMax = 50;

export const settlementApplyBodyOneRealNameMax = 50;

export const settlementApplyBodyOneEmailMax = 255;

export const settlementApplyBodyOnePhoneMax = 255;



export const settlementApplyBodyOneHandlingFeeMin = 0;

export const settlementApplyBodyOneKeywordsMax = 255;

export const settlementApplyBodyOneAddressMax = 255;

export const settlementApplyBodyOneQualificationPictureMax = 2000;

export const settlementApplyBodyTwoCaptchaRegExp = new RegExp('^\\d{6}$');


export const SettlementApplyBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlementApplyBodyOneNameMax)).check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlementApplyBodyOneRealNameMax)).check(/*#__PURE__*/ zod.describe('Name of the person in charge.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlementApplyBodyOneEmailMax)).check(/*#__PURE__*/ zod.describe('E-mail address; becomes the sign-in name of the merchant. Its format was checked when the code was sent.')),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settlementApplyBodyOnePhoneMax))).check(/*#__PURE__*/ zod.describe('Phone number. Optional for the backend; required by clients.')),
  "categoryId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Merchant category id.')),
  "typeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Store type id.')),
  "handlingFee": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlementApplyBodyOneHandlingFeeMin)).check(/*#__PURE__*/ zod.describe('Share of each sale in per cent. Clients copy it from the category; a backend should not trust it.')),
  "keywords": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settlementApplyBodyOneKeywordsMax))).check(/*#__PURE__*/ zod.describe('Search keywords of the store, joined by commas. Optional for the backend; required by clients.')),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlementApplyBodyOneAddressMax)).check(/*#__PURE__*/ zod.describe('Address.')),
  "qualificationPicture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlementApplyBodyOneQualificationPictureMax)).check(/*#__PURE__*/ zod.describe('JSON text of the uploaded pictures that the store type requires.')),
  "country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Country of the applicant. Ignored by the backend.'))
}).check(/*#__PURE__*/ zod.describe('The fields of an application except the code.')), /*#__PURE__*/ zod.object({
  "captcha": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlementApplyBodyTwoCaptchaRegExp)).check(/*#__PURE__*/ zod.describe('The code sent to the e-mail address.'))
}).check(/*#__PURE__*/ zod.describe('Proof that the mailbox belongs to the applicant.'))).check(/*#__PURE__*/ zod.describe('A new application.'))

export const SettlementApplyResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * Applications of the caller, newest first.
 * @summary Applications of the caller
 */
export const settlementRecordsQueryPageDefault = 1;

export const settlementRecordsQueryLimitDefault = 20;



export const SettlementRecordsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), settlementRecordsQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), settlementRecordsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const settlementRecordsResponseDataListItemCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');
export const settlementRecordsResponseDataTotalMin = 0;

export const settlementRecordsResponseDataPagesMin = 0;



export const SettlementRecordsResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Application id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "categoryId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant category id.')),
  "typeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Store type id.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the person in charge.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail address.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number.')),
  "handlingFee": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Share of each sale that the platform keeps, in per cent.')),
  "keywords": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Search keywords of the store, joined by commas.')),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address.')),
  "auditStatus": /*#__PURE__*/ zod.enum({
  /** Waiting for approval by the platform. */
  waiting: 1,
  /** Approved; access to the merchant administration was mailed to the applicant. */
  approved: 2,
  /** Refused; `denialReason` says why. */
  refused: 3,
} as const).check(/*#__PURE__*/ zod.describe('State of the application.')),
  "denialReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why it was refused, up to 255 characters; else null or empty.')),
  "qualificationPicture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the uploaded pictures.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', settlementRecordsResponseDataListItemCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was submitted.'))
}).check(/*#__PURE__*/ zod.describe('An application of the caller.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlementRecordsResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlementRecordsResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of applications. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * An application of the caller by its id. Backends without it answer 404; a client then looks the application up in the list.
 * @summary An application of the caller
 */
export const settlementDetailPathIdMax = 9007199254740991;



export const SettlementDetailParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(settlementDetailPathIdMax)).check(/*#__PURE__*/ zod.describe('Id of an application of the caller.'))
})

export const settlementDetailResponseDataCreateTimeRegExp = new RegExp('^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$');


export const SettlementDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Application id.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "categoryId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Merchant category id.')),
  "typeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Store type id.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the person in charge.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail address.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number.')),
  "handlingFee": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Share of each sale that the platform keeps, in per cent.')),
  "keywords": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Search keywords of the store, joined by commas.')),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Address.')),
  "auditStatus": /*#__PURE__*/ zod.enum({
  /** Waiting for approval by the platform. */
  waiting: 1,
  /** Approved; access to the merchant administration was mailed to the applicant. */
  approved: 2,
  /** Refused; `denialReason` says why. */
  refused: 3,
} as const).check(/*#__PURE__*/ zod.describe('State of the application.')),
  "denialReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why it was refused, up to 255 characters; else null or empty.')),
  "qualificationPicture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('JSON text of the uploaded pictures.')),
  "createTime": /*#__PURE__*/ zod.stringFormat('gmt8-datetime', settlementDetailResponseDataCreateTimeRegExp).check(/*#__PURE__*/ zod.describe('When it was submitted.'))
}).check(/*#__PURE__*/ zod.describe('An application of the caller.'))
})

/**
 * Replaces all fields. A waiting application (state 1) remains waiting. A refused one (state 3) is waiting again: its reason is cleared, and its time is set to now. An approved one (state 2) cannot be changed.
 * @summary Change or resubmit an application
 */
export const settlementResubmitPathIdMax = 9007199254740991;



export const SettlementResubmitParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(settlementResubmitPathIdMax)).check(/*#__PURE__*/ zod.describe('Id of an application of the caller.'))
})

export const settlementResubmitBodyOneNameMax = 50;

export const settlementResubmitBodyOneRealNameMax = 50;

export const settlementResubmitBodyOneEmailMax = 255;

export const settlementResubmitBodyOnePhoneMax = 255;



export const settlementResubmitBodyOneHandlingFeeMin = 0;

export const settlementResubmitBodyOneKeywordsMax = 255;

export const settlementResubmitBodyOneAddressMax = 255;

export const settlementResubmitBodyOneQualificationPictureMax = 2000;

export const settlementResubmitBodyTwoCaptchaRegExp = new RegExp('^\\d{6}$');


export const SettlementResubmitBody = /*#__PURE__*/ zod.intersection(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlementResubmitBodyOneNameMax)).check(/*#__PURE__*/ zod.describe('Name of the store.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlementResubmitBodyOneRealNameMax)).check(/*#__PURE__*/ zod.describe('Name of the person in charge.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlementResubmitBodyOneEmailMax)).check(/*#__PURE__*/ zod.describe('E-mail address; becomes the sign-in name of the merchant. Its format was checked when the code was sent.')),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settlementResubmitBodyOnePhoneMax))).check(/*#__PURE__*/ zod.describe('Phone number. Optional for the backend; required by clients.')),
  "categoryId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Merchant category id.')),
  "typeId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Store type id.')),
  "handlingFee": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlementResubmitBodyOneHandlingFeeMin)).check(/*#__PURE__*/ zod.describe('Share of each sale in per cent. Clients copy it from the category; a backend should not trust it.')),
  "keywords": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settlementResubmitBodyOneKeywordsMax))).check(/*#__PURE__*/ zod.describe('Search keywords of the store, joined by commas. Optional for the backend; required by clients.')),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlementResubmitBodyOneAddressMax)).check(/*#__PURE__*/ zod.describe('Address.')),
  "qualificationPicture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlementResubmitBodyOneQualificationPictureMax)).check(/*#__PURE__*/ zod.describe('JSON text of the uploaded pictures that the store type requires.')),
  "country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Country of the applicant. Ignored by the backend.'))
}).check(/*#__PURE__*/ zod.describe('The fields of an application except the code.')), /*#__PURE__*/ zod.object({
  "captcha": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlementResubmitBodyTwoCaptchaRegExp))).check(/*#__PURE__*/ zod.describe('The code sent to the e-mail address. Required only when the address has changed.'))
}).check(/*#__PURE__*/ zod.describe('Proof that the mailbox belongs to the applicant, if it has changed.'))).check(/*#__PURE__*/ zod.describe('A changed application.'))

export const SettlementResubmitResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

