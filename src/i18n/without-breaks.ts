const WORD_JOINER = '\u2060';

/** Prevents line breaks at the hyphens of a date, and at the dash between two times. */
export const withoutBreaks = (time: string): string =>
  time.replaceAll(/[-–]/g, `${WORD_JOINER}$&${WORD_JOINER}`);
