
export type SettlementCaptcha200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** The mail was sent. False, with code 200, when the mail provider failed. */
  data: boolean;
};
