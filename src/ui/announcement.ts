import { create } from 'zustand';
import { announcer } from './announce.ts';

/** After the last of several quick presses, only their result is announced. */
export const QUIET_MS = 500;

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

announcer.announce = (about, text) => {
  waiting.delete(about);
  if (!text) return;
  waiting.set(about, text);
  clearTimeout(timer);
  timer = setTimeout(publish, QUIET_MS);
};

/** Forgets what the page before has shown and not announced, so that the next one is not taken for a change. */
export function forgetAnnounced(): void {
  waiting.clear();
  announcer.known.clear();
}
