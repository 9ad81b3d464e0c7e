import { HOME } from './category-tree-home.ts';
import { LEISURE } from './category-tree-leisure.ts';
import { WEAR } from './category-tree-wear.ts';
import type { Top } from './category-types.ts';

/** The category tree of the market, three levels deep, in display order. */
export const TREE: readonly Top[] = [...WEAR, ...HOME, ...LEISURE];
