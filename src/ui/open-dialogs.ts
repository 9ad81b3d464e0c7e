import { create } from 'zustand';

/** Open dialogs, the topmost last. Everything outside of the topmost one is inert. */
export const useOpenDialogs = create<{ dialogs: readonly HTMLDialogElement[] }>(() => ({
  dialogs: [],
}));

/** Registers an open dialog. Returns a function that unregisters it. */
export function registerDialog(dialog: HTMLDialogElement): () => void {
  useOpenDialogs.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
  return () =>
    useOpenDialogs.setState(({ dialogs }) => ({
      dialogs: dialogs.filter((one) => one !== dialog),
    }));
}
