import type { LineProblem, ProblemKind } from './line-problems.ts';

const KEYS: Record<ProblemKind, string> = {
  removed: 'cart.problemRemoved',
  offShelf: 'cart.problemOffShelf',
  soldOut: 'cart.problemSoldOut',
  short: 'cart.problemShort',
  storeClosed: 'cart.problemStoreClosed',
};

/** Message with the name of a line and why it cannot be ordered. */
export const problemText = (
  { kind, name, left }: LineProblem,
  t: (key: string, values: Record<string, unknown>) => string,
): string => t(KEYS[kind], { name, count: left });
