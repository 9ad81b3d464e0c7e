import type { CategoryNode } from './categoryNode.ts';
import type { SuccessCode } from './successCode.ts';

export type ProductCategories200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** Categories of the first level. */
  data: CategoryNode[];
};
