import type { TFunction } from 'i18next';
import type { TextKey } from '#/i18n/text-key.ts';
import type { LineProblem, ProblemKind } from './line-problems.ts';

const KEYS: Record<ProblemKind, TextKey> = {
  removed: 'cart.problemRemoved',
  offShelf: 'cart.problemOffShelf',
  soldOut: 'cart.problemSoldOut',
  short: 'cart.problemShort',
  storeClosed: 'cart.problemStoreClosed',
};

/** Message with the name of a line and why it cannot be ordered. */
export const problemText = ({ kind, name, left }: LineProblem, t: TFunction): string =>
  t(KEYS[kind], { name, count: left });
