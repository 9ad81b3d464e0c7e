
export type OwnPhoneCaptcha200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** The code was passed to the mail or message service; false when that failed. */
  data: boolean;
};
