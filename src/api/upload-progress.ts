/** Called with the share of a file that was sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

const listeners = new WeakMap<Blob, OnProgress>();

/** Reports the progress of the call that uploads this file. */
export const watchUpload = (file: File, onProgress: OnProgress): void =>
  void listeners.set(file, onProgress);

/** The listener of a file in a form; undefined if there is none. */
export function progressListener(form: unknown): OnProgress | undefined {
  if (!(form instanceof FormData)) return undefined;
  const files = [...form.values()].filter((value) => value instanceof File);
  return files.map((file) => listeners.get(file)).find((listener) => listener !== undefined);
}
