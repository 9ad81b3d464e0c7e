/**
 * Renders the shop's pictures of empty lists and error pages, and the market's pictures that contain text:
 * `npm run bench pictures [word…]`.
 */
import '#mocks/pictures/prerender-states.ts';
import '#mocks/pictures/prerender.ts';
