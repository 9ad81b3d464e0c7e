import { tabStore } from '../../lib/storage.ts';

/** Loads the document again, and meanwhile shows nothing of it. */
export function loadAnew(at?: string): void {
  document.documentElement.hidden = true;
  if (at === undefined) window.location.reload();
  else window.location.replace(at);
}

/**
 * Loads a document that knows nothing of the shopper before: not in memory, not in this tab's storage, and meanwhile not on the screen.
 * @param at with the language prefix; by default the present address
 */
export function startAnew(at?: string): void {
  tabStore.clear();
  loadAnew(at);
}
