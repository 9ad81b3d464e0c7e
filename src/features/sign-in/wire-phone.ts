import { DIAL_CODES } from '../country/dial-codes.ts';
import { nationalPhone } from '../country/phone-rule.ts';

/** A phone number as the calls take it: the calling code with its plus. */
export const phoneOf = ({ country, phone }: { country: string; phone: string }) => ({
  countryCode: `+${DIAL_CODES[country]}`,
  phone: nationalPhone(country, phone),
});
