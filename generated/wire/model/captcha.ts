
/**
 * A code that was sent, 6 digits.
 * @pattern ^\d{6}$
 */
export type Captcha = string;
