import { type RefCallback, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Lists of at most this length are rendered completely. */
const SHORT_LIST = 40;
/** Items of a longer list that are always rendered: those of the first two screens. */
const FIRST_ITEMS = 20;

/** How many items at the start of a list of `count` are always rendered. */
export const eagerItems = (count: number): number => (count > SHORT_LIST ? FIRST_ITEMS : count);

/** The same of each part of a list, whose parts have these lengths. */
export function eagerItemsOf(lengths: readonly number[]): number[] {
  let left = eagerItems(lengths.reduce((sum, length) => sum + length, 0));
  return lengths.map((length) => {
    const own = Math.min(left, length);
    left -= own;
    return own;
  });
}

/** Text of an item without its controls. */
export const itemText = (parts: readonly (string | null)[]): string =>
  parts.filter(Boolean).join(' · ');

type Report = (isNear: boolean) => void;

/** What each observed item does when it comes near the viewport, or leaves it. */
const reports = new Map<Element, Report>();
let observer: IntersectionObserver | undefined;

/** Paper has all items. Afterwards the observer reports each again. */
function renderAllOnPaper() {
  window.addEventListener('beforeprint', () =>
    flushSync(() => reports.forEach((report) => report(true))),
  );
  window.addEventListener('afterprint', () => {
    observer?.disconnect();
    for (const element of reports.keys()) observer?.observe(element);
  });
}

/** Reports whether the element is less than a screen away. One observer serves all items of a page. */
function observe(element: Element, report: Report): () => void {
  if (!observer) {
    const seen = (entries: readonly IntersectionObserverEntry[]) =>
      entries.forEach(({ target, isIntersecting }) => reports.get(target)?.(isIntersecting));
    observer = new IntersectionObserver(seen, { rootMargin: '100% 0px' });
    renderAllOnPaper();
  }
  reports.set(element, report);
  observer.observe(element);
  return () => {
    reports.delete(element);
    observer?.unobserve(element);
  };
}

interface NearItemProps {
  ref?: RefCallback<Element>;
  tabIndex: 0 | -1;
  onFocus?: () => void;
}

/**
 * Whether an item of a long list is rendered with its controls. One that is far from the viewport has only its text, so that
 * it can be found, read and copied, and is a stop of the Tab key itself: focus renders its controls. An item that has focus
 * keeps them.
 * @param isEager it always has them
 * @returns the props of the element of the item, which is the same in both states
 */
export function useNearItem(isEager: boolean): [isRendered: boolean, props: NearItemProps] {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback(
    (element: Element) =>
      observe(element, (near) => {
        if (near || !element.contains(document.activeElement)) setIsNear(near);
      }),
    [],
  );
  if (isEager) return [true, { tabIndex: -1 }];
  return [isNear, { ref, tabIndex: isNear ? -1 : 0, onFocus: () => setIsNear(true) }];
}
