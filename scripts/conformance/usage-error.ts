/** Wrong options or files of a run; the text says what is wrong and what is allowed. */
export class UsageError extends Error {}
