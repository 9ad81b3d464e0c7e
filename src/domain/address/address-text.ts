import type { Address } from '#generated/model/address.ts';
import type { Locale } from '#/i18n/languages.ts';
import { countryText } from '#/shared/country/country-text.ts';

/** Phone number with calling code. */
export const phoneText = ({ countryCode, phone }: Address): string =>
  [countryCode && `+${countryCode}`, phone].filter(Boolean).join(' ');

/** Street, country and postcode on one line. */
export const addressLine = ({ detail, country, postCode }: Address, locale: Locale): string =>
  [detail, countryText(country, locale), postCode].filter(Boolean).join(', ');
