/** Wall light, wall, floor, deep tone of the shadows. */
export type Palette = readonly [light: string, wall: string, floor: string, deep: string];

export const PALETTES = {
  clay: ['#FAEDE6', '#F1D6C9', '#E3BBA8', '#7A3D27'],
  blush: ['#FDEEEC', '#F8D6D2', '#EDBAB5', '#8C2F33'],
  sand: ['#FAF4EA', '#EFE2CC', '#DFCBAA', '#6E5127'],
  butter: ['#FEF8E6', '#F9E9BF', '#EDD596', '#775A14'],
  sage: ['#F0F5EC', '#DAE6D2', '#C0D2B5', '#3F5934'],
  mist: ['#EFF4F7', '#D8E3EA', '#BCCDD8', '#36505F'],
  sky: ['#ECF5FC', '#CFE4F5', '#ACCDE8', '#1F4C74'],
  lilac: ['#F5F1F9', '#E3DAEE', '#CCBEDD', '#513D73'],
  stone: ['#F6F4F1', '#E8E3DD', '#D3CCC3', '#4F4741'],
  ember: ['#F9705C', '#E93323', '#B91F13', '#4F0B06'],
  night: ['#4A4340', '#2E2927', '#1C1817', '#000000'],
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Backdrops of goods, each with the hue of its wall (`null`: grey). Ember and night are for banners only. */
const GOODS_PALETTES: readonly (readonly [PaletteName, number | null])[] = [
  ['clay', 20],
  ['blush', 5],
  ['sand', 38],
  ['butter', 44],
  ['sage', 96],
  ['mist', 203],
  ['sky', 207],
  ['lilac', 267],
  ['stone', null],
];

const SETS = ['cyc', 'podium', 'arch', 'disc', 'block'] as const;
/** What stands behind or under the object. */
export type SetName = (typeof SETS)[number];

const COLOURWAYS: readonly (readonly [turn: number, palette: PaletteName])[] = [
  [40, 'sand'],
  [150, 'sage'],
  [215, 'mist'],
  [300, 'lilac'],
];

/** Backdrop that goes with a hue turn; null for the object as it is. */
export function colourwayPalette(turn: number): PaletteName | null {
  if (turn === 0) return null;
  const gap = ([hue]: (typeof COLOURWAYS)[number]): number => Math.abs(hue - turn);
  return COLOURWAYS.reduce((best, next) => (gap(next) < gap(best) ? next : best))[1];
}

/** Spreads neighbouring ids far apart. */
export function hash(n: number): number {
  let h = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function setFor(id: number): SetName {
  return SETS[hash(id * 7) % SETS.length] ?? 'cyc';
}

const isWarm = (hue: number): boolean => hue < 62 || hue > 335;
const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** Palettes of an id, the preferred one first; none of a warm object's own hue. */
export function fittingPalettes(id: number, objectHue: number | null): PaletteName[] {
  const first = hash(id) % GOODS_PALETTES.length;
  return [...GOODS_PALETTES.slice(first), ...GOODS_PALETTES.slice(0, first)]
    .filter(([, hue]) => {
      const isBoth = objectHue !== null && hue !== null;
      return !(isBoth && isWarm(objectHue) && apart(hue, objectHue) < 24);
    })
    .map(([name]) => name);
}

export const paletteFor = (id: number, objectHue: number | null): PaletteName =>
  fittingPalettes(id, objectHue)[0] ?? 'stone';

const ALIKE: readonly (readonly [PaletteName, PaletteName])[] = [
  ['mist', 'sky'],
  ['sand', 'butter'],
  ['clay', 'blush'],
  ['clay', 'sand'],
  ['mist', 'stone'],
];

/** How much two backdrops look the same, from 0 to 1. */
export function likeness(one: PaletteName, other: PaletteName): number {
  if (one === other) return 1;
  const isAlike = ALIKE.some((pair) => pair.includes(one) && pair.includes(other));
  return isAlike ? 0.35 : 0;
}
