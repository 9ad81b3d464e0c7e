
/**
 * Number of the page, from 1.
 */
export type PageParameter = number;
