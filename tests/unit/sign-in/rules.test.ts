import { describe, expect, test } from 'vitest';
import type { Mode } from '#/session/sign-in/modes.ts';
import { isValidPassword, PASSWORD_RULE, strengthOf } from '#/session/sign-in/password-strength.ts';
import { SCHEMAS, type Values } from '#/session/sign-in/schemas.ts';
import { formProblems } from '../form/form-problems.ts';

const EMPTY: Values = {
  email: '',
  country: 'CN',
  phone: '',
  captcha: '',
  password: '',
  newPassword: '',
  again: '',
  agreed: false,
};
const GOOD: Values = {
  email: 'mali@lychee.test',
  country: 'CN',
  phone: '13800138000',
  captcha: '123456',
  password: 'a',
  newPassword: 'Lychee.2026',
  again: 'Lychee.2026',
  agreed: true,
};

const wrong = async (mode: Mode, typed: Partial<Values>) =>
  Object.values(await formProblems(SCHEMAS[mode], { ...GOOD, ...typed }));

describe('the fields of each mode, in the order of its form', () => {
  test.each<[Mode, string[]]>([
    ['email', ['form.emailEmpty', 'auth.emptyPassword', 'auth.agreement']],
    ['phone', ['form.emptyPhone', 'auth.emptyPassword', 'auth.agreement']],
    ['phoneCode', ['form.emptyPhone', 'auth.emptyCaptche', 'auth.agreement']],
    ['forgot', ['form.emailEmpty']],
    ['reset', ['auth.emptyCaptche', 'auth.emptyPassword', 'auth.againPassword']],
    [
      'registerEmail',
      ['form.emailEmpty', 'auth.emptyCaptche', 'auth.emptyPassword', 'auth.agreement'],
    ],
    [
      'registerPhone',
      ['form.emptyPhone', 'auth.emptyCaptche', 'auth.emptyPassword', 'auth.agreement'],
    ],
    ['visitor', ['form.emailEmpty']],
  ])('%s', async (mode, keys) => {
    expect(await wrong(mode, EMPTY)).toEqual(keys);
    expect(await wrong(mode, {})).toEqual([]);
  });
});

describe('each field', () => {
  test('accepts the email addresses of the server', async () => {
    expect(await wrong('email', { email: 'first.last+shop@mail.example.com' })).toEqual([]);
    for (const email of ['mali@lychee', 'a b@c.example', '@c.example', 'mali.@lychee.test'])
      expect(await wrong('email', { email }), email).toEqual(['form.correctEmail']);
  });

  test('distinguishes invalid and short codes', async () => {
    expect(await wrong('reset', { captcha: 'a1B2c3' })).toEqual([]);
    expect(await wrong('reset', { captcha: '12#456' })).toEqual(['auth.correctCaptche']);
    expect(await wrong('reset', { captcha: '123' })).toEqual(['auth.captchaLength']);
  });

  test('requires strong new passwords, typed twice', async () => {
    expect(await wrong('registerEmail', { newPassword: 'lychee2026' })).toEqual([
      'auth.weakPassword',
    ]);
    expect(await wrong('reset', { newPassword: 'Lychee.2027' })).toEqual(['auth.diffPassword']);
  });

  test('validates Chinese numbers', async () => {
    expect(await wrong('phone', { phone: '1380013800' })).toEqual(['phone.short']);
    expect(await wrong('phone', { phone: '23800138000' })).toEqual(['form.correctPhone']);
    expect(await wrong('phone', { country: 'LA', phone: '20 5551 2345' })).toEqual([]);
  });

  test('of a visitor is not validated, except the email', async () => {
    expect(await wrong('visitor', { phone: '1' })).toEqual([]);
  });
});

test.each([
  ['Short.1', 'weak'],
  ['lychee2026', 'weak'],
  ['Lychee 2026', 'weak'],
  ['Lychee2026Lychee2026x', 'weak'],
  ['Lychee2026', 'good'],
  ['Lychee.26', 'good'],
  ['Lychee.Tree.26', 'strong'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));

test('every listed symbol is accepted', () => {
  for (const symbol of PASSWORD_RULE.symbols)
    expect(isValidPassword(`lychee26${symbol}`), symbol).toBe(true);
});
