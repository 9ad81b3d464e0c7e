import { tabStore } from '../lib/storage.ts';

const KEY = 'lychee.scroll';
const MOST = 50;

function positions(): Record<string, number> {
  try {
    return JSON.parse(tabStore.get(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Remembers how far a history entry was scrolled. */
export function saveScroll(entry: string): void {
  const all = Object.entries({ ...positions(), [entry]: Math.round(window.scrollY) });
  tabStore.set(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
}

/** How long a page may take to grow as long as it was. */
const GROWING_MS = 10_000;
const MOVES = ['wheel', 'pointerdown', 'touchstart', 'keydown', 'popstate'];

/** Goes to where a page was left. One that is shorter now is followed while it grows, until the shopper moves. */
export function restoreScroll(top: number): void {
  const isThere = () => {
    window.scrollTo(0, top);
    return window.scrollY >= top - 1;
  };
  if (isThere()) return;
  const grown = new ResizeObserver(() => isThere() && stop());
  const stop = () => {
    grown.disconnect();
    clearTimeout(late);
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const late = setTimeout(stop, GROWING_MS);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  grown.observe(document.body);
}

export const savedScroll = (entry: string): number => positions()[entry] ?? 0;
