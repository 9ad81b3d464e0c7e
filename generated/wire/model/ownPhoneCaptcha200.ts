
export type OwnPhoneCaptcha200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** The code was handed to the sender; false when that failed. */
  data: boolean;
};
