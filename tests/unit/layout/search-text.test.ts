import { expect, it } from 'vitest';
import { searchText } from '../../../src/features/search/search-text.ts';

it('writes Lao AM as one character', () => {
  expect(searchText('ນ\u0ecd\u0eb2')).toBe('ນ\u0eb3');
});

it('drops needless spaces and what is too long', () => {
  expect(searchText('  wool   coat ')).toBe('wool coat');
  expect(searchText('a'.repeat(120))).toHaveLength(100);
});
