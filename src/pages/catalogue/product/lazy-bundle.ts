/** Components that the first render does not need, in one script that loads in parallel with the page. */
export { default as SharePanel } from './share-panel.tsx';
export { default as MiniCart } from '#/domain/cart/mini-cart/mini-cart.tsx';
export { MoreProducts } from './more-products.tsx';
export { default as ProductDetails } from './product-details.tsx';
