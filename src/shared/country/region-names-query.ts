import { custom } from '#/router/page-queries.ts';
import { loadRegionNames } from './region-names.ts';

/** Country names for browsers that lack the language of the page. */
export const regionNamesQuery = custom(({ locale }) => loadRegionNames(locale));
