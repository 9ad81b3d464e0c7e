import { keptList } from '../kept/kept-list.ts';
import { searchText } from './search-text.ts';

/** What was searched for in this browser. */
export const searchHistory = keptList<string>({
  key: 'lychee.searches',
  most: 10,
  accept: (stored) => (typeof stored === 'string' && searchText(stored)) || null,
  isSame: (one, other) => one.toLowerCase() === other.toLowerCase(),
});
