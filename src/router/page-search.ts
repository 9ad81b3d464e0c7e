import { positive } from '#/lib/positive.ts';
import { searchParams } from './search-params.ts';

/** Page of a list address, from 1. */
export const pageOf = (search: URLSearchParams): number => positive(search.get('page')) ?? 1;

/** Parameters of a list without filters. */
export const pageSearch = searchParams(['page'], (search) => ({ page: pageOf(search) }));

/** Parameters of a list with tabs; invalid values become the first. */
export const tabSearch = <Tab extends string>(tabs: readonly [Tab, ...Tab[]]) =>
  searchParams(['tab', 'page'], (search) => ({
    tab: tabs.find((name) => name === search.get('tab')) ?? tabs[0],
    page: pageOf(search),
  }));
