
/**
 * What an applicant fills in, the code excepted.
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
     * E-mail address; becomes the sign-in name of the merchant. Its form was checked when the code was sent.
     * @minLength 1
     * @maxLength 255
     */
  email: string;
  /**
     * Phone number. The backend does without it; clients ask for it.
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
     * Share of each sale in per cent. Clients copy it from the category; a backend should not believe it.
     * @minimum 0
     */
  handlingFee: number;
  /**
     * Words the store is found by, joined by commas. The backend does without them; clients ask for them.
     * @maxLength 255
     */
  keywords?: string;
  /**
     * Address.
     * @minLength 1
     * @maxLength 255
     */
  address: string;
  /**
     * JSON text of the uploaded pictures that the type of store asks for.
     * @minLength 1
     * @maxLength 2000
     */
  qualificationPicture: string;
  /** Country of the applicant. Ignored by the backend. */
  country?: string;
}
