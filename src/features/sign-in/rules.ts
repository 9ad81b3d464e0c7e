import { EmailLoginBody } from '../../../generated/zod/login/login.zod.ts';
import { phoneProblem } from '../country/phone-rule.ts';
import type { Mode } from './modes.ts';
import { followsRule, PASSWORD, SYMBOLS } from './password-strength.ts';

export const CODE_LENGTH = 6;

/** Variables of the messages below. */
export const LIMITS = { ...PASSWORD, symbols: SYMBOLS, size: CODE_LENGTH };

/** What the forms hold: text as typed. */
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

/** What each mode asks for and checks, in the order of its form. A visitor's phone is asked for, but not checked. */
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

// Stricter shops send figures only; the server has the last word.
const CODE = new RegExp(`^[A-Za-z0-9]{${CODE_LENGTH}}$`);
const CODE_SIGNS = /^[A-Za-z0-9]+$/;
const { email: Email } = EmailLoginBody.shape;

/** Key of what is wrong with a typed code, null when it may be right. */
export function codeProblem(captcha: string): string | null {
  if (captcha === '') return 'form.emptyCaptche';
  if (!CODE_SIGNS.test(captcha)) return 'form.correctCaptche';
  return CODE.test(captcha) ? null : 'form.captchaLength';
}

/** Key of what is wrong with a field, null when it is fine. */
const RULES: Record<FieldName, (values: Values) => string | null> = {
  email({ email }) {
    if (email === '') return 'form.emailEmpty';
    return Email.safeParse(email).success ? null : 'form.correctEmail';
  },
  phone: ({ country, phone }) => phoneProblem(country, phone),
  captcha: ({ captcha }) => codeProblem(captcha),
  password: ({ password }) => (password === '' ? 'form.emptyPassword' : null),
  newPassword({ newPassword }) {
    if (newPassword === '') return 'form.emptyPassword';
    return followsRule(newPassword) ? null : 'form.weakPassword';
  },
  again({ newPassword, again }) {
    if (again === '') return 'form.againPassword';
    return again === newPassword ? null : 'form.diffPassword';
  },
  agreed: ({ agreed }) => (agreed ? null : 'form.agreement'),
};

export type Problem = [field: FieldName, key: string];

/** Everything that is wrong in a mode, in the order of its form. */
export const problemsOf = (mode: Mode, values: Values): Problem[] =>
  FIELDS[mode].flatMap((field): Problem[] => {
    const key = RULES[field](values);
    return key === null ? [] : [[field, key]];
  });
