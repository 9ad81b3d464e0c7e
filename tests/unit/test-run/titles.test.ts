import { describe, expect, it } from 'vitest';
import { findTitles, isKnown } from '#scripts/test/titles.ts';

const FILE = 'tests/unit/sum.test.ts';
const titles = findTitles([
  [
    FILE,
    "it('adds one', f); it.each([1])('adds %i (more)', f); test.skip(`adds ${name} twice`, f);",
  ],
  ['tests/unit/any.test.ts', 'it(names[0], f)'],
]);
const known = (title: string, file = FILE) => isKnown(titles, { file, title });

describe('a test of another revision', () => {
  it('is known by its title, with variable parts', () => {
    expect(known('adds one')).toBe(true);
    expect(known('adds 12 (more)')).toBe(true);
    expect(known('adds three twice')).toBe(true);
    expect(known('anything', 'tests/unit/any.test.ts')).toBe(true);
    expect(known('adds one more')).toBe(false);
    expect(known('is not known')).toBe(false);
  });

  it('may have been in another file, unless parts of its title are variable', () => {
    expect(known('adds one', 'tests/unit/other.test.ts')).toBe(true);
    expect(known('adds 12 (more)', 'tests/unit/other.test.ts')).toBe(false);
  });
});
