
export type ImageDomain200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Address of the upload service, or empty text. */
  data: string;
};
