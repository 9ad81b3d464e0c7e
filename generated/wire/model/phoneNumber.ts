
/**
 * Recipient of a text message.
 */
export interface PhoneNumber {
  /**
     * Phone number; for country code 86, 11 digits beginning with 1.
     * @minLength 1
     */
  phone: string;
  /**
     * Country code with its plus, e.g. `+86`.
     * @minLength 1
     */
  countryCode: string;
}
