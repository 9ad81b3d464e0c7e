import type { Captcha } from './captcha.ts';

/**
 * One shape for three operations: phonePasswordLogin needs the password, phoneCaptchaLogin the code, phoneRegister both.
 */
export interface PhoneLogin {
  /**
     * Phone number; for country code 86, 11 digits beginning with 1.
     * @minLength 1
     */
  phone: string;
  /**
     * Country code with its plus, e.g. `+86`. Stored and compared literally.
     * @minLength 1
     */
  countryCode: string;
  /** The code sent to this number. */
  captcha?: Captcha;
  /** Password as typed; the backend does not validate a new one. */
  password?: string;
}
