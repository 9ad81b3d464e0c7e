import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { addressSchema, saveBody, addressValuesOf } from '#/domain/address/address-schema.ts';

import { readRange } from '#/domain/search/price-facet.tsx';
import { LANGUAGES } from '#/i18n/languages.ts';
import { plainNumber, plainText } from '#/lib/typed.ts';
import { applySchema } from '#/pages/account/merchant-apply/use-apply-form.ts';
import { applyBody, applyValuesOf } from '#/pages/account/merchant-apply/apply-values.ts';
import { codeSchema, emailSchema } from '#/session/sign-in/schemas.ts';
import { filledText } from '#/shared/form/schema.ts';
import { loadPhoneRules, nationalPhone, phoneProblem } from '#/shared/country/phone-rule.ts';

const src = join(import.meta.dirname, '..', '..', '..', 'src');

/** Attributes of fields for numbers, phone numbers, codes and emails. */
const TYPED =
  /inputMode="(?:numeric|decimal|tel)"|type="(?:tel|email|number)"|autoComplete="(?:tel|postal|one-time)/g;

const address = addressValuesOf(null);
const application = applyValuesOf(null, 'TH');

/** Values by the parts of a schema that the test fills in. */
const postCode = (typed: string) =>
  saveBody({ ...address, postCode: addressSchema.shape.postCode.parse(typed) }, null).postCode;
const addressEmail = (typed: string) => addressSchema.shape.email.parse(typed);
const addressPhone = (typed: string) =>
  saveBody({ ...address, dialOf: 'TH', phone: typed }, null).phone;
const applyCode = (typed: string) => applySchema().shape.captcha.parse(typed);
const applyEmail = (typed: string) => applySchema().shape.email.parse(typed);
const applyPhone = (typed: string) =>
  applyBody({ ...application, dialOf: 'TH', phone: typed }).phone;

type Kind = 'digits' | 'phone' | 'email' | 'amount';

/** Every field of the shop, by its file: how it reads what is typed. */
const FIELDS: Record<string, { kind: Kind; read: (typed: string) => unknown }[]> = {
  'ui/stepper.tsx': [{ kind: 'amount', read: plainNumber }],
  'domain/search/price-facet.tsx': [{ kind: 'amount', read: (typed) => readRange(typed, '').min }],
  'session/sign-in/code-input.tsx': [
    { kind: 'digits', read: (typed) => codeSchema.parse(typed) },
    { kind: 'digits', read: applyCode },
  ],
  'session/sign-in/phone-field.tsx': [
    { kind: 'phone', read: (typed) => nationalPhone('TH', typed) },
  ],
  'session/sign-in/text-fields.tsx': [
    { kind: 'email', read: (typed) => emailSchema.parse(typed) },
    { kind: 'email', read: plainText },
  ],
  'domain/address/address-form.tsx': [
    { kind: 'email', read: addressEmail },
    { kind: 'phone', read: addressPhone },
    { kind: 'digits', read: postCode },
  ],
  'pages/account/merchant-apply/contact-fields.tsx': [
    { kind: 'email', read: applyEmail },
    { kind: 'phone', read: applyPhone },
  ],
};

/** Zeros of all scripts with decimal digits. */
const ZEROS = Array.from({ length: 0x11_0000 }, (_, code) => code).filter(
  (code) =>
    (code < 0xd800 || code > 0xdfff) &&
    /\p{Nd}/u.test(String.fromCodePoint(code)) &&
    plainText(String.fromCodePoint(code)).startsWith('0'),
);
const inScript = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
  );

const zero = fc.constantFrom(...ZEROS);
const mark = fc.constantFrom(
  '',
  '\u200b',
  '\u200e',
  '\u202a',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u180e',
);
const space = fc.constantFrom('', ' ', '\u00a0', '\u202f', '\u3000', '\t');
const separator = fc.constantFrom(
  '',
  ' ',
  '-',
  '\u2011',
  '\u2013',
  '\u2212',
  '\u00a0',
  '\u202f',
  '.',
  '\uff0d',
);

/** Digits as people type and paste them: in a script, in groups, with marks. */
const groups = (digits: string) =>
  fc
    .tuple(zero, fc.integer({ min: 1, max: digits.length - 1 }), separator, mark, space)
    .map(([from, at, between, invisible, around]) =>
      [
        around,
        invisible,
        inScript(digits.slice(0, at), from),
        between,
        invisible,
        inScript(digits.slice(at), from),
        around,
      ].join(''),
    );

