const WORD_JOINER = '\u2060';

/** A date within a sentence, which does not break over a line at its hyphens. */
export const keepTogether = (date: string): string =>
  date.replaceAll('-', `${WORD_JOINER}-${WORD_JOINER}`);
