import { useMemo, useSyncExternalStore } from 'react';
import { tabStore } from '../../lib/storage.ts';
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

function keep(draft: Draft) {
  writeStored(tabStore, KEY, draft);
  for (const listener of listeners) listener();
}

/** Hands what was chosen over to the pre-order that takes the place of an expired one. */
export const moveDraft = (from: string, to: string): void =>
  writeStored(tabStore, KEY, { ...readDraft(parseStored(text()), from), preOrderNo: to });

/** What the shopper chose at this checkout; every change is kept at once. */
export function useDraft(preOrderNo: string): [Draft, (change: Partial<Draft>) => void] {
  const stored = useSyncExternalStore(subscribe, text, noText);
  const draft = useMemo(() => readDraft(parseStored(stored), preOrderNo), [stored, preOrderNo]);
  return [draft, (change) => keep({ ...readDraft(parseStored(text()), preOrderNo), ...change })];
}
