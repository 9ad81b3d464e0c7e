import { useEffect, useState } from 'react';

function ancestorsOf(element: Element | null): HTMLElement[] {
  const ancestors: HTMLElement[] = [];
  for (let at = element?.parentElement; at && at !== document.body; at = at.parentElement)
    ancestors.push(at);
  return ancestors;
}

function focusNearest(ancestors: readonly HTMLElement[]): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const place = ancestors.find(({ isConnected }) => isConnected);
  if (!place) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/**
 * Signing in may remove the element that opened the panel, and the focus with it. Focus then moves to its nearest
 * remaining ancestor.
 */
export function useRestoreFocus(): void {
  // Read during render, because the dialog moves the focus before effects of its parents run.
  const [ancestors] = useState(() => ancestorsOf(document.activeElement));

  useEffect(() => () => void window.setTimeout(() => focusNearest(ancestors)), [ancestors]);
}
