const WORD_JOINER = '\u2060';

/** Prevents line breaks at the hyphens of a date. */
export const withoutBreaks = (date: string): string =>
  date.replaceAll('-', `${WORD_JOINER}-${WORD_JOINER}`);
