/** Components that the first render does not need, in one script that loads in parallel with the page. */
export { default as SharePanel } from '../../features/share/share-panel.tsx';
export { default as MiniCart } from '../../features/mini-cart/mini-cart.tsx';
export { Suggestions } from '../../features/goods/suggestions.tsx';
export { default as ProductDetails } from './product-details.tsx';
