import * as zod from 'zod/mini';
import type { TextKey } from '#/i18n/use-translation.ts';
import { AddressSaveBody } from '#generated/zod/address/address.zod.ts';
import { plainDigits, plainText } from '#/lib/typed.ts';
import { checkPhone } from '#/shared/country/phone-schema.ts';
import { filledText } from '#/shared/form/schema.ts';
import { LARGEST_POST_CODE, ORDER_LIMITS } from '#/backend/limits.ts';
import type { Address } from '#generated/model/address.ts';
import type { AddressSave } from '#generated/model/addressSave.ts';
import { countryOfDial, storedCountry } from '#/shared/country/countries.ts';
import { countryOfStored } from '#/shared/country/country-text.ts';
import DIAL_CODES from 'virtual:dial-codes';
import { nationalPhone } from '#/shared/country/phone-rule.ts';

/** The initial calling code. */
const FIRST_DIAL = 'CN';

export function addressValuesOf(address: Address | null): AddressValues {
  if (!address)
    return {
      realName: '',
      email: '',
      country: '',
      dialOf: FIRST_DIAL,
      phone: '',
      detail: '',
      postCode: '',
      isDefault: false,
    };
  const country = countryOfStored(address.country);
  return {
    realName: address.realName,
    email: address.email,
    country: country ?? address.country,
    dialOf: countryOfDial(address.countryCode, country) ?? FIRST_DIAL,
    phone: address.phone ?? '',
    detail: address.detail,
    postCode: address.postCode === null ? '' : String(address.postCode),
    isDefault: address.isDefault,
  };
}

/** Request body for validated values. */
export const saveBody = (values: AddressValues, id: number | null): AddressSave => ({
  ...(id === null ? {} : { id }),
  realName: values.realName,
  email: values.email,
  country: Object.hasOwn(DIAL_CODES, values.country)
    ? storedCountry(values.country)
    : values.country,
  detail: values.detail,
  postCode: Number(values.postCode),
  countryCode: DIAL_CODES[values.dialOf] ?? null,
  phone: nationalPhone(values.dialOf, values.phone),
  isDefault: values.isDefault,
});

/** The backend accepts any text. */
const EMAIL = /^[\w.%+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i;

const { realName, email, country, detail } = AddressSaveBody.shape;

/** Form values as typed, in the order of the form; messages are text keys. */
export const addressSchema = zod
  .object({
    realName: filledText(realName, 'address.emptyName').check(
      zod.maxLength(ORDER_LIMITS.realName, 'address.nameLong' satisfies TextKey),
    ),
    email: filledText(email, 'form.emailEmpty', 'form.correctEmail', plainText).check(
      zod.regex(EMAIL, 'form.correctEmail' satisfies TextKey),
    ),
    /** country code; an unknown stored text is kept */
    country: filledText(country, 'address.emptyCountry'),
    /** country code of the phone's calling code */
    dialOf: zod.string(),
    phone: zod.string(),
    detail: filledText(detail, 'address.emptyDetail').check(
      zod.maxLength(ORDER_LIMITS.detail, 'address.detailLong' satisfies TextKey),
    ),
    postCode: zod.string().check(
      zod.overwrite(plainDigits),
      zod.minLength(1, 'address.emptyPostCode' satisfies TextKey),
      zod.regex(/^\d*$/, 'address.postCodeDigits' satisfies TextKey),
      zod.refine(
        (digits) => Number(digits) <= LARGEST_POST_CODE,
        'address.postCodeLong' satisfies TextKey,
      ),
    ),
    isDefault: zod.boolean(),
  })
  .check(checkPhone('dialOf', ORDER_LIMITS.phone));

export type AddressValues = zod.infer<typeof addressSchema>;
