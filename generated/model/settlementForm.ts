
/**
 * The fields of an application except the code.
 */
export interface SettlementForm {
  /**
     * Name of the store.
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /**
     * Name of the person in charge.
     * @minLength 1
     * @maxLength 50
     */
  realName: string;
  /**
     * E-mail address; becomes the sign-in name of the merchant. Its format was checked when the code was sent.
     * @minLength 1
     * @maxLength 255
     */
  email: string;
  /**
     * Phone number. Optional for the backend; required by clients.
     * @maxLength 255
     */
  phone?: string;
  /**
     * Merchant category id.
     * @minimum 1
     */
  categoryId: number;
  /**
     * Store type id.
     * @minimum 1
     */
  typeId: number;
  /**
     * Share of each sale in per cent. Clients copy it from the category; a backend should not trust it.
     * @minimum 0
     */
  handlingFee: number;
  /**
     * Search keywords of the store, joined by commas. Optional for the backend; required by clients.
     * @maxLength 255
     */
  keywords?: string;
  /**
     * Address.
     * @minLength 1
     * @maxLength 255
     */
  address: string;
  /** JSON text of the uploaded pictures that the store type requires. */
  qualificationPicture: string[];
  /** Country of the applicant. Ignored by the backend. */
  country?: string;
}
