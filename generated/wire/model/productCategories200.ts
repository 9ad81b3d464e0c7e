import type { CategoryNode } from './categoryNode.ts';

export type ProductCategories200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Categories of the first level. */
  data: CategoryNode[];
};
