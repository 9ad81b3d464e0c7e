
/**
 * The request for a refund. Two names are in snake case here and in camel case in the answers.
 */
export interface RefundApply {
  /**
     * Number of the merchant order.
     * @minLength 1
     */
  orderNo: string;
  /**
     * Reason. The backend accepts an empty one; clients require one of the presets.
     * @maxLength 255
     */
  text: string;
  /**
     * Addresses of uploaded pictures, joined by commas. Clients allow 5 pictures.
     * @maxLength 5000
     */
  refund_reason_wap_img?: string;
  /**
     * Remark. Clients allow 100 characters.
     * @maxLength 255
     */
  refund_reason_wap_explain?: string;
}
