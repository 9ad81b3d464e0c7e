import * as zod from 'zod/mini';


/**
 * The address book of the caller, the default first, then newest first; unpaged. There is no maximum number.
 * @summary All addresses
 */
export const AddressAllResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
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
}).check(/*#__PURE__*/ zod.describe('An address of the address book. Columns that are never filled (province, city, district, position) are left out.'))).check(/*#__PURE__*/ zod.describe('Addresses.'))
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
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.describe('E-mail of the consignee. The backend checks only that it is there.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressSaveBodyCountryMax)).check(/*#__PURE__*/ zod.describe('Name of the country; 20 characters are stored.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressSaveBodyDetailMax)).check(/*#__PURE__*/ zod.describe('Street address.')),
  "postCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.describe('Post code as a number; letters and leading zeros cannot be sent.')),
  "countryCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressSaveBodyCountryCodeMax))).check(/*#__PURE__*/ zod.describe('Dial code without plus.')),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addressSaveBodyPhoneMax))).check(/*#__PURE__*/ zod.describe('Phone number without dial code. With dial code 86: 11 digits, the first a 1.')),
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Make it the default; the others lose the mark.'))
}).check(/*#__PURE__*/ zod.describe('The address to store.'))

export const AddressSaveResponse = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.literal(200).check(/*#__PURE__*/ zod.describe('Success.')),
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
}).check(/*#__PURE__*/ zod.describe('An address of the address book. Columns that are never filled (province, city, district, position) are left out.'))
})

