import { persisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';

const MAX_KEYS = 100;

const stored = persisted(tabStore, 'lychee.events.views', (value): string[] =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [],
);

/** History entries whose view was counted. A reload, back and forward show the same entries again. */
export const seenViews = {
  has: (key: string): boolean => stored.read().includes(key),
  add(key: string): void {
    if (!seenViews.has(key)) stored.write([...stored.read(), key].slice(-MAX_KEYS));
  },
};
