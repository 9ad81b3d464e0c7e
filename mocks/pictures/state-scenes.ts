import type { Cast, Scene } from './scenes.ts';
import type { PaletteName } from './palettes.ts';

interface StateScene {
  palette: PaletteName;
  /** on the podium */
  hero: Omit<Cast, 'x' | 'foot'>;
  /** on the floor beside it */
  prop?: Omit<Cast, 'x' | 'foot'> & Partial<Pick<Cast, 'x' | 'foot'>>;
}

/** What each empty list and error page shows: an object on a podium, and one that tells more. */
const STATE_SCENES = {
  cart: {
    palette: 'blush',
    hero: { name: 'shopping-cart', size: 310 },
    prop: { name: 'cherries', size: 120 },
  },
  checkout: {
    palette: 'clay',
    hero: { name: 'shopping-cart', size: 310 },
    prop: { name: 'hourglass-not-done', size: 160 },
  },
  payment: {
    palette: 'stone',
    hero: { name: 'electric-plug', size: 290 },
    prop: { name: 'credit-card', size: 180, rotate: -8 },
  },
  orders: {
    palette: 'stone',
    hero: { name: 'package', size: 270 },
    prop: { name: 'receipt', size: 160, rotate: 8 },
  },
  wishlist: {
    palette: 'lilac',
    hero: { name: 'heart-with-ribbon', size: 270 },
    prop: { name: 'handbag', size: 160 },
  },
  stores: {
    palette: 'sky',
    hero: { name: 'convenience-store', size: 310 },
    prop: { name: 'potted-plant', size: 150 },
  },
  coupons: {
    palette: 'butter',
    hero: { name: 'wrapped-gift', size: 270 },
    prop: { name: 'ticket', size: 190, rotate: -8 },
  },
  points: {
    palette: 'sage',
    hero: { name: 'coin', size: 250 },
    prop: { name: 'glowing-star', size: 150 },
  },
  reviews: {
    palette: 'sand',
    hero: { name: 'memo', size: 270 },
    prop: { name: 'star', size: 150, rotate: 10 },
  },
  refunds: {
    palette: 'mist',
    hero: { name: 'credit-card', size: 300 },
    prop: { name: 'hourglass-not-done', size: 160 },
  },
  addresses: {
    palette: 'sage',
    hero: { name: 'house-with-garden', size: 300 },
    prop: { name: 'round-pushpin', size: 150 },
  },
  applications: {
    palette: 'clay',
    hero: { name: 'clipboard', size: 280 },
    prop: { name: 'fountain-pen', size: 150 },
  },
  products: {
    palette: 'sky',
    hero: { name: 'shopping-bags', size: 280 },
    prop: { name: 'label', size: 150 },
  },
  search: {
    palette: 'mist',
    hero: { name: 'magnifying-glass-tilted-left', size: 300 },
    prop: { name: 'yarn', size: 150 },
  },
  gone: {
    palette: 'sand',
    hero: { name: 'basket', size: 310 },
    prop: { name: 'fallen-leaf', size: 150, x: 735 },
  },
  lost: {
    palette: 'blush',
    hero: { name: 'package', size: 290 },
    prop: { name: 'magnifying-glass-tilted-left', size: 190 },
  },
  members: {
    palette: 'sand',
    hero: { name: 'locked', size: 290 },
    prop: { name: 'key', size: 160 },
  },
  refused: {
    palette: 'lilac',
    hero: { name: 'puzzle-piece', size: 280 },
    prop: { name: 'gear', size: 140 },
  },
  offline: {
    palette: 'sky',
    hero: { name: 'satellite-antenna', size: 300 },
    prop: { name: 'cloud', size: 190, x: 745, foot: 270, hanging: true },
  },
  down: {
    palette: 'butter',
    hero: { name: 'toolbox', size: 290 },
    prop: { name: 'nut-and-bolt', size: 130 },
  },
} as const satisfies Record<string, StateScene>;

export type StateName = keyof typeof STATE_SCENES;
export const STATE_NAMES = Object.keys(STATE_SCENES) as StateName[];

/** Shown 480 px wide at most. */
export const STATE_WIDTH = 720;

export function stateScene(name: StateName): Scene {
  const { palette, hero, prop }: StateScene = STATE_SCENES[name];
  return {
    width: 960,
    height: 640,
    palette,
    disc: { x: 480, y: 270, r: 220 },
    podiums: [{ x: 450, y: 500, rx: 225 }],
    items: [{ ...hero, x: 450, foot: 510 }, ...(prop ? [{ x: 720, foot: 590, ...prop }] : [])],
  };
}
