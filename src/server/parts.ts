export { renderFrame, shapes } from './render-page.tsx';
export { shopServer } from './shop-server.ts';
