/** What the page does not need at first, in one script: asked for with the page, and not waited for. */
export { default as SharePanel } from '../../features/share/share-panel.tsx';
export { default as MiniCart } from '../../features/mini-cart/mini-cart.tsx';
export { Suggestions } from '../../features/goods/suggestions.tsx';
export { default as Below } from './below.tsx';
