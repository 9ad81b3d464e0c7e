
/**
 * 8 to 20 characters of letters, digits and `!@#$%^&*?._` (and the backslash, which clients do not offer), with at least three of: capital letter, small letter, digit, sign.
 * @pattern ^(?:(?=.*[A-Z])(?=.*[a-z])(?=.*[\d!@#$%^&*?._\\])|(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*?._\\])|(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*?._\\]))[A-Za-z\d!@#$%^&*?._\\]{8,20}$
 */
export type NewPassword = string;
