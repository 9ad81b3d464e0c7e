import type { Address } from '#generated/model/address.ts';
import type { AddressSave } from '#generated/model/addressSave.ts';
import { countryOfDial, storedCountry } from '#/shared/country/countries.ts';
import { countryOfStored } from '#/shared/country/country-text.ts';
import DIAL_CODES from 'virtual:dial-codes';
import { nationalPhone } from '#/shared/country/phone-rule.ts';
import type { AddressValues } from './address-schema.ts';

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
