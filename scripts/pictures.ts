/** Renders the market's pictures that contain text: `npm run pictures [word…]`. */
import '#mocks/pictures/prerender.ts';
