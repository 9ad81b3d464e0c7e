import { type ReactNode, useDeferredValue } from 'react';
import { useRouter } from '../../router/router.tsx';
import './lower.css';

/** False while a click's page is drawn for the first time: what is below the first screen then comes one step later. */
export function useLower(): boolean {
  const first = useRouter().entry.kind === 'first';
  return useDeferredValue(true, first);
}

/** The part of a page below the first screen, for which the upper part does not wait after a click. */
export function Lower({ children }: { children: ReactNode }) {
  return useLower() ? children : <div className="lower" aria-busy />;
}
