import type { CategoryNode } from './categoryNode.ts';

export type StoreCategories200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Categories of the first level. Their `level` is null. */
  data: CategoryNode[];
};
