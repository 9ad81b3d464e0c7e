import { tabStore } from '#/lib/storage.ts';

/** Reloads the document and hides it until then. */
export function hardReload(at?: string): void {
  document.documentElement.hidden = true;
  if (at === undefined) window.location.reload();
  else window.location.replace(at);
}

/**
 * Clears the tab's storage and reloads the document, so that no data of the previous shopper is left.
 * @param at address with the language prefix; the current one by default
 */
export function resetAndReload(at?: string): void {
  tabStore.clear();
  hardReload(at);
}
