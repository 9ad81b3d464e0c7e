import { COLOURS_SIZE, CROP_SIZE, STORY_SIZE } from '../demo/catalogue/pictures.ts';
import { type Item, stillLife } from './banner.ts';
import type { Icon } from './icons.ts';
import { object } from './object.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { backdrop, windowLight } from './stage.ts';
import { type Cast, compose } from './scenes.ts';
import type { Prop } from './prop.ts';
import type { Drawing } from './svg.ts';

/** The product and a companion at the right; the left is free for type. */
export const storyBanner = (
  palette: PaletteName,
  product: Prop,
  companion: Prop | undefined,
): Promise<Drawing> =>
  compose({
    ...STORY_SIZE,
    palette,
    horizon: 0.7,
    disc: { x: 1290, y: 350, r: 290 },
    podiums: [
      { x: 1290, y: 620, rx: 290 },
      { x: 1650, y: 706, rx: 136 },
    ],
    items: [
      ...(companion ? [{ ...companion, x: 1650, foot: 716, size: 216 }] : []),
      { ...product, x: 1290, foot: 636, size: 470 },
    ] satisfies Cast[],
  });

interface Crop {
  /** longest side */
  size: number;
  x: number;
  rotate: number;
  /** where the foot is, for an object of this height */
  foot: (height: number) => number;
}

const CROPS: readonly Crop[] = [
  { size: 1420, x: 450, rotate: 0, foot: (height) => 96 + height },
  { size: 1320, x: 250, rotate: -8, foot: () => 720 },
  { size: 1300, x: 800, rotate: 6, foot: (height) => 470 + height / 2 },
];

/** Part of the product, larger than the frame; null without such a crop. */
export function storyCrop(
  number: number,
  palette: PaletteName,
  icon: Icon,
  hue: number,
): Drawing | null {
  const crop = CROPS[number - 1];
  if (!crop) return null;
  const { width, height } = CROP_SIZE;
  const [x0, y0, x1, y1] = icon.bounds;
  const { size, x, rotate } = crop;
  const shown = (size * (y1 - y0)) / Math.max(x1 - x0, y1 - y0);
  const body =
    backdrop({ width, height, palette: PALETTES[palette] }, 0.95) +
    windowLight(width, height, 0.42) +
    object(icon, { x, foot: crop.foot(shown), size, rotate, hue });
  return { width, height, body };
}

const PLACES = [
  { x: 924, foot: 560, size: 390 },
  { x: 400, foot: 622, size: 300 },
  { x: 1448, foot: 622, size: 300 },
];

/** Colours of a product side by side, the first one in the middle. */
export function storyColours(palette: PaletteName, icon: Icon, hues: readonly number[]): Drawing {
  const items = hues.flatMap((hue, index): Item[] => {
    const place = PLACES[index];
    return place ? [{ ...place, icon, hue }] : [];
  });
  return stillLife({
    ...COLOURS_SIZE,
    palette,
    disc: { x: 924, y: 300, r: 260 },
    podiums: [
      { x: 924, y: 550, rx: 236 },
      { x: 400, y: 612, rx: 196 },
      { x: 1448, y: 612, rx: 196 },
    ].slice(0, items.length),
    items,
  });
}
