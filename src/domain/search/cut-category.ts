import type { CategoryNode } from '#generated/model/categoryNode.ts';

/** A category of a document, which has only those that it shows: a tree of 3,000 takes 450 KB. */
export type CutCategory = CategoryNode & {
  /** the categories below are left out */
  isCut?: true;
};

export const isCut = (node: CutCategory): boolean => node.isCut === true;