const check = (typed: fc.Arbitrary<string>, read: (typed: string) => unknown, expected: unknown) =>
  fc.assert(
    fc.property(typed, (text) => {
      expect(String(read(text)), JSON.stringify(text)).toBe(String(expected));
    }),
  );

const LANGUAGE_TAGS = [
  ...Object.values(LANGUAGES).map(({ tag }) => `${tag}-u-nu-latn`),
  'de-CH',
  'de-AT',
  'hi-IN',
  'ar-EG',
  'fa-IR',
  'es-ES',
  'pt-BR',
  'th-TH-u-nu-thai',
  'lo-LA-u-nu-laoo',
  'my-MM',
];

describe('a field for numbers, codes or emails', () => {
  beforeAll(() => loadPhoneRules());

  it('is listed here', () => {
    const found = globSync('**/*.tsx', { cwd: src }).flatMap((file) => {
      const text = readFileSync(join(src, file), 'utf8');
      return text.search(TYPED) < 0 ? [] : [file];
    });
    expect(found.toSorted()).toEqual(Object.keys(FIELDS).toSorted());
  });

  it('is not read by other functions', () => {
    const others = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) =>
      /NFKC/.test(readFileSync(join(src, file), 'utf8')),
    );
    expect(others.toSorted()).toEqual(['lib/typed.ts']);
  });

  for (const [file, fields] of Object.entries(FIELDS))
    for (const [index, { kind, read }] of fields.entries()) {
      const name = `${file} ${index + 1}: ${kind}`;
      if (kind === 'digits') it(name, () => check(groups('123456'), read, '123456'));
      if (kind === 'phone')
        it(name, () => {
          const plain = read('0812345678');
          check(groups('0812345678'), read, plain);
          check(
            groups('66812345678').map((text) => `＋${text}`),
            read,
            plain,
          );
        });
      if (kind === 'email')
        it(name, () => {
          const address = 'mali1@lychee.test';
          const typed = fc
            .tuple(mark, space, fc.boolean(), zero, fc.constantFrom('．', '。', '｡'))
            .map(([invisible, around, isWide, from, dot]) => {
              const [user, host] = inScript(address, from).split('@');
              const text = `${around}${invisible}${user}${isWide ? '＠' : '@'}${invisible}${host}${around}`;
              return isWide ? wide(text).replace('．', dot) : text;
            });
          check(typed, read, address);
        });
      if (kind === 'amount')
        it(name, () => {
          const amount = fc.tuple(
            fc.constantFrom(...LANGUAGE_TAGS),
            fc.integer({ min: 0, max: 999_999_999 }),
            fc.constantFrom(0, 2),
          );
          fc.assert(
            fc.property(amount, mark, space, ([tag, value, digits], invisible, around) => {
              const minor = digits === 0 ? value * 100 : value;
              const text = new Intl.NumberFormat(tag, {
                minimumFractionDigits: digits,
                maximumFractionDigits: digits,
              }).format(minor / 100);
              const typed = around + invisible + text + around;
              expect(Number(read(typed)), `${tag} ${typed}`).toBe(minor / 100);
            }),
          );
        });
    }

  it('keeps wrong input wrong', () => {
    expect(readRange('1e2', '').min).toBeNull();
    expect(readRange('-2', '').min).toBeNull();
    expect(readRange('12.34.56', '').min).toBeNull();
    expect(readRange('0.125', '').min).toBeNull();
    expect(readRange('US$ 12.50', '₭ 12.000')).toEqual({ min: '12.50', max: '12000' });
    expect(() => codeSchema.parse('12345')).toThrow('auth.captchaLength');
    expect(() => addressSchema.shape.postCode.parse('SW1A')).toThrow('address.postCodeDigits');
    expect(phoneProblem('TH', '12')).toBe('phone.short');
  });

  it('that has to be filled in is empty if nothing of it is visible', () => {
    const rule = filledText(zod.string(), 'address.emptyName');
    const blank = fc.array(fc.oneof(mark, space, fc.constantFrom('\u3164', '\ufe0f')));
    fc.assert(
      fc.property(blank, (marks) => {
        expect(rule.safeParse(marks.join('')).success).toBe(false);
      }),
    );
    expect(rule.parse(' 👩\u200d👧 ')).toBe('👩\u200d👧');
  });
});
