import { noop } from '#/lib/noop.ts';

/** Replaces the shown page, unless a later navigation has taken over. Returns whether it did. */
export type Swap = () => boolean;

/**
 * How a page that is ready replaces the shown one. Code that is loaded later replaces these functions, to put a view
 * transition around the swap.
 */
export const pageSwap = {
  run: (swap: Swap, _pathname: string): void => void swap(),
  /** called when the page that was swapped in is in the document, at its scroll position */
  shown: noop as () => void,
};
