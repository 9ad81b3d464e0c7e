import DIAL_CODES from 'virtual:dial-codes';
import { nationalPhone } from '#/shared/country/phone-rule.ts';

/** Phone fields of the calls: the calling code has a plus. */
export const phoneOf = ({ country, phone }: { country: string; phone: string }) => ({
  countryCode: `+${DIAL_CODES[country]}`,
  phone: nationalPhone(country, phone),
});
