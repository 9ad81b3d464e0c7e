
export type VisitorOrderDetailParams = {
/**
 * Number of the merchant order (begins with SH).
 * @minLength 1
 * @maxLength 32
 * @pattern ^[A-Za-z0-9_-]{1,32}$
 */
orderNo: string;
/**
 * Identity of the visitor, from the answer to the registration or the link in the mail.
 * @minLength 1
 */
identity: string;
};
