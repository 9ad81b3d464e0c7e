import { fail } from './errors.ts';

const EMAIL =
  /^[A-Za-z0-9_]+([-+.][A-Za-z0-9_]+)*@[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*\.[A-Za-z0-9_]+([-.][A-Za-z0-9_]+)*$/;
const CHINESE_MOBILE = /^1\d{10}$/;

/** Email address as stored. */
export function checkEmail(email: string): string {
  const trimmed = email.trim().toLowerCase();
  if (!EMAIL.test(trimmed)) fail('emailMalformed');
  return trimmed;
}

/** Only Chinese numbers have a format to check. */
export function checkPhone(countryCode: string, phone: string): void {
  const chinese = countryCode === '86' || countryCode === '+86';
  if (chinese && !CHINESE_MOBILE.test(phone)) fail('phoneMalformed');
}
