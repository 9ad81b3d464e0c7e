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

/**
 * there: the place was reached.
 * ended: it is not on the page, which has loaded what it has.
 * growing: the page is loading something, and may be too short yet.
 */
type Reached = 'there' | 'ended' | 'growing';

const LOADING = 'main :is(.skeleton, [aria-busy="true"])';
const otherwise = (): Reached => (document.querySelector(LOADING) ? 'growing' : 'ended');

/** Scrolls to a position, corrected so that the kept link keeps its distance from the top edge. */
function goTo({ top, link = '', at = 0 }: ScrollPosition): Reached {
  window.scrollTo(0, top);
  const aside = () =>
    linksTo(link)
      .map((one) => topOf(one) - at)
      .sort((one, other) => Math.abs(one) - Math.abs(other))[0];
  const found = aside();
  if (found === undefined) return link === '' && window.scrollY >= top - 1 ? 'there' : otherwise();
  window.scrollBy(0, found);
  return Math.abs(aside() ?? 0) < 1 ? 'there' : otherwise();
}

/**
 * How long the page is followed, in ms, since it has grown or, if it is growing, altogether. Content that has only just
 * entered the viewport is laid out in the frames after it; code of a part may arrive without anything that says so.
 */
const FOLLOW_MS: Record<Reached, number> = { there: 600, ended: 2000, growing: 10_000 };
const MOVES = ['wheel', 'pointerdown', 'touchstart', 'keydown', 'popstate'];

/** Scrolls, and repeats it on a page that is still growing, until the shopper scrolls. */
function scrollWhileGrowing(scroll: () => Reached): void {
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
    const reached = scroll();
    if (reached === 'growing') return;
    clearTimeout(late);
    cancelAnimationFrame(frame);
    late = setTimeout(stopAfterFrames, FOLLOW_MS[reached]);
  });
  let frame = 0;
  let late = setTimeout(stopAfterFrames, FOLLOW_MS[scroll()]);
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
    return window.scrollY < end - 1 ? 'there' : otherwise();
  });
}
