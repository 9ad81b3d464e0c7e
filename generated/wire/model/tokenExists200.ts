
export type TokenExists200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** The token belongs to a user. */
  data: boolean;
};
