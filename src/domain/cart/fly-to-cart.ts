import { noop } from '#/lib/noop.ts';
import { duration, isInView } from '#/ui/motion.ts';
import * as styles from './fly-to-cart.module.css';

/** Width in px at which a picture starts at most. */
const MAX_WIDTH = 160;
const END_WIDTH = 24;

/** Lets icon and count of the cart link grow for a moment. */
function bump(link: Element): void {
  for (const part of link.children)
    part.animate([{ scale: 1 }, { scale: 1.2 }, { scale: 1 }], {
      duration: duration('--t-base'),
      easing: 'ease-out',
    });
}

/** Moves a copy of the picture to the link. */
async function fly(picture: HTMLImageElement, link: Element): Promise<void> {
  const from = picture.getBoundingClientRect();
  const to = link.getBoundingClientRect();
  const width = Math.min(MAX_WIDTH, from.width);
  const copy = document.createElement('img');
  copy.className = styles.root ?? '';
  copy.src = picture.currentSrc;
  copy.alt = '';
  Object.assign(copy.style, {
    width: `${width}px`,
    left: `${from.left + (from.width - width) / 2}px`,
    top: `${from.top + (from.height - width) / 2}px`,
  });
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  document.body.append(copy);
  const move = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${END_WIDTH / width})`, opacity: 0.6 },
    ],
    { duration: duration('--t-slow'), easing: 'ease-in-out' },
  );
  await move.finished.catch(noop);
  copy.remove();
}

/**
 * Shows that a product was added: its picture moves to the cart link of the header, which bumps. Does nothing if the
 * shopper prefers reduced motion or if the link is out of view, and moves nothing if the picture is out of view.
 */
export async function flyToCart(picture: HTMLImageElement | null): Promise<void> {
  const link = document.querySelector('#cart-slot > a');
  if (!link || !isInView(link) || duration('--t-slow') === 0) return;
  if (picture && picture.naturalWidth > 0 && isInView(picture)) await fly(picture, link);
  bump(link);
}
