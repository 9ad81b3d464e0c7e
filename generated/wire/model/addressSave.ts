
/**
 * The address to store.
 */
export interface AddressSave {
  /**
     * Address id to change; null or absent to create.
     * @nullable
     */
  id?: number | null;
  /**
     * Name of the consignee.
     * @minLength 1
     * @maxLength 64
     */
  realName: string;
  /**
     * E-mail of the consignee. The backend checks only that it is present.
     * @minLength 1
     */
  email: string;
  /**
     * Name of the country; 20 characters are stored.
     * @minLength 1
     * @maxLength 20
     */
  country: string;
  /**
     * Street address.
     * @minLength 1
     * @maxLength 500
     */
  detail: string;
  /**
     * Post code as a number; letters and leading zeros cannot be sent.
     * @nullable
     */
  postCode?: number | null;
  /**
     * Dial code without plus.
     * @maxLength 10
     * @nullable
     */
  countryCode?: string | null;
  /**
     * Phone number without dial code. With dial code 86: 11 digits, the first a 1.
     * @maxLength 50
     * @nullable
     */
  phone?: string | null;
  /** Make it the default; the previous default loses the flag. */
  isDefault: boolean;
}
