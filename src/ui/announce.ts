import { useEffect } from 'react';
import { noop } from '#/lib/noop.ts';

/** The live region is loaded after the page and sets `announce`. */
export const announcer = {
  /** the latest texts of what the page shows, by what they are about */
  known: new Map<string, string>(),
  announce: noop as (about: string, text: string) => void,
};

/**
 * Announces a text to screen readers, in one polite live region for the whole shop.
 * @param about what the text is about; it replaces an earlier one that has not been announced
 * @param text each line is read apart; empty: withdraws the earlier one
 */
export const announce = (about: string, text: string): void => announcer.announce(about, text);

/**
 * Announces a text that the page shows when it has changed, not when the page has been opened.
 * @param about what the text is about; unique in a page
 * @param text each line is read apart; null while it is loading
 */
export function useAnnounceChange(about: string, text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    const before = announcer.known.get(about) ?? text;
    announcer.known.set(about, text);
    if (before !== text) announce(about, text);
  }, [about, text]);
}
