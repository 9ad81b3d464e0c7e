
/**
 * Id token of Google, sent without quotation marks.
 */
export type BareIdToken = string;
