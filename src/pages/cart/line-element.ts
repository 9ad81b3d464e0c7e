/** Id of the element that shows a line of the cart. */
export const lineElementId = (lineId: number): string => `cart-line-${lineId}`;

/** Brings a line into view and puts the focus on what can be done about it. */
export function showLine(lineId: number): void {
  const element = document.getElementById(lineElementId(lineId));
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  const remedy = element.querySelector<HTMLElement>('[data-remedy]');
  (remedy ?? element).focus({ preventScroll: true });
}
