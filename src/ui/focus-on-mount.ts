/** A `ref` of an element that takes the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null): void =>
  element?.focus({ preventScroll: true });
