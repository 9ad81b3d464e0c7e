import fc from 'fast-check';

/** Parts of texts that servers lose: marks of Thai and Lao, Chinese, letters outside the basic plane, quotes, signs. */
const PARTS = [
  'ถนนน้ำใจ',
  'ບ້ານນ້ຳໃສ',
  '清迈路',
  '𠮷野家👩\u200d🍳',
  "O'Neil",
  '"Blue"',
  '100% %41',
  'Cañón Müller',
  'a\\b',
  '<5>',
];

/** At most 30 characters: fields for names are short in some servers. */
const SHORT = ['น้ำ', 'ນ້ຳ', '𠮷', "O'N", '"B"', 'Öm', '😀'];
const short = fc
  .shuffledSubarray(SHORT, { minLength: SHORT.length })
  .map((parts) => parts.join(' '));
const text = fc
  .shuffledSubarray(PARTS, { minLength: PARTS.length })
  .map((parts) => parts.join(' '));
/** Characters of a nickname. */
const NAME_LENGTH = 255;
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

/** What journeys choose freely within the contract. Amounts above 1 show what one piece hides. */
const SEEDED = fc.record({
  pieces: fc.integer({ min: 2, max: 3 }),
  morePieces: fc.constant(2),
  /** not 5, which servers have as a default */
  star: fc.integer({ min: 2, max: 4 }),
  serviceStar: fc.constantFrom(1, 5),
  street: fc.tuple(fc.integer({ min: 1, max: 999 }), text).map(([no, rest]) => `${no}/2  ${rest}`),
  person: short,
  newName: short.map((name) => `${name} '&<b>`),
  /** as long as the contract allows */
  longName: fc
    .constantFrom('น้ำใจ ', 'ນ້ຳໃຈ ', 'Ünal ', '清迈路')
    .map((part) => `${part.repeat(NAME_LENGTH).slice(0, NAME_LENGTH - 1)}z`),
  remark: text.map((all) => all.replace(' ', '\n')),
  review: fc
    .tuple(text, fc.integer({ min: 2, max: 5 }))
    .map(([all, times]) => `${all}\n`.repeat(times).trim()),
  explanation: text.map((all) => Array.from(all).slice(0, 60).join('').trim().replace(' ', '\n')),
  localPhone: digits(8).map((all) => `08${all}`),
  postCode: fc.integer({ min: 10_000, max: 99_999 }),
  pageSize: fc.integer({ min: 2, max: 5 }),
});

/** Values of journeys for a seed: the same seed gives the same values. */
export const seededValues = (seed: number): Record<string, string | number> =>
  fc.sample(SEEDED, { seed, numRuns: 1 })[0] ?? {};
