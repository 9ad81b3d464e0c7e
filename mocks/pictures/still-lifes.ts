import type { PaletteName } from './palettes.ts';
import { hash } from './palettes.ts';
import type { Cast, Scene } from './scenes.ts';

/** An object by name, with the hue shift it has as a product. */
export interface Prop {
  name: string;
  hue: number;
}

const GROUNDS: readonly PaletteName[] = [
  'mist',
  'clay',
  'sage',
  'lilac',
  'sand',
  'sky',
  'blush',
  'stone',
  'butter',
];

const ground = (id: number): PaletteName => GROUNDS[hash(id) % GROUNDS.length] ?? 'stone';

/** Puts objects in places, first object in the first place; objects repeat when there are fewer. */
function cast(props: readonly Prop[], places: readonly Omit<Cast, 'name' | 'hue'>[]): Cast[] {
  return places.flatMap((place, i) => {
    const prop = props[i % props.length];
    return prop ? [{ ...place, ...prop }] : [];
  });
}

/** Cover of a store; the identity card lies over what is below 350. */
export const storeCover = (id: number, goods: readonly Prop[]): Scene => ({
  width: 2400,
  height: 496,
  palette: ground(id),
  horizon: 0.6,
  disc: { x: 1700, y: 190, r: 165 },
  podiums: [{ x: 1700, y: 312, rx: 150 }],
  items: cast(goods, [
    { x: 1700, foot: 320, size: 230 },
    { x: 1480, foot: 344, size: 150 },
    { x: 1918, foot: 344, size: 150 },
    { x: 1290, foot: 336, size: 190 },
    { x: 2110, foot: 340, size: 170 },
  ]),
});

/** Card of a store on the home page; a plate lies over the lowest quarter. */
export const storeStreet = (id: number, goods: readonly Prop[]): Scene => ({
  width: 1200,
  height: 960,
  palette: ground(id),
  disc: { x: 600, y: 330, r: 300 },
  podiums: [{ x: 600, y: 528, rx: 225 }],
  items: cast(goods, [
    { x: 600, foot: 546, size: 405 },
    { x: 258, foot: 612, size: 258 },
    { x: 948, foot: 612, size: 258 },
  ]),
});

/** Wide picture inside a store. */
export const storeBanner = (id: number, goods: readonly Prop[]): Scene => ({
  width: 2400,
  height: 640,
  palette: ground(id + 3),
  disc: { x: 1200, y: 280, r: 270 },
  podiums: [
    { x: 870, y: 500, rx: 150 },
    { x: 1530, y: 500, rx: 150 },
    { x: 1200, y: 440, rx: 190 },
  ],
  items: cast(goods, [
    { x: 1200, foot: 450, size: 340 },
    { x: 870, foot: 508, size: 230 },
    { x: 1530, foot: 508, size: 230 },
    { x: 600, foot: 570, size: 200 },
    { x: 1800, foot: 570, size: 200 },
  ]),
});

/** Head of an activity page: objects at the right, the left stays free for type. */
export const activityBanner = (id: number, goods: readonly Prop[]): Scene => ({
  width: 2400,
  height: 600,
  palette: ground(id + 5),
  disc: { x: 1740, y: 260, r: 250 },
  podiums: [
    { x: 1480, y: 470, rx: 150 },
    { x: 1790, y: 420, rx: 180 },
  ],
  items: cast(goods, [
    { x: 1790, foot: 430, size: 310 },
    { x: 1480, foot: 478, size: 236 },
    { x: 2080, foot: 540, size: 200 },
  ]),
});

/** One product of an activity with two companions, at the right. An upright crop around the product leaves the first companion out and keeps the second. */
export const activityProduct = (palette: PaletteName, goods: readonly Prop[]): Scene => ({
  width: 1184,
  height: 640,
  palette,
  disc: { x: 840, y: 340, r: 220 },
  podiums: [{ x: 840, y: 510, rx: 180 }],
  items: cast(goods, [
    { x: 840, foot: 522, size: 286 },
    { x: 436, foot: 580, size: 130 },
    { x: 1016, foot: 586, size: 112 },
  ]),
});
