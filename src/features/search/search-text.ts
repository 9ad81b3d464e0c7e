const MOST = 100;

/** What nobody sees: control characters, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** The first half of a character that was cut in two. */
const HALF = /[\ud800-\udbff]$/;

/** What a shopper typed as the backend can find it: nothing unseen, Lao AM as one character, single spaces, 100 characters at most. */
export const searchText = (typed: string): string =>
  typed
    .slice(0, 4 * MOST)
    .replace(UNSEEN, ' ')
    .replaceAll('\u0ecd\u0eb2', '\u0eb3')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST)
    .replace(HALF, '')
    .trim();
