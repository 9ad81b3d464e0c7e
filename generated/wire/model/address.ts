
/**
 * An address of the address book. Columns that are never set (province, city, district, position) are left out.
 */
export interface Address {
  /** Address id. */
  id: number;
  /** Name of the consignee. */
  realName: string;
  /**
     * Phone number without dial code.
     * @nullable
     */
  phone: string | null;
  /**
     * Dial code without plus, such as `86`.
     * @nullable
     */
  countryCode: string | null;
  /** Name of the country. */
  country: string;
  /** E-mail of the consignee. */
  email: string;
  /** Street address. */
  detail: string;
  /**
     * Post code as a number: leading zeros are lost.
     * @nullable
     */
  postCode: number | null;
  /** The default address. */
  isDefault: boolean;
  /**
     * User id of the owner; filled after saving only.
     * @nullable
     */
  uid?: number | null;
}
