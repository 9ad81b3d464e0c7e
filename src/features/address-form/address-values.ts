import type { Address } from '../../../generated/model/address.ts';
import type { AddressSave } from '../../../generated/model/addressSave.ts';
import { countryOfDial, storedCountry } from '../country/countries.ts';
import { countryOfStored } from '../country/country-text.ts';
import { DIAL_CODES } from '../country/dial-codes.ts';
import { nationalPhone } from '../country/phone-rule.ts';

/** What the form holds: text as typed. */
export interface AddressValues {
  realName: string;
  email: string;
  /** code of a country; a stored text that is none we know stays as it is */
  country: string;
  /** country whose calling code the phone has */
  dialOf: string;
  phone: string;
  detail: string;
  postCode: string;
  isDefault: boolean;
}

/** The calling code offered first. */
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

/** What is sent for checked values. */
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
