import { positive } from './positive.ts';

/** Tab and page of a list address; invalid values become the first. */
export function readTabPage<Tab extends string>(
  search: URLSearchParams,
  tabs: readonly [Tab, ...Tab[]],
): { tab: Tab; page: number } {
  const tab = tabs.find((name) => name === search.get('tab')) ?? tabs[0];
  return { tab, page: positive(search.get('page')) ?? 1 };
}
