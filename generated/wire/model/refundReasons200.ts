
export type RefundReasons200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Reasons. */
  data: string[];
};
