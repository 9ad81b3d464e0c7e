import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface Toast {
  id: number;
  kind: 'ok' | 'error' | 'info';
  text: string;
  /** what can be done about it */
  tail?: ReactNode;
}

const MOST = 3;
const LIFE_MS = { ok: 3000, info: 3000, error: 5000 } as const;

/** Toasts that are on the screen, oldest first. */
export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let last = 0;

export function closeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/**
 * Shows a text for a few seconds; the same text twice is one toast.
 * @param tail draws what stands behind the text, and then says itself when the toast goes
 */
export function showToast(
  kind: Toast['kind'],
  text: string,
  tail?: (close: () => void) => ReactNode,
): void {
  const id = ++last;
  const close = () => closeToast(id);
  useToasts.setState(({ toasts }) => ({
    toasts: [
      ...toasts.filter((toast) => toast.text !== text),
      { id, kind, text, tail: tail?.(close) },
    ].slice(-MOST),
  }));
  if (!tail) setTimeout(close, LIFE_MS[kind]);
}
