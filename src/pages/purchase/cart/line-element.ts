import type { CartLine } from '#generated/model/cartLine.ts';
import { itemText } from '#/shared/async/use-near-item.ts';
import { optionText } from '#/backend/option-text.ts';
import type { useMoney } from '#/shared/shop/money.tsx';

/** Element id of a cart line. */
export const lineElementId = (lineId: number): string => `cart-line-${lineId}`;

/** Id of the name of its product. */
export const lineNameId = (lineId: number): string => `${lineElementId(lineId)}-name`;

/** What a line says without its controls: product, option, price and quantity. */
export function cartLineText(
  { storeName, suk, price, cartNum }: CartLine,
  text: ReturnType<typeof useMoney>['text'],
): string {
  const amount = price === null ? null : `${text(price)} × ${cartNum}`;
  return itemText([storeName, optionText(suk), amount]);
}

/** Scrolls to a line and focuses the control that solves its problem. */
export function showLine(lineId: number): void {
  const element = document.getElementById(lineElementId(lineId));
  if (!element) return;
  element.scrollIntoView({ block: 'center' });
  const remedy = element.querySelector<HTMLElement>('[data-remedy]');
  (remedy ?? element).focus({ preventScroll: true });
}
