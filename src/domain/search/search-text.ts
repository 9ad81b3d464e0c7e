import type { Parse } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

const MAX_LENGTH = 100;

/** Without width: hyphens that only show at the end of a line, and what splits or joins words, as in our own Lao texts. */
const WITHOUT_WIDTH = /[\u00ad\u200b\u2060-\u2064\ufeff]/gu;
/** Control and bidirectional formatting characters. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Unpaired surrogate at the end of a truncated text. */
const UNPAIRED = /[\ud800-\udbff]$/;
/** Full-width letters and digits of Chinese keyboards. Full-width marks are in names of products, as people write them. */
const FULL_WIDTH = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;
const FROM_ASCII = 0xfee0;
/** Thai and Lao AM as two characters, with a tone mark between them or before. */
const AM = /(?:\u0e4d([\u0e48-\u0e4b]?)\u0e32)|(?:\u0ecd([\u0ec8-\u0ecb]?)\u0eb2)/g;

/**
 * Normalizes a search text to the spelling that catalogues have: composed letters, full-width ones as ASCII, AM as one
 * character, no invisible characters, single spaces, at most 100 characters. Databases compare code points.
 */
export const searchText = (typed: string): string =>
  typed
    .slice(0, 4 * MAX_LENGTH)
    .replace(WITHOUT_WIDTH, '')
    .replace(INVISIBLE, ' ')
    .normalize('NFC')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_ASCII))
    .replace(AM, (_, thai?: string, lao?: string) =>
      thai === undefined ? `${lao}\u0eb3` : `${thai}\u0e33`,
    )
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(UNPAIRED, '')
    .trim();

/** Search text of an address; undefined without one. */
export const searchWords: Parse<string | undefined> = (text = '') => searchText(text) || undefined;

/** Search text in the address of the search page. */
export const searchWordsSearch = searchParams({ title: searchWords });
