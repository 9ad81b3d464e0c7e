/** How long the storefront waits for an answer before it gives up. */
export const ANSWER_LIMIT_MS = 15_000;
