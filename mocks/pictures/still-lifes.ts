import { activityProps, isRedStrip } from './activity-props.ts';
import { hash, type PaletteName } from './palettes.ts';
import type { Prop } from './prop.ts';
import type { Cast, Scene } from './scenes.ts';

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

/** Cover of a store: objects right of the name, above the tabs that lie over the lowest part. */
export const storeCover = (id: number, goods: readonly Prop[]): Scene => ({
  width: 2400,
  height: 496,
  palette: ground(id),
  horizon: 0.6,
  disc: { x: 1700, y: 190, r: 165 },
  podiums: [
    { x: 1480, y: 338, rx: 112 },
    { x: 1700, y: 306, rx: 150 },
  ],
  items: cast(goods, [
    { x: 1700, foot: 316, size: 236 },
    { x: 1480, foot: 346, size: 190 },
    { x: 1918, foot: 340, size: 158 },
  ]),
});

/**
 * Card of a store on the home page and in the list of stores. A wide crop shows the upper half, and a plate lies
 * over what is below 465.
 */
export const storeStreet = (id: number, goods: readonly Prop[]): Scene => ({
  width: 1200,
  height: 960,
  palette: ground(id),
  horizon: 0.5,
  disc: { x: 620, y: 286, r: 210 },
  podiums: [
    { x: 880, y: 440, rx: 130, base: 520 },
    { x: 590, y: 408, rx: 180, base: 512 },
  ],
  items: cast(goods, [
    { x: 590, foot: 418, size: 264 },
    { x: 880, foot: 448, size: 212 },
    { x: 318, foot: 456, size: 186 },
  ]),
});

/** Wide picture inside a store; the left is free for type. */
export const storeBanner = (id: number, goods: readonly Prop[]): Scene => ({
  width: 2400,
  height: 640,
  palette: ground(id + 3),
  disc: { x: 1700, y: 280, r: 270 },
  podiums: [
    { x: 1700, y: 470, rx: 210 },
    { x: 2084, y: 524, rx: 160 },
  ],
  items: cast(goods, [
    { x: 1700, foot: 482, size: 372 },
    { x: 2084, foot: 536, size: 298 },
    { x: 1360, foot: 580, size: 248 },
  ]),
});

/** Colour, light and places of the objects of an activity. */
interface Mood extends Pick<Scene, 'palette' | 'horizon' | 'disc' | 'podiums'> {
  /** of the objects, the leading one first */
  places: readonly Omit<Cast, 'name' | 'hue'>[];
}

/** Steps of a shop window. */
const WINDOW: Omit<Mood, 'palette'> = {
  disc: { x: 1740, y: 300, r: 220 },
  podiums: [
    { x: 1740, y: 470, rx: 180 },
    { x: 2090, y: 520, rx: 140 },
  ],
  places: [
    { x: 1740, foot: 482, size: 300 },
    { x: 2090, foot: 530, size: 240 },
    { x: 1400, foot: 560, size: 200 },
  ],
};

const MOODS: Readonly<Record<number, Mood>> = {
  // Steps that go up: a week on display.
  1: {
    palette: 'butter',
    disc: { x: 1740, y: 250, r: 240 },
    podiums: [
      { x: 1400, y: 530, rx: 130 },
      { x: 2080, y: 480, rx: 140 },
      { x: 1740, y: 420, rx: 170 },
    ],
    places: [
      { x: 1740, foot: 432, size: 310 },
      { x: 2080, foot: 490, size: 240 },
      { x: 1400, foot: 540, size: 210 },
    ],
  },
  // One table, with everything in reach.
  2: {
    palette: 'clay',
    disc: { x: 1690, y: 470, r: 330 },
    podiums: [{ x: 1720, y: 440, rx: 470 }],
    places: [
      { x: 1690, foot: 470, size: 350 },
      { x: 1990, foot: 490, size: 220 },
      { x: 1430, foot: 500, size: 160 },
    ],
  },
  // Columns of a level meter.
  3: {
    palette: 'mist',
    podiums: [
      { x: 1460, y: 500, rx: 120 },
      { x: 1720, y: 380, rx: 120 },
      { x: 1980, y: 450, rx: 120 },
      { x: 2240, y: 540, rx: 120 },
    ],
    places: [
      { x: 1720, foot: 390, size: 270 },
      { x: 1980, foot: 460, size: 250 },
      { x: 1460, foot: 510, size: 220 },
      { x: 2240, foot: 548, size: 250 },
    ],
  },
  // A wardrobe: the leading one hangs, the others stand below it.
  4: {
    palette: 'blush',
    horizon: 0.84,
    disc: { x: 1720, y: 250, r: 330 },
    places: [
      { x: 1720, foot: 470, size: 430, hanging: true },
      { x: 2080, foot: 540, size: 290 },
      { x: 1420, foot: 545, size: 210 },
    ],
  },
  // Outside: a low horizon, a sun behind it, and all on the ground.
  5: {
    palette: 'sky',
    horizon: 0.78,
    disc: { x: 1860, y: 400, r: 290 },
    places: [
      { x: 1700, foot: 540, size: 440 },
      { x: 2040, foot: 560, size: 220 },
      { x: 1420, foot: 570, size: 150 },
      { x: 2240, foot: 575, size: 110 },
    ],
  },
};

/** Head of an activity page: objects right of 44 %, and the leading one stays in view where phones cut both sides off. */
export function activityBanner(id: number): Scene {
  const { places, ...mood } = MOODS[id] ?? { ...WINDOW, palette: ground(id + 5) };
  return { width: 2400, height: 600, ...mood, items: cast(activityProps(id), places) };
}

/** Upright picture for the head of a strip: title and a line above, a button below; red and pale in turn. */
export const stripHead = (activityId: number, product: Prop): Scene => ({
  width: 432,
  height: 720,
  palette: isRedStrip(activityId) ? 'ember' : ground(activityId),
  horizon: 0.78,
  disc: { x: 216, y: 380, r: 165 },
  podiums: [{ x: 216, y: 556, rx: 186 }],
  items: [{ ...product, x: 216, foot: 566, size: 290 }],
});

/** One product of an activity with two companions, right of 44 %. */
export const activityProduct = (palette: PaletteName, goods: readonly Prop[]): Scene => ({
  width: 1184,
  height: 640,
  palette,
  disc: { x: 830, y: 300, r: 216 },
  podiums: [
    { x: 830, y: 500, rx: 186 },
    { x: 1060, y: 548, rx: 112 },
  ],
  items: cast(goods, [
    { x: 830, foot: 512, size: 330 },
    { x: 1058, foot: 558, size: 238 },
    { x: 622, foot: 582, size: 196 },
  ]),
});

/** One product of an activity alone, for a narrow tile. */
export const activityTile = (palette: PaletteName, product: Prop): Scene => ({
  width: 584,
  height: 640,
  palette,
  horizon: 0.76,
  disc: { x: 292, y: 380, r: 180 },
  podiums: [{ x: 292, y: 556, rx: 190 }],
  items: [{ ...product, x: 292, foot: 566, size: 300 }],
});
