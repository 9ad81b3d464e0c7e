/** Numbering plans of all countries: 25 KB that only forms with a phone need. Load it lazily. */
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
  /** digits behind the calling code, without trunk zero */
  national: string;
  /** whether a number of its country has that many digits */
  length: 'short' | 'long' | 'other' | 'possible';
}

const LENGTHS: Partial<Record<string, ParsedPhone['length']>> = {
  TOO_SHORT: 'short',
  TOO_LONG: 'long',
};

/**
 * @param country ISO code of the country that was chosen for the number
 * @param dial its calling code, without plus
 */
export function parsePhone(text: string, country: string, dial: string): ParsedPhone | null {
  const code = country as CountryCode;
  const isKnown = isSupportedCountry(code, metadata);
  // Islands that share +1 are offered by their area, as in +1784: such numbers have no plan of their own.
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
