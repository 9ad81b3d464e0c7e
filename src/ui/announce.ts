import { useEffect } from 'react';
import { create } from 'zustand';

/** After the last of several quick presses, only their result is announced. */
export const QUIET_MS = 500;

/** The latest texts of what the page shows, by what they are about. */
const known = new Map<string, string>();
/** Texts to announce, by what they are about. */
const waiting = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** What the live region says to screen readers; `number` grows with each announcement. */
export const useAnnouncement = create<{ lines: readonly string[]; number: number }>(() => ({
  lines: [],
  number: 0,
}));

function publish() {
  const lines = [...waiting.values()].flatMap((text) => text.split('\n')).filter(Boolean);
  waiting.clear();
  if (lines.length > 0) useAnnouncement.setState(({ number }) => ({ lines, number: number + 1 }));
}

/**
 * Announces a text to screen readers, in one polite live region for the whole shop.
 * @param about what the text is about; it replaces an earlier one that has not been announced
 * @param text each line is read apart; empty: withdraws the earlier one
 */
export function announce(about: string, text: string): void {
  waiting.delete(about);
  if (!text) return;
  waiting.set(about, text);
  clearTimeout(timer);
  timer = setTimeout(publish, QUIET_MS);
}

/** Forgets what the page before has shown and not announced, so that the next one is not taken for a change. */
export function forgetAnnounced(): void {
  waiting.clear();
  known.clear();
}

/**
 * Announces a text that the page shows when it has changed, not when the page has been opened.
 * @param about what the text is about; unique in a page
 * @param text each line is read apart; null while it is loading
 */
export function useAnnounceChange(about: string, text: string | null): void {
  useEffect(() => {
    if (text === null) return;
    const before = known.get(about) ?? text;
    known.set(about, text);
    if (before !== text) announce(about, text);
  }, [about, text]);
}
