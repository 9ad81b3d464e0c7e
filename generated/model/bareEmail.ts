
/**
 * E-mail address, sent without quotation marks.
 */
export type BareEmail = string;
