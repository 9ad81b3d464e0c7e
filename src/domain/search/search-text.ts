import type { Parse } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

const MAX_LENGTH = 100;

/** Without width: hyphens that only show at the end of a line, and what splits or joins words, as in our own Lao texts. */
const WITHOUT_WIDTH = /[\u00ad\u200b\u2060-\u2064\ufeff]/gu;
/** Control and bidirectional formatting characters. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Unpaired surrogate at the end of a truncated text. */
const UNPAIRED = /[\ud800-\udbff]$/;

/** Normalizes a search text: no invisible characters, Lao AM as one character, single spaces, at most 100 characters. */
export const searchText = (typed: string): string =>
  typed
    .slice(0, 4 * MAX_LENGTH)
    .replace(WITHOUT_WIDTH, '')
    .replace(INVISIBLE, ' ')
    .replaceAll('\u0ecd\u0eb2', '\u0eb3')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(UNPAIRED, '')
    .trim();

/** Search text of an address; undefined without one. */
export const searchWords: Parse<string | undefined> = (text = '') => searchText(text) || undefined;

/** Search text in the address of the search page. */
export const searchWordsSearch = searchParams({ title: searchWords });
