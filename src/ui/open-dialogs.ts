import { create } from 'zustand';
import { guardPresses, blockLatePresses } from './press-guard.ts';

<<<<<<< HEAD
/** Open dialogs, the topmost last. Everything outside of the topmost one is inert. */
=======
/** Open dialogs, the uppermost last. Everything outside of that one is inert. */
>>>>>>> 0913414 (fix(ui): block presses meant for a dialog that has closed)
export const useOpenDialogs = create<{ dialogs: readonly HTMLDialogElement[] }>(() => ({
  dialogs: [],
}));

<<<<<<< HEAD
/** Registers an open dialog. Returns a function that unregisters it. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
=======
/** Registers an open dialog. @returns unregisters it when it closes */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  guardPresses();
>>>>>>> 0913414 (fix(ui): block presses meant for a dialog that has closed)
  useOpenDialogs.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
  return () => {
    blockLatePresses();
    useOpenDialogs.setState(({ dialogs }) => ({
      dialogs: dialogs.filter((one) => one !== dialog),
    }));
  };
}
