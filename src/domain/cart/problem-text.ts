import type { TFunction } from 'i18next';
import type { TextKey } from '#/i18n/use-translation.ts';
import type { LineProblem, ProblemKind } from './line-problems.ts';

/** A problem whose reason is known. `inCart`: the cart has as many pieces as it can have. */
export interface KnownProblem extends Pick<LineProblem, 'name' | 'left'> {
  kind: ProblemKind | 'inCart';
}

const KEYS: Record<KnownProblem['kind'], TextKey> = {
  removed: 'cart.problemRemoved',
  offShelf: 'cart.problemOffShelf',
  soldOut: 'cart.problemSoldOut',
  short: 'cart.problemShort',
  storeClosed: 'cart.problemStoreClosed',
  inCart: 'cart.problemInCart',
};

/** Message with the name of a line and why it cannot be ordered. */
export const problemText = ({ kind, name, left }: KnownProblem, t: TFunction): string =>
  t(KEYS[kind], { name, count: left });
