import { type ReactNode, useDeferredValue } from 'react';
import { useRouter } from '../../router/router.tsx';
import './lower.css';

/**
 * False while a click's page is drawn for the first time: what is below the first screen then comes one step later.
 * A document's first page comes whole, and so does a page gone back to, which has to be as long as it was.
 */
export function useLower(): boolean {
  const { kind } = useRouter().entry;
  return useDeferredValue(true, kind === 'first' || kind === 'pop');
}

/** The part of a page below the first screen, for which the upper part does not wait after a click. */
export function Lower({ children }: { children: ReactNode }) {
  return useLower() ? children : <div className="lower" aria-busy />;
}
