import { noop } from '#/lib/noop.ts';
import { PATHS } from '#/lib/paths.ts';
import { duration, isInView } from '#/ui/motion.ts';
import type { ShopNavigator, Swap } from '#/router/navigator.ts';
import './picture-transition.module.css';

/** As in the style sheet. */
const NAME = 'product-picture';
/** The browser takes a picture of the page in the next frame. Later than this, the page is swapped without waiting. */
const CAPTURE_MS = 50;
/** The most that the document may stay frozen while the next page renders. */
const RENDER_MS = 500;

/** The picture of the card whose link leads to the page, if it is loaded and in view. */
function cardPicture(link: HTMLAnchorElement | null, pathname: string): HTMLImageElement | null {
  if (link?.pathname !== pathname || !pathname.includes(PATHS.product.replace(':id', '')))
    return null;
  const picture = (link.closest('.cover') ?? link).querySelector('img');
  return picture && picture.naturalWidth > 0 && isInView(picture) ? picture : null;
}

/** The picture of the card fills the place of the large one until that is loaded. */
function showMeanwhile(large: HTMLImageElement, src: string): void {
  if (large.complete) return;
  const { style } = large;
  style.background = `center / cover url(${JSON.stringify(src)})`;
  const clear = () => style.removeProperty('background');
  large.addEventListener('load', clear, { once: true });
  large.addEventListener('error', clear, { once: true });
}

function swapWithPicture(swap: Swap, picture: HTMLImageElement): void {
  const { currentSrc } = picture;
  let isCaptured = false;
  let large: HTMLImageElement | null = null;

  async function update() {
    isCaptured = true;
    picture.style.viewTransitionName = '';
    const arrival = swap();
    if (!arrival) return;
    await Promise.race([arrival, new Promise((done) => setTimeout(done, RENDER_MS))]);
    large = document.querySelector<HTMLImageElement>('[data-product-picture] > img');
    if (!large || !isInView(large)) return;
    showMeanwhile(large, currentSrc);
    large.style.viewTransitionName = NAME;
  }

  picture.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(update);
  window.setTimeout(() => {
    if (!isCaptured) transition.skipTransition();
  }, CAPTURE_MS);
  // Rejected if it is skipped, e.g. by the next one.
  transition.ready.catch(noop);
  void transition.finished.catch(noop).then(() => {
    if (large) large.style.viewTransitionName = '';
  });
}

/**
 * The picture of a product card moves to its place on the product's page, where browsers can do it. Only with a page that
 * is ready to render, so never on back and forward, and only with a picture that is in view.
 */
export function installPictureTransition(setRunSwap: ShopNavigator['setRunSwap']): void {
  let clicked: HTMLAnchorElement | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      clicked = target instanceof Element ? target.closest('a') : null;
    },
    true,
  );
  setRunSwap((swap, pathname) => {
    const picture = duration('--t-slow') > 0 ? cardPicture(clicked, pathname) : null;
    clicked = null;
    if (picture) swapWithPicture(swap, picture);
    else void swap();
  });
}
