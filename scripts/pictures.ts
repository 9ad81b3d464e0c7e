/** Draws the market's pictures that hold letters anew: `npm run pictures [word…]`. */
import '../mocks/pictures/prerender.ts';
