import { useRef, useState } from 'react';
import { runWithSignIn } from '../sign-in/run-with-sign-in.ts';
import { showToast } from './store.ts';
import { UndoButton } from './undo-button.tsx';

interface Options<Row> {
  idOf: (row: Row) => number;
  drop: (rows: readonly Row[]) => Promise<unknown>;
  /** Takes rows that were dropped out of the cached list. */
  forget: (ids: ReadonlySet<number>) => void;
  restore: (rows: readonly Row[]) => Promise<unknown>;
  /** Whether the backend can take these rows back; by default it can. */
  canRestore?: (rows: readonly Row[]) => boolean;
  /** what the toasts say of it */
  dropped: (rows: readonly Row[]) => string;
  restored: (rows: readonly Row[]) => string;
  /** where the focus goes when the way back has gone */
  returnFocus: () => void;
}

export interface Undoable<Row> {
  /** rows that are gone from the screen, but not yet from the list */
  leaving: ReadonlySet<number>;
  /** The list has just closed up: what is under the pointer now is not what was aimed at. */
  isSettling: () => boolean;
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
  idOf,
  drop,
  forget,
  restore,
  canRestore = () => true,
  dropped,
  restored,
  returnFocus,
}: Options<Row>): Undoable<Row> {
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const last = useRef(-DEBOUNCE_MS);
  const isSettling = () => performance.now() - last.current < DEBOUNCE_MS;

  async function bringBack(rows: readonly Row[]) {
    let isBack = false;
    await runWithSignIn(async () => {
      await restore(rows);
      isBack = true;
      showToast('ok', restored(rows));
    });
    // The way back stays open when it could not be gone.
    if (!isBack) announce(rows, false);
  }

  function announce(rows: readonly Row[], byKeyboard: boolean) {
    if (!canRestore(rows)) {
      showToast('ok', dropped(rows));
      if (byKeyboard) returnFocus();
      return;
    }
    showToast('ok', dropped(rows), (close) => (
      <UndoButton
        onClose={close}
        onUndo={() => void bringBack(rows)}
        returnFocus={byKeyboard ? returnFocus : undefined}
      />
    ));
  }

  async function removeNow(rows: readonly Row[], byKeyboard: boolean): Promise<boolean> {
    const ids = new Set(rows.map(idOf));
    let gone = false;
    setLeaving((now) => new Set([...now, ...ids]));
    await runWithSignIn(async () => {
      await drop(rows);
      gone = true;
      forget(ids);
      announce(rows, byKeyboard);
    });
    setLeaving((now) => new Set([...now].filter((id) => !ids.has(id))));
    return gone;
  }

  async function remove(rows: readonly Row[], byKeyboard: boolean): Promise<boolean> {
    if (rows.length === 0 || isSettling()) return false;
    last.current = performance.now();
    return removeNow(rows, byKeyboard);
  }

  return { leaving, isSettling, remove };
}
