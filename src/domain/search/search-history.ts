import { persistedList } from '#/shared/persisted/persisted-list.ts';
import { searchText } from './search-text.ts';

/** Recent searches in this browser. */
export const searchHistory = persistedList<string>({
  key: 'lychee.searches',
  maxLength: 10,
  accept: (stored) => (typeof stored === 'string' && searchText(stored)) || null,
  isSame: (one, other) => one.toLowerCase() === other.toLowerCase(),
});
