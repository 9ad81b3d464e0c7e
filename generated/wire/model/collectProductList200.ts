import type { CollectedProductPage } from './collectedProductPage.ts';

export type CollectProductList200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: CollectedProductPage;
};
