import { useMemo, useSyncExternalStore } from 'react';
import { tabStore } from '#/lib/storage.ts';
import { type Draft, readDraft } from './draft.ts';
import { parseStored, writeStored } from './stored.ts';

const KEY = 'lychee.checkout';
const listeners = new Set<() => void>();

const text = () => tabStore.get(KEY);
const noText = () => null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function storeDraft(draft: Draft) {
  writeStored(tabStore, KEY, draft);
  for (const listener of listeners) listener();
}

/** Copies the draft of an expired pre-order to the one that replaces it. */
export const moveDraft = (from: string, to: string): void =>
  writeStored(tabStore, KEY, { ...readDraft(parseStored(text()), from), preOrderNo: to });

/** The shopper's input at this checkout. Every change is stored immediately. */
export function useDraft(preOrderNo: string): [Draft, (change: Partial<Draft>) => void] {
  const stored = useSyncExternalStore(subscribe, text, noText);
  const draft = useMemo(() => readDraft(parseStored(stored), preOrderNo), [stored, preOrderNo]);
  return [
    draft,
    (change) => storeDraft({ ...readDraft(parseStored(text()), preOrderNo), ...change }),
  ];
}
