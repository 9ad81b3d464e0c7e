import type { Address } from '#generated/model/address.ts';
import type { AddressSave } from '#generated/model/addressSave.ts';
import { countryOfDial, storedCountry } from '#/shared/country/countries.ts';
import { countryOfStored } from '#/shared/country/country-text.ts';
import { DIAL_CODES } from '#/shared/country/dial-codes.ts';
import { nationalPhone } from '#/shared/country/phone-rule.ts';

/** Form values as typed. */
export interface AddressValues {
  realName: string;
  email: string;
  /** country code; an unknown stored text is kept */
  country: string;
  /** country code of the phone's calling code */
  dialOf: string;
  phone: string;
  detail: string;
  postCode: string;
  isDefault: boolean;
}

/** The initial calling code. */
const FIRST_DIAL = 'CN';

export function valuesOf(address: Address | null): AddressValues {
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

/** Request body for valid values. */
export const saveBody = (values: AddressValues, id: number | null): AddressSave => ({
  ...(id === null ? {} : { id }),
  realName: values.realName.trim(),
  email: values.email.trim(),
  country: Object.hasOwn(DIAL_CODES, values.country)
    ? storedCountry(values.country)
    : values.country,
  detail: values.detail.trim(),
  postCode: Number(values.postCode.trim()),
  countryCode: DIAL_CODES[values.dialOf] ?? null,
  phone: nationalPhone(values.dialOf, values.phone),
  isDefault: values.isDefault,
});
