import { useEffect, useState } from 'react';
import { type Draft, emptyDraft, readDraft } from './draft.ts';
import { readStored, writeStored } from './stored.ts';

const KEY = 'lychee.checkout';

const stored = (preOrderNo: string) => readDraft(readStored(window.sessionStorage, KEY), preOrderNo);

/** Hands what was chosen over to the pre-order that takes the place of an expired one. */
export const moveDraft = (from: string, to: string): void => writeStored(window.sessionStorage, KEY, { ...stored(from), preOrderNo: to });

export const dropDraft = (): void => window.sessionStorage.removeItem(KEY);

/** What the shopper chose at this checkout; every change is kept at once. */
export function useDraft(preOrderNo: string): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => emptyDraft(preOrderNo));

  // Storage is read after the first paint, so that a server's page and the browser's first one are the same.
  useEffect(() => setDraft(stored(preOrderNo)), [preOrderNo]);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    writeStored(window.sessionStorage, KEY, next);
  };
  return [draft, change];
}
