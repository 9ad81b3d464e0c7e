/** Element id of a cart line. */
export const lineElementId = (lineId: number): string => `cart-line-${lineId}`;

/** Id of the name of its product. */
export const lineNameId = (lineId: number): string => `${lineElementId(lineId)}-name`;

/** Scrolls to a line and focuses the control that solves its problem. */
export function showLine(lineId: number): void {
  const element = document.getElementById(lineElementId(lineId));
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  const remedy = element.querySelector<HTMLElement>('[data-remedy]');
  (remedy ?? element).focus({ preventScroll: true });
}
