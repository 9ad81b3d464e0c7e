import { create } from 'zustand';
import { blockEarlyPresses, blockLatePresses, guardPresses } from './press-guard.ts';

/** Open dialogs, the topmost last. Everything outside of the topmost one is inert. */
export const useOpenDialogs = create<{ dialogs: readonly HTMLDialogElement[] }>(() => ({
  dialogs: [],
}));

/** Registers an open dialog. Returns a function that unregisters it. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  guardPresses();
  blockEarlyPresses(dialog);
  useOpenDialogs.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
  return () => {
    blockLatePresses();
    useOpenDialogs.setState(({ dialogs }) => ({
      dialogs: dialogs.filter((one) => one !== dialog),
    }));
  };
}
