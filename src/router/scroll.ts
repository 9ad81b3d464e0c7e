const KEY = 'lychee.scroll';
const MOST = 50;

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Remembers how far a history entry was scrolled. */
export function saveScroll(entry: string): void {
  const all = Object.entries({ ...positions(), [entry]: Math.round(window.scrollY) });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  } catch {
    // Storage may be full or blocked: the page then opens at its top, which is no loss worth a message.
  }
}

export const savedScroll = (entry: string): number => positions()[entry] ?? 0;
