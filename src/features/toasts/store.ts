import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface Toast {
  id: number;
  kind: 'ok' | 'error' | 'info';
  text: string;
  /** what can be done about it */
  tail?: ReactNode;
  /** about a field that is filled in wrongly */
  field?: boolean;
}

const MOST = 3;
const LIFE_MS = { ok: 3000, info: 3000, error: 5000 } as const;

/** Toasts that are on the screen, oldest first. */
export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let last = 0;

export function closeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Once a form went through, what was wrong with its fields is history. */
export function closeFieldProblems(): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ field }) => !field) }));
}

/**
 * Shows a text for a few seconds; the same text twice is one toast.
 * @param tail renders after the text, and then dismisses the toast itself
 * @param field it is about a field
 */
export function showToast(
  kind: Toast['kind'],
  text: string,
  tail?: (close: () => void) => ReactNode,
  field = false,
): void {
  if (kind === 'ok') closeFieldProblems();
  const id = ++last;
  const close = () => closeToast(id);
  useToasts.setState(({ toasts }) => ({
    toasts: [
      ...toasts.filter((toast) => toast.text !== text),
      { id, kind, text, tail: tail?.(close), field },
    ].slice(-MOST),
  }));
  if (!tail) setTimeout(close, LIFE_MS[kind]);
}

/** Says what is wrong with a field, until its form went through. */
export const showFieldProblem = (text: string): void => showToast('error', text, undefined, true);
