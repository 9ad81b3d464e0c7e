
/**
 * The review of one order line.
 */
export interface ReviewAdd {
  /**
     * Number of the merchant order.
     * @minLength 1
     */
  orderNo: string;
  /**
     * Line id.
     * @minimum 1
     */
  orderInfoId: number;
  /**
     * Stars for the product, 1 to 5.
     * @minimum 1
     * @maximum 5
     */
  star: number;
  /**
     * Text, not blank. The backend accepts 512 characters; clients allow 500.
     * @minLength 1
     * @maxLength 512
     * @pattern \S
     */
  comment: string;
  /** Addresses of uploaded pictures, as JSON text of an array or separated by commas; empty for none. Clients allow 5. Absent or null is a failure of the backend, and `[]` is stored as a picture of that name. */
  pics: string;
  /**
     * Stars for the service attitude, 1 to 5. Backends without it ignore it.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  serviceStar?: number | null;
}
