import type { Icon } from './icons.ts';
import { one, three, uid } from './svg.ts';

/** Drawn in mid-air or lying diagonally: these hover over the floor instead of standing on it. */
const FLOATING: ReadonlySet<string> = new Set(
  `running-shoe razor toothbrush fountain-pen kitchen-knife flashlight guitar skateboard violin saxophone
  sunglasses glasses badminton tennis paintbrush scarf t-shirt dress coat jeans shorts running-shirt
  womans-clothes kimono sari necktie socks gloves bikini nail-polish thong-sandal ballet-shoes billed-cap
  chocolate-bar kite yo-yo folding-hand-fan gem-stone shower`.split(/\s+/),
);

export const isFloating = (icon: Icon): boolean => FLOATING.has(icon.name);

/** Width on the picture of an object whose longest side is `size`. */
export function shownWidth({ bounds: [x0, y0, x1, y1] }: Icon, size: number): number {
  return Math.min(size, (size * (x1 - x0)) / (y1 - y0));
}

/**
 * Makes the ids of an icon body unique, so that several icons share one document, and takes the hard
 * alpha out of the inner shadows, which would leave stair-stepped edges.
 */
export function scoped(body: string): string {
  const prefix = uid('o');
  return body
    .replaceAll('0 0 0 127 0', '0 0 0 1 0')
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll('url(#', `url(#${prefix}`)
    .replaceAll('href="#', `href="#${prefix}`);
}

export interface Placement {
  /** where the foot stands */
  x: number;
  foot: number;
  /** longest side */
  size: number;
  rotate?: number;
  flip?: boolean;
  /** degrees of hue rotation */
  hue?: number;
}

/** The object, standing with its foot at the given point. */
export function object(
  icon: Icon,
  { x, foot, size, rotate = 0, flip = false, hue = 0 }: Placement,
): string {
  const [x0, y0, x1, y1] = icon.bounds;
  const scale = size / Math.max(x1 - x0, y1 - y0);
  const turn = rotate ? ` rotate(${rotate} 0 ${one((-(y1 - y0) * scale) / 2)})` : '';
  const inner = `<g transform="scale(${three(flip ? -scale : scale)} ${three(scale)}) translate(${three(-(x0 + x1) / 2)} ${three(-y1)})">${scoped(icon.body)}</g>`;
  const place = `transform="translate(${one(x)} ${one(foot)})${turn}"`;
  if (hue === 0) return `<g ${place}>${inner}</g>`;
  const id = uid('h');
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${hue}"/></filter><g ${place} filter="url(#${id})">${inner}</g>`;
}

/** A wide soft shadow and a tight dark contact; a floating object has no contact. */
export function shadow(
  x: number,
  y: number,
  width: number,
  deep: string,
  { floating = false, strength = 1 } = {},
): string {
  const id = uid('s');
  const soft = `<filter id="${id}" x="-60%" y="-200%" width="220%" height="500%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${floating ? 20 : 16}"/></filter><ellipse cx="${one(x + width * 0.1)}" cy="${one(y + (floating ? 16 : 4))}" rx="${one(width * (floating ? 0.42 : 0.56))}" ry="${one(width * (floating ? 0.07 : 0.1))}" fill="${deep}" opacity="${three((floating ? 0.34 : 0.3) * strength)}" filter="url(#${id})"/>`;
  if (floating) return soft;
  return `${soft}<filter id="${id}c" x="-30%" y="-200%" width="160%" height="500%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="5"/></filter><ellipse cx="${one(x)}" cy="${one(y - 1)}" rx="${one(width * 0.4)}" ry="${one(width * 0.034)}" fill="${deep}" opacity="${three(0.5 * strength)}" filter="url(#${id}c)"/>`;
}
