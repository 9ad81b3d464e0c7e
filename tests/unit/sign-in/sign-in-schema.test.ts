import { describe, expect, test } from 'vitest';
import { strengthOf } from '../../../src/features/sign-in/password-strength.ts';
import { messageKey, registerSchema, signInSchema } from '../../../src/features/sign-in/sign-in-schema.ts';

const good = { email: 'mali@lychee.test', captcha: '123456', password: 'Lychee.2026', agreed: true };

const wrong = (typed: Partial<typeof good>) => registerSchema.safeParse({ ...good, ...typed }, { error: messageKey }).error?.issues.map((issue) => issue.message) ?? [];

describe('the registration form', () => {
  test('takes what the server takes', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ email: 'first.last+shop@mail.example.com' })).toEqual([]);
    expect(wrong({ captcha: 'a1B2c3' })).toEqual([]);
  });

  test('names what is wrong at each field, in the order of the form', () => {
    expect(wrong({ email: '', captcha: '', password: '', agreed: false })).toEqual(['form.emailEmpty', 'form.emptyCaptche', 'form.emptyPassword', 'form.agreement']);
  });

  test('tells a missing value from a bad one', () => {
    expect(wrong({ email: 'mali@lychee' })).toEqual(['form.correctEmail']);
    expect(wrong({ captcha: '12-456' })).toEqual(['form.correctCaptche']);
    expect(wrong({ captcha: '123' })).toEqual(['form.captchaLength']);
    expect(wrong({ password: 'lychee2026' })).toEqual(['form.weakPassword']);
  });
});

test('signing in asks for a password, not for a strong one', () => {
  const typed = { email: good.email, password: 'a', agreed: true };
  expect(signInSchema.safeParse(typed).success).toBe(true);
  expect(signInSchema.safeParse({ ...typed, password: '' }).success).toBe(false);
});

test.each([
  ['Short.1', 'weak'],
  ['lychee2026', 'weak'],
  ['Lychee 2026', 'weak'],
  ['Lychee2026Lychee2026x', 'weak'],
  ['Lychee2026', 'good'],
  ['Lychee.26', 'good'],
  ['Lychee.Tree.26', 'strong'],
])('%s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
