import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attempt } from '../sign-in/attempt.ts';
import { showToast } from '../toasts/store.ts';
import { UndoButton } from '../toasts/undo-button.tsx';

interface Listed<Row> {
  list: Row[];
  total: number;
}

interface Options<Row> {
  /** the page of the list that is shown */
  queryKey: QueryKey;
  idOf: (row: Row) => number;
  drop: (rows: readonly Row[]) => Promise<unknown>;
  restore: (rows: readonly Row[]) => Promise<unknown>;
  /** what the toasts say of it */
  dropped: (rows: readonly Row[]) => string;
  restored: (rows: readonly Row[]) => string;
  /** where the focus goes when the way back has gone */
  returnFocus: () => void;
}

export interface Undoable<Row> {
  /** rows that are gone from the screen, but not yet from the list */
  leaving: ReadonlySet<number>;
  /**
   * @param byKeyboard the focus goes to the way back
   * @returns true when they are gone from the list
   */
  remove: (rows: readonly Row[], byKeyboard: boolean) => Promise<boolean>;
}

/** The next row moves under a pointer that clicks twice. */
const DEBOUNCE_MS = 500;

/** Rows go from the screen at once, come back when the backend keeps them, and can be called back for a while. */
export function useUndoable<Row>({
  queryKey,
  idOf,
  drop,
  restore,
  dropped,
  restored,
  returnFocus,
}: Options<Row>): Undoable<Row> {
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const last = useRef(-DEBOUNCE_MS);

  function forget(ids: ReadonlySet<number>) {
    queryClient.setQueryData<Listed<Row>>(queryKey, (page) => {
      const list = page?.list.filter((row) => !ids.has(idOf(row)));
      return (
        page && list && { ...page, list, total: page.total - (page.list.length - list.length) }
      );
    });
  }

  function bringBack(rows: readonly Row[]) {
    void attempt(async () => {
      await restore(rows);
      showToast('ok', restored(rows));
    });
  }

  async function removeNow(rows: readonly Row[], byKeyboard: boolean): Promise<boolean> {
    const ids = new Set(rows.map(idOf));
    let gone = false;
    setLeaving((now) => new Set([...now, ...ids]));
    await attempt(async () => {
      await drop(rows);
      gone = true;
      forget(ids);
      showToast('ok', dropped(rows), (close) => (
        <UndoButton
          onClose={close}
          onUndo={() => bringBack(rows)}
          returnFocus={byKeyboard ? returnFocus : undefined}
        />
      ));
    });
    setLeaving((now) => new Set([...now].filter((id) => !ids.has(id))));
    return gone;
  }

  async function remove(rows: readonly Row[], byKeyboard: boolean): Promise<boolean> {
    const now = performance.now();
    if (rows.length === 0 || now - last.current < DEBOUNCE_MS) return false;
    last.current = now;
    return removeNow(rows, byKeyboard);
  }

  return { leaving, remove };
}
