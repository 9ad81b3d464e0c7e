export { shapes } from './address.ts';
export { renderFrame } from './render-page.tsx';
export { shopServer } from './shop-server.ts';
