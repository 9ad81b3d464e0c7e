import { oneOf, pageNumber } from './parsers.ts';
import { searchParams } from './search-params.ts';

/** Parameters of a list without filters. */
export const pageSearch = searchParams({ page: pageNumber });

/** Parameters of a list with tabs; invalid values become the first. */
export const tabSearch = <Tab extends string>(tabs: readonly [Tab, ...Tab[]]) =>
  searchParams({ tab: oneOf(tabs), page: pageNumber }, ({ tab = tabs[0], page }) => ({
    tab,
    page,
  }));
