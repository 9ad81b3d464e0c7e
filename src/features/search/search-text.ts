const MOST = 100;

/** What a shopper typed as the backend can find it: Lao AM as one character, single spaces, 100 characters at most. */
export const searchText = (typed: string): string => typed.replaceAll('\u0ecd\u0eb2', '\u0eb3').replace(/\s+/g, ' ').trim().slice(0, MOST).trim();
