import { useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { ToastButton } from '#/shared/toasts/toast-button.tsx';
import { useAction } from './use-action.ts';
import type { Write } from './write.ts';

interface Options<Row> {
  idOf: (row: Row) => number;
  drop: Write<[rows: readonly Row[]]>;
  /** Removes rows from the cached list, after the backend has. */
  removeFromCache: (ids: ReadonlySet<number>) => void;
  restore: Write<[rows: readonly Row[]]>;
  /** Restores what the backend does not store with the rows. */
  onRestored?: (rows: readonly Row[]) => Promise<void>;
  /** Whether the rows can be restored; by default they can. */
  canRestore?: (rows: readonly Row[]) => boolean;
  /** texts of the toasts */
  removedText: (rows: readonly Row[]) => string;
  restoredText: (rows: readonly Row[]) => string;
  /** Moves the focus when the undo button disappears. */
  returnFocus: () => void;
}

export interface Undoable<Row> {
  /** ids of hidden rows whose removal is pending */
  removingIds: ReadonlySet<number>;
  /** True for 500 ms after a removal, when another row has moved under the pointer. */
  isSettling: () => boolean;
  /**
   * @param byKeyboard moves the focus to the undo button
   * @returns true if the rows were removed
   */
  remove: (rows: readonly Row[], byKeyboard: boolean) => Promise<boolean>;
}

/** A double click must not remove the next row as well. */
const DEBOUNCE_MS = 500;

/** Removes rows of a list: optimistic update, rollback on failure, and a toast with an undo button. */
export function useUndoable<Row>({
  idOf,
  drop,
  removeFromCache,
  restore,
  onRestored,
  canRestore = () => true,
  removedText,
  restoredText,
  returnFocus,
}: Options<Row>): Undoable<Row> {
  const { t } = useTranslation();
  const [removingIds, setRemovingIds] = useState<ReadonlySet<number>>(new Set());
  const lastRemoval = useRef(-DEBOUNCE_MS);
  const isSettling = () => performance.now() - lastRemoval.current < DEBOUNCE_MS;

  // Several removals may be pending at the same time.
  const removal = useAction(drop, { concurrent: true });
  const restoration = useAction(restore, { concurrent: true });

  async function undo(rows: readonly Row[]) {
    const { done } = await restoration.run(rows);
    // After a failure the shopper can try again.
    if (!done) return showUndoToast(rows, false);
    await onRestored?.(rows);
    showToast('ok', restoredText(rows));
  }

  function showUndoToast(rows: readonly Row[], byKeyboard: boolean) {
    if (!canRestore(rows)) {
      showToast('ok', removedText(rows));
      if (byKeyboard) returnFocus();
      return;
    }
    showToast('ok', removedText(rows), (close) => (
      <ToastButton
        label={t('common.undo')}
        onClose={close}
        onPress={() => void undo(rows)}
        returnFocus={byKeyboard ? returnFocus : undefined}
      />
    ));
  }

  async function removeNow(rows: readonly Row[], byKeyboard: boolean): Promise<boolean> {
    const ids = new Set(rows.map(idOf));
    setRemovingIds((now) => new Set([...now, ...ids]));
    const { done } = await removal.run(rows);
    if (done) {
      removeFromCache(ids);
      showUndoToast(rows, byKeyboard);
    }
    setRemovingIds((now) => new Set([...now].filter((id) => !ids.has(id))));
    return done;
  }

  async function remove(rows: readonly Row[], byKeyboard: boolean): Promise<boolean> {
    if (rows.length === 0 || isSettling()) return false;
    lastRemoval.current = performance.now();
    return removeNow(rows, byKeyboard);
  }

  return { removingIds, isSettling, remove };
}
