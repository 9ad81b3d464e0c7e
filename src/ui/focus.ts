/** A `ref` of an element that takes the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true });

/** Focuses what stands for a control that a call has removed, unless the shopper types in a field by then. */
export function focusAfterCall(element: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, textarea, select')) element?.focus();
}

const items = 'a[href], button:not([disabled]), input, select, textarea';

/** Focuses the first item of a panel: once its content is loaded, unless the focus has moved by then. */
export function focusFirst(panel: Element) {
  const from = document.activeElement;
  const focus = () => {
    const item = panel.querySelector<HTMLElement>(items);
    if (document.activeElement === from) item?.focus();
    return item !== null;
  };
  if (focus()) return;
  const added = new MutationObserver(() => focus() && added.disconnect());
  added.observe(panel, { childList: true, subtree: true });
}
