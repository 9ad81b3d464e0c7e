import { noop } from '#/lib/noop.ts';

/** The first picture of the card or panel that a button is in. */
const pictureBeside = (button: Element) =>
  button.closest('.card, .cover')?.querySelector('img') ?? null;

/**
 * Call it with the pressed button, and what it returns when the product is in the cart: the picture beside the button
 * moves to the cart link. The code loads meanwhile; nothing depends on it.
 */
export function prepareFlight(button: Element): () => void {
  const picture = pictureBeside(button);
  const code = import('./fly-to-cart.ts').catch(noop);
  return () => void code.then((part) => part?.flyToCart(picture));
}
