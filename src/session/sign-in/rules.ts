import { EmailLoginBody } from '#generated/zod/login/login.zod.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import { phoneProblem } from '#/shared/country/phone-rule.ts';
import type { Mode } from './modes.ts';
import { isValidPassword, PASSWORD, SYMBOLS } from './password-strength.ts';

export const CODE_LENGTH = 6;

/** Interpolation values of the messages below. */
export const LIMITS = { ...PASSWORD, symbols: SYMBOLS, size: CODE_LENGTH };

/** Form values as typed. */
export interface Values {
  email: string;
  country: string;
  phone: string;
  captcha: string;
  password: string;
  newPassword: string;
  again: string;
  agreed: boolean;
}
export type FieldName = Exclude<keyof Values, 'country'>;

/** Validated fields of each mode, in form order. A visitor's phone is not validated. */
export const FIELDS: Record<Mode, readonly FieldName[]> = {
  phone: ['phone', 'password', 'agreed'],
  email: ['email', 'password', 'agreed'],
  phoneCode: ['phone', 'captcha', 'agreed'],
  forgot: ['email'],
  reset: ['captcha', 'newPassword', 'again'],
  registerEmail: ['email', 'captcha', 'newPassword', 'agreed'],
  registerPhone: ['phone', 'captcha', 'newPassword', 'agreed'],
  visitor: ['email'],
};

// Some shops send digits only; the server validates.
const CODE = new RegExp(`^[A-Za-z0-9]{${CODE_LENGTH}}$`);
const CODE_SIGNS = /^[A-Za-z0-9]+$/;
const { email: Email } = EmailLoginBody.shape;

/** Message key for an invalid code; null if the format is valid. */
export function codeProblem(captcha: string): TextKey | null {
  if (captcha === '') return 'form.emptyCaptche';
  if (!CODE_SIGNS.test(captcha)) return 'form.correctCaptche';
  return CODE.test(captcha) ? null : 'form.captchaLength';
}

/** Message key for an invalid field; null if it is valid. */
const RULES: Record<FieldName, (values: Values) => TextKey | null> = {
  email({ email }) {
    if (email === '') return 'form.emailEmpty';
    return Email.safeParse(email).success ? null : 'form.correctEmail';
  },
  phone: ({ country, phone }) => phoneProblem(country, phone),
  captcha: ({ captcha }) => codeProblem(captcha),
  password: ({ password }) => (password === '' ? 'form.emptyPassword' : null),
  newPassword({ newPassword }) {
    if (newPassword === '') return 'form.emptyPassword';
    return isValidPassword(newPassword) ? null : 'form.weakPassword';
  },
  again({ newPassword, again }) {
    if (again === '') return 'form.againPassword';
    return again === newPassword ? null : 'form.diffPassword';
  },
  agreed: ({ agreed }) => (agreed ? null : 'form.agreement'),
};

export type Problem = [field: FieldName, key: TextKey];

/** All validation errors of a mode, in form order. */
export const problemsOf = (mode: Mode, values: Values): Problem[] =>
  FIELDS[mode].flatMap((field): Problem[] => {
    const key = RULES[field](values);
    return key === null ? [] : [[field, key]];
  });
