import { waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { forgetAnnounced, QUIET_MS, useAnnouncement } from '#/ui/announce.ts';
import { passTime } from './pass-time.ts';

const liveRegion = () => [...document.querySelectorAll('.sr[role=status]')];

/** Records what screen readers announce of a page that is opened next. */
export function recordAnnouncements() {
  const said: string[] = [];
  forgetAnnounced();
  onTestFinished(useAnnouncement.subscribe(({ lines }) => void said.push(lines.join(' | '))));
  return {
    said,
    /** Waits for the next announcement, and returns its texts, with ` | ` between them. */
    async next(): Promise<string> {
      const before = said.length;
      await waitFor(async () => {
        await passTime(QUIET_MS);
        expect(said.length).toBeGreaterThan(before);
      });
      const last = said.at(-1) ?? '';
      await waitFor(() =>
        expect(
          liveRegion().map(({ children }) =>
            [...children].map(({ textContent }) => textContent).join(' | '),
          ),
        ).toEqual([last]),
      );
      return last;
    },
  };
}
