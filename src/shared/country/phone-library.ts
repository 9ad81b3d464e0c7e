/** Numbering plans of all countries, 25 KB. Load it lazily, in forms with a phone number. */
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

export interface ParsedPhone {
  /** calling code, without plus */
  dial: string;
  /** digits after the calling code, without trunk prefix */
  national: string;
  /** whether the number of digits is valid in the country */
  length: 'short' | 'long' | 'other' | 'possible';
}

const LENGTHS: Partial<Record<string, ParsedPhone['length']>> = {
  TOO_SHORT: 'short',
  TOO_LONG: 'long',
};

/**
 * @param country ISO code of the selected country
 * @param dial its calling code, without plus
 */
export function parsePhone(text: string, country: string, dial: string): ParsedPhone | null {
  const code = country as CountryCode;
  const isKnown = isSupportedCountry(code, metadata);
  // Islands in +1 are listed with their area code, e.g. +1784, which has no numbering plan.
  if (isKnown && getCountryCallingCode(code, metadata) !== dial) return null;
  const options = isKnown ? { defaultCountry: code } : { defaultCallingCode: dial };
  const number = parsePhoneNumberFromString(text, options, metadata);
  if (!number) return null;
  const problem = validatePhoneNumberLength(number.number, metadata);
  return {
    dial: number.countryCallingCode,
    national: number.nationalNumber,
    length: problem ? (LENGTHS[problem] ?? 'other') : 'possible',
  };
}
