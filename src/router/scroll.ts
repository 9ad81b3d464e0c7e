import { fieldsOf } from '#/lib/parse-json.ts';
import { persisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';

const MAX_ENTRIES = 50;

/** Scroll offset of a page, and a link that was in the window: its address and its distance from the top edge. */
interface ScrollPosition {
  top: number;
  link?: string;
  at?: number;
}

const isPosition = (entry: [string, unknown]): entry is [string, ScrollPosition] =>
  typeof fieldsOf(entry[1]).top === 'number';

/** Positions by history entry, oldest first. */
const positions = persisted(tabStore, 'lychee.scroll', (stored) =>
  Object.fromEntries(Object.entries(fieldsOf(stored)).filter(isPosition)),
);

const topOf = (element: Element) => element.getBoundingClientRect().top;

const links = () =>
  [...document.querySelectorAll('main a[href]')].filter((link) => link.getClientRects().length > 0);

const linksTo = (href: string) => links().filter((link) => link.getAttribute('href') === href);

/** The link whose place is kept: the one that was pressed, or else the one nearest to the middle of the window. */
function keptLink(pressed: string): { link: string; at: number } | null {
  const seen = links()
    .map((link) => ({ link: link.getAttribute('href') ?? '', at: topOf(link) }))
    .filter(({ at }) => at > 0 && at < window.innerHeight);
  const fromMiddle = ({ at }: { at: number }) => Math.abs(at - window.innerHeight / 2);
  return (
    seen.find(({ link }) => link === pressed) ??
    seen.sort((one, other) => fromMiddle(one) - fromMiddle(other))[0] ??
    null
  );
}

/**
 * Saves the scroll position of a history entry.
 * @param pressed address of the page that is opened from it
 */
export function saveScroll(entry: string, pressed: string): void {
  const top = Math.round(window.scrollY);
  const { [entry]: _old, ...others } = positions.read();
  const position = { top, ...(top > 0 ? keptLink(pressed) : null) };
  const all = Object.entries({ ...others, [entry]: position });
  positions.write(Object.fromEntries(all.slice(-MAX_ENTRIES)));
}

export const savedScroll = (entry: string): ScrollPosition | null =>
  positions.read()[entry] ?? null;

/** Scrolls to a position, corrected so that the kept link keeps its distance from the top edge. */
function goTo({ top, link = '', at = 0 }: ScrollPosition): boolean {
  window.scrollTo(0, top);
  const aside = () =>
    linksTo(link)
      .map((one) => topOf(one) - at)
      .sort((one, other) => Math.abs(one) - Math.abs(other))[0];
  const found = aside();
  // A list that is still loading may be too short to have the link.
  if (found === undefined) return link === '' && window.scrollY >= top - 1;
  window.scrollBy(0, found);
  return Math.abs(aside() ?? 0) < 1;
}

/** How long a page may take to reach its earlier height. */
const GROWING_MS = 10_000;
/** Time for what arrives late. Content that has only just entered the viewport is laid out in the frames after it. */
const SETTLING_MS = 600;
const MOVES = ['wheel', 'pointerdown', 'touchstart', 'keydown', 'popstate'];

/**
 * Scrolls, and repeats it on a page that is still growing, until the shopper scrolls.
 * @param scroll returns whether the place was reached
 */
function scrollWhileGrowing(scroll: () => boolean): void {
  const isThere = scroll();
  const stop = () => {
    grown.disconnect();
    clearTimeout(late);
    cancelAnimationFrame(frame);
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  // A frame may take longer than the time: the second one has laid out what entered the viewport with the first.
  const stopAfterFrames = () => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(stop);
    });
  };
  const grown = new ResizeObserver(() => {
    if (!scroll()) return;
    clearTimeout(late);
    cancelAnimationFrame(frame);
    late = setTimeout(stopAfterFrames, SETTLING_MS);
  });
  let frame = 0;
  let late = setTimeout(stopAfterFrames, isThere ? SETTLING_MS : GROWING_MS);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  grown.observe(document.body);
}

export function restoreScroll(position: ScrollPosition): void {
  if (position.top === 0) goTo(position);
  else scrollWhileGrowing(() => goTo(position));
}

/** Scrolls an element to the top edge, if there is one. */
export function scrollToElement(element: Element | null): void {
  if (!element) return;
  scrollWhileGrowing(() => {
    element.scrollIntoView();
    const end = document.documentElement.scrollHeight - window.innerHeight;
    return window.scrollY < end - 1;
  });
}
