import { returnPath } from '#/i18n/return-path.ts';
import { searchParams } from './search-params.ts';

/** Parameters of the sign-in page: the path of the shop to open afterwards, without the language prefix. */
export const returnSearch = searchParams({ from: returnPath });
