/** How long the storefront waits for an answer before it gives up. */
export const ANSWER_LIMIT_MS = 15_000;
/** An answer that takes longer is late to a shopper. */
export const SLOW_MS = 2000;
/** So many calls in a row without an answer: the server hangs, or is gone. */
export const MOST_UNANSWERED = 3;
