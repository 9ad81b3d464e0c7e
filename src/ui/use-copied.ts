import { useState } from 'react';
import { useTimeout } from './use-timeout.ts';

const SHOWN_MS = 2000;

/** Copies a text; `copied` is true for two seconds. */
export function useCopied(onFailed: () => void): [copied: boolean, copy: (text: string) => void] {
  const [copied, setCopied] = useState(0);

  useTimeout(() => setCopied(0), copied > 0 ? SHOWN_MS : null, copied);

  function copy(text: string) {
    // Undefined outside https, and browsers may refuse without permission.
    const written =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(() => setCopied((times) => times + 1), onFailed);
  }

  return [copied > 0, copy];
}
