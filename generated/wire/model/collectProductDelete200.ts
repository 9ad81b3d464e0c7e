
export type CollectProductDelete200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /**
     * Nothing; the text for the shopper is in message.
     * @nullable
     */
  data: null;
};
