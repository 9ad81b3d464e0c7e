/** Timeout of the storefront. */
export const ANSWER_LIMIT_MS = 15_000;
/** Answers that take longer are reported as slow. */
export const SLOW_MS = 2000;
/** The run ends after this many consecutive calls without an answer. */
export const MAX_UNANSWERED = 3;
