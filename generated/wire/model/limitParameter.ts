
/**
 * Rows per page. The backend sets no upper bound.
 */
export type LimitParameter = number;
