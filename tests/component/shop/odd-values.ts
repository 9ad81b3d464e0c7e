import fc from 'fast-check';
import { addressOf, type PageValue } from './page-values.ts';

/** Fixed by default; for other values: FC_SEED=7 npx vitest run tests/component/shop/odd-addresses.test.tsx */
export const SEED = Number(process.env.FC_SEED ?? 20_262);

/** What scripts, mail programs and people make of numbers. */
const KNOWN = [
  '',
  ' ',
  'NaN',
  'undefined',
  'null',
  '[object Object]',
  '-1',
  '0',
  '1e999',
  '1e3',
  '0x10',
  '1.5',
  '9'.repeat(400),
  '2147483648',
  '1001.',
  '1001)',
  '1001,',
  '1001>',
  '“1001”',
  '１００１',
  '๑๐๐๑',
  '\u0000',
  '1001\u0000',
  '\ud800',
  '\u202e1001',
  '👩‍👩‍👧',
  'é'.repeat(3000),
  '__proto__',
  'constructor',
];

export const oddTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
    )
    .map(([number, tail]) => `${number}${tail}`),
  fc.double().map(String),
  fc.bigInt().map(String),
);

/** Replaces what an address cannot hold. */
export const addressWith = ({ route, name }: PageValue, text: string): string =>
  addressOf(route, { [name]: text.toWellFormed() });
