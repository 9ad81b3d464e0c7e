import { useFlash } from './use-flash.ts';

/** Copies a text; `copied` is true for two seconds. */
export function useCopied(onFailed: () => void): [copied: boolean, copy: (text: string) => void] {
  const [copied, start] = useFlash();

  function copy(text: string) {
    // Undefined outside https, and browsers may refuse without permission.
    const written =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(start, onFailed);
  }

  return [copied, copy];
}
