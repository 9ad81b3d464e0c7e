import type { Product } from './model.ts';

type Compare = (a: Product, b: Product) => number;

/** Order of the home page, categories and searches. */
export const byRank: Compare = (a, b) => b.rank - a.rank || b.id - a.id;

/** Order of a store. */
export const bySort: Compare = (a, b) => b.sort - a.sort || b.id - a.id;
