
export type ScanPayResult200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** The order is paid. */
  data: boolean;
};
