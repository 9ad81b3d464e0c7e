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

export const savedScroll = (entry: string): number => positions()[entry] ?? 0;
