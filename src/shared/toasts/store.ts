import { create } from 'zustand';
import type { Elements } from '#/lib/content.ts';

interface Toast {
  id: number;
  kind: 'ok' | 'error' | 'info';
  text: string;
  /** an action, e.g. an undo button */
  tail?: Elements;
  /** shows the error of a form field */
  field?: boolean;
  /** ms after which it is closed; with an action it stays */
  life?: number | undefined;
}

const MAX_TOASTS = 3;
const DURATION_MS = { ok: 3000, info: 3000, error: 5000 } as const;

/** The visible toasts, oldest first. */
export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

function closeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Closes toasts about form fields, when a form is sent, again or another one. */
export function closeFieldErrors(): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ field }) => !field) }));
}

/**
 * Shows a toast for a few seconds; a toast with the same text is replaced. Returns what closes it.
 * @param tail rendered after the text; it has to close the toast
 * @param field whether it is about a form field
 */
export function showToast(
  kind: Toast['kind'],
  text: string,
  tail?: (close: () => void) => Elements,
  field = false,
): () => void {
  if (kind === 'ok') closeFieldErrors();
  const id = ++lastId;
  const close = () => closeToast(id);
  const life = tail ? undefined : DURATION_MS[kind];
  useToasts.setState(({ toasts }) => ({
    toasts: [
      ...toasts.filter((toast) => toast.text !== text),
      { id, kind, text, tail: tail?.(close), field, life },
    ].slice(-MAX_TOASTS),
  }));
  if (life) setTimeout(close, life);
  return close;
}

/** Shows the error of a form field; it is closed when the form is sent again. */
export const showFieldError = (text: string): void =>
  void showToast('error', text, undefined, true);
