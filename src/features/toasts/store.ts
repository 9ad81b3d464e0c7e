import { create } from 'zustand';

export interface Toast {
  id: number;
  kind: 'ok' | 'error' | 'info';
  text: string;
}

const MOST = 3;
const LIFE_MS = { ok: 3000, info: 3000, error: 5000 } as const;

/** Toasts that are on the screen, oldest first. */
export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let last = 0;

export function closeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Shows a text for a few seconds; the same text twice is one toast. */
export function showToast(kind: Toast['kind'], text: string): void {
  const id = ++last;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((toast) => toast.text !== text), { id, kind, text }].slice(-MOST) }));
  setTimeout(() => closeToast(id), LIFE_MS[kind]);
}
