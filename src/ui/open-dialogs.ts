import { create } from 'zustand';

/** Dialogs that are open, the uppermost last. What stands outside of it is out of reach, also for screen readers. */
export const useOpenDialogs = create<{ dialogs: readonly HTMLDialogElement[] }>(() => ({
  dialogs: [],
}));

/** Counts a dialog as open; gives the way to say that it closes. */
export function enterDialog(dialog: HTMLDialogElement): () => void {
  useOpenDialogs.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
  return () =>
    useOpenDialogs.setState(({ dialogs }) => ({
      dialogs: dialogs.filter((one) => one !== dialog),
    }));
}
