import { useMemo } from 'react';
import { persisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';
import { usePersisted } from '#/shared/persisted/use-persisted.ts';
import { type Draft, readDraft } from './draft.ts';

/** Validated by `readDraft`, which needs the number of the pre-order. */
const storedDraft = persisted<unknown>(tabStore, 'lychee.checkout', (stored) => stored);

/** Copies the draft of an expired pre-order to the one that replaces it. */
export const moveDraft = (from: string, to: string): void =>
  storedDraft.write({ ...readDraft(storedDraft.read(), from), preOrderNo: to });

/** The shopper's input at this checkout. Every change is stored immediately. */
export function useDraft(preOrderNo: string): [Draft, (change: Partial<Draft>) => void] {
  const stored = usePersisted(storedDraft);
  const draft = useMemo(() => readDraft(stored, preOrderNo), [stored, preOrderNo]);
  return [
    draft,
    (change) => storedDraft.write({ ...readDraft(storedDraft.read(), preOrderNo), ...change }),
  ];
}
