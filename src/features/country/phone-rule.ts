import { DIAL_CODES } from './dial-codes.ts';

const CHINESE_PHONE = /^1\d{10}$/;
const PHONE = /^\+?\d{4,20}$/;

/** A number without what people put in to read it. */
export const barePhone = (typed: string): string => typed.replaceAll(/[\s().-]/g, '');

/** Key of what is wrong with a number of a country, as the backend sees it; null when it is fine. Only Chinese numbers have a known form. */
export function phoneProblem(country: string, typed: string): string | null {
  const phone = barePhone(typed);
  if (phone === '') return 'form.emptyPhone';
  const rule = DIAL_CODES[country] === '86' ? CHINESE_PHONE : PHONE;
  return rule.test(phone) ? null : 'form.correctPhone';
}
