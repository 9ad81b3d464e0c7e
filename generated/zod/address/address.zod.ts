import * as zod from 'zod/mini';


/**
 * The address book of the caller, the default first, then newest first; unpaged. The number of addresses is not limited.
 * @summary All addresses
 */
export const AddressAllResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Address id.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number without dial code.')),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Dial code without plus, such as `86`.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the country.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail of the consignee.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Street address.')),
  "postCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Post code as a number: leading zeros are lost.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The default address.')),
  "uid": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('User id of the owner; filled after saving only.'))
}).check(/*#__PURE__*/ zod.describe('An address of the address book. Columns that are never set (province, city, district, position) are left out.'))).check(/*#__PURE__*/ zod.describe('Addresses.'))
})

/**
 * Without `id` creates an address, with `id` changes it. Returns it as stored. Orders keep only 32 characters of the name, 18 of the phone and 100 of the street.
 * @summary Create or change an address
 */
export const addressSaveBodyRealNameMax = 64;


export const addressSaveBodyCountryMax = 20;

export const addressSaveBodyDetailMax = 500;

export const addressSaveBodyCountryCodeMax = 10;

export const addressSaveBodyPhoneMax = 50;



export const AddressSaveBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Address id to change; null or absent to create.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressSaveBodyRealNameMax)).check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('E-mail of the consignee. The backend checks only that it is present.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressSaveBodyCountryMax)).check(/*#__PURE__*/ zod.describe('Name of the country; 20 characters are stored.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressSaveBodyDetailMax)).check(/*#__PURE__*/ zod.describe('Street address.')),
  "postCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Post code as a number; letters and leading zeros cannot be sent.')),
  "countryCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressSaveBodyCountryCodeMax))).check(/*#__PURE__*/ zod.describe('Dial code without plus.')),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressSaveBodyPhoneMax))).check(/*#__PURE__*/ zod.describe('Phone number without dial code. With dial code 86: 11 digits, the first a 1.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Make it the default; the previous default loses the flag.'))
}).check(/*#__PURE__*/ zod.describe('The address to store.'))

export const AddressSaveResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Address id.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number without dial code.')),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Dial code without plus, such as `86`.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the country.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail of the consignee.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Street address.')),
  "postCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Post code as a number: leading zeros are lost.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The default address.')),
  "uid": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('User id of the owner; filled after saving only.'))
}).check(/*#__PURE__*/ zod.describe('An address of the address book. Columns that are never set (province, city, district, position) are left out.'))
})

/**
 * The address book of the caller in pages, in the same order as the unpaged list.
 * @summary Addresses, page by page
 */
export const addressListQueryPageDefault = 1;

export const addressListQueryLimitDefault = 20;



export const AddressListQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), addressListQueryPageDefault).check(/*#__PURE__*/ zod.describe('Number of the page, from 1.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)), addressListQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Rows per page. The backend sets no upper bound.'))
})

export const addressListResponseDataTotalMin = 0;

export const addressListResponseDataPagesMin = 0;



export const AddressListResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Address id.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number without dial code.')),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Dial code without plus, such as `86`.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the country.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail of the consignee.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Street address.')),
  "postCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Post code as a number: leading zeros are lost.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The default address.')),
  "uid": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('User id of the owner; filled after saving only.'))
}).check(/*#__PURE__*/ zod.describe('An address of the address book. Columns that are never set (province, city, district, position) are left out.'))).check(/*#__PURE__*/ zod.describe('Rows of this page; empty when there are none.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(addressListResponseDataTotalMin)).check(/*#__PURE__*/ zod.describe('Rows in all pages.')),
  "pageNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Number of this page, from 1.')),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Rows requested per page.')),
  "pages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(addressListResponseDataPagesMin)).check(/*#__PURE__*/ zod.describe('Number of pages.'))
}).check(/*#__PURE__*/ zod.describe('One page of addresses. The page-helper fields the backend adds (size, startRow, endRow, prePage, nextPage, isFirstPage, isLastPage, hasPreviousPage, hasNextPage, navigatePages, navigatepageNums, navigateFirstPage, navigateLastPage) are unreliable and not part of the contract.'))
})

/**
 * One address of the caller; null when it is not in the address book.
 * @summary An address
 */
export const addressDetailPathIdMax = 9007199254740991;



export const AddressDetailParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(addressDetailPathIdMax)).check(/*#__PURE__*/ zod.describe('Address id.'))
})

export const AddressDetailResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Address id.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number without dial code.')),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Dial code without plus, such as `86`.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the country.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail of the consignee.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Street address.')),
  "postCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Post code as a number: leading zeros are lost.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The default address.')),
  "uid": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('User id of the owner; filled after saving only.'))
}).check(/*#__PURE__*/ zod.describe('An address of the address book. Columns that are never set (province, city, district, position) are left out.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The address; null when there is none.'))
})

/**
 * Removes the address from the address book; orders keep their copy. Not idempotent: when nothing was removed, it is refused.
 * @summary Remove an address
 */



export const AddressDeleteBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Address id.'))
}).check(/*#__PURE__*/ zod.describe('Identifies an address.'))

export const AddressDeleteResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * The address preselected for a new order; null when none is the default.
 * @summary The default address
 */
export const AddressDefaultResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.describe('Address id.')),
  "realName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the consignee.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Phone number without dial code.')),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Dial code without plus, such as `86`.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Name of the country.')),
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('E-mail of the consignee.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Street address.')),
  "postCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Post code as a number: leading zeros are lost.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The default address.')),
  "uid": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('User id of the owner; filled after saving only.'))
}).check(/*#__PURE__*/ zod.describe('An address of the address book. Columns that are never set (province, city, district, position) are left out.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The address; null when there is none.'))
})

/**
 * Makes the address the default; the previous default loses the flag.
 * @summary Make an address the default
 */



export const AddressSetDefaultBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Address id.'))
}).check(/*#__PURE__*/ zod.describe('Identifies an address.'))

export const AddressSetDefaultResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.null().check(/*#__PURE__*/ zod.describe('Nothing; the text for the shopper is in message.'))
})

/**
 * An estimate from the IP address of the caller, to prefill a new address. Returns the answer of a geolocation service, so keys may be missing or null and others may be present. Sent without a body; changes nothing.
 * @summary Estimated location of the caller
 */
export const AddressPlaceResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum({
  /** done */
  success: 200,
} as const).check(/*#__PURE__*/ zod.describe('The operation did what was asked.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Text for the shopper.')),
  "data": /*#__PURE__*/ zod.strictObject({
  "country_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('English name of the country.')),
  "country_calling_code": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Dial code with plus, such as `+66`.')),
  "region": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Region or province.')),
  "city": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('City.'))
}).check(/*#__PURE__*/ zod.describe('Estimated location of the caller. The keys that clients use; the geolocation service sends more.'))
})

