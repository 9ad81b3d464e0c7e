import type { BannerName } from '../demo/catalogue/banner-texts.ts';
import { type Item, type StillLife, stillLife } from './banner.ts';
import { loadIcons } from './icons.ts';
import type { Drawing } from './svg.ts';

/** An item of a scene, its object by name. */
export type Cast = Omit<Item, 'icon'> & { name: string };
export type Scene = Omit<StillLife, 'items'> & { items: readonly Cast[] };

export async function compose(scene: Scene): Promise<Drawing> {
  const icons = await loadIcons(scene.items.map((item) => item.name));
  const items = icons.map((icon, i): Item => ({ x: 0, foot: 0, size: 0, ...scene.items[i], icon }));
  return stillLife({ ...scene, items });
}

const hero = { width: 1472, height: 832 };
const advert = { width: 2400, height: 240 };

/** The pictures behind the type of the banners. */
export const BANNER_SCENES: Record<BannerName, Scene> = {
  'hero-1': {
    ...hero,
    palette: 'ember',
    scrim: true,
    disc: { x: 1060, y: 380, r: 300 },
    podiums: [
      { x: 900, y: 600, rx: 168 },
      { x: 1210, y: 690, rx: 176 },
    ],
    items: [
      { name: 'coat', x: 1090, foot: 480, size: 390, hanging: true },
      { name: 'handbag', x: 896, foot: 606, size: 272 },
      { name: 'hiking-boot', x: 1214, foot: 700, size: 280 },
    ],
  },
  'hero-2': {
    ...hero,
    palette: 'butter',
    disc: { x: 1110, y: 350, r: 290 },
    podiums: [
      { x: 1120, y: 560, rx: 196 },
      { x: 850, y: 670, rx: 140 },
    ],
    items: [
      { name: 'teapot', x: 1120, foot: 572, size: 372 },
      { name: 'honey-pot', x: 850, foot: 680, size: 218 },
      { name: 'moon-cake', x: 1356, foot: 762, size: 172 },
    ],
  },
  'hero-3': {
    ...hero,
    palette: 'lilac',
    disc: { x: 1100, y: 350, r: 290 },
    podiums: [
      { x: 1080, y: 560, rx: 186 },
      { x: 1330, y: 680, rx: 128 },
    ],
    items: [
      { name: 'headphone', x: 1080, foot: 570, size: 350 },
      { name: 'camera', x: 1330, foot: 690, size: 216 },
      { name: 'video-game', x: 838, foot: 766, size: 240 },
    ],
  },
  'hero-4': {
    ...hero,
    palette: 'sage',
    disc: { x: 1080, y: 370, r: 290 },
    podiums: [
      { x: 900, y: 640, rx: 150 },
      { x: 1220, y: 690, rx: 190 },
    ],
    items: [
      { name: 'red-paper-lantern', x: 1330, foot: 270, size: 180, hanging: true },
      { name: 'sari', x: 1080, foot: 480, size: 370, hanging: true },
      { name: 'amphora', x: 900, foot: 650, size: 250 },
      { name: 'couch-and-lamp', x: 1220, foot: 704, size: 290 },
    ],
  },
  'advert-1': {
    ...advert,
    palette: 'night',
    scrim: true,
    disc: { x: 1880, y: 120, r: 170 },
    items: [
      { name: 'radio', x: 1640, foot: 214, size: 190 },
      { name: 'headphone', x: 1890, foot: 218, size: 200 },
      { name: 'studio-microphone', x: 2110, foot: 218, size: 196 },
    ],
  },
  'advert-2': {
    ...advert,
    palette: 'sage',
    disc: { x: 1880, y: 120, r: 170 },
    items: [
      { name: 'hiking-boot', x: 1630, foot: 216, size: 160 },
      { name: 'tent', x: 1880, foot: 220, size: 220 },
      { name: 'backpack', x: 2116, foot: 218, size: 190 },
    ],
  },
  tall: {
    width: 454,
    height: 1360,
    palette: 'sage',
    disc: { x: 227, y: 760, r: 186 },
    podiums: [{ x: 227, y: 1080, rx: 168 }],
    items: [
      { name: 'potted-plant', x: 227, foot: 1086, size: 380 },
      { name: 'seedling', x: 96, foot: 1290, size: 120 },
    ],
  },
};

const phoneHero = { width: 716, height: 895 };
const phoneAdvert = { width: 716, height: 358 };
const SCALE = 0.68;
/** Middle of the objects of a hero. */
const MIDDLE = 1090;

/** A hero for phones: the same objects, below the type. */
function phoneOf(scene: Scene): Scene {
  const { scrim, disc, podiums = [], items } = scene;
  const x = (wide: number) => (wide - MIDDLE) * SCALE + phoneHero.width / 2;
  const y = (wide: number) => (wide - scene.height) * SCALE + phoneHero.height;
  return {
    ...scene,
    ...phoneHero,
    ...(scrim && { scrim: 'top' }),
    ...(disc && { disc: { x: x(disc.x), y: y(disc.y), r: disc.r * SCALE } }),
    podiums: podiums.map((one) => ({ ...one, x: x(one.x), y: y(one.y), rx: one.rx * SCALE })),
    items: items.map((item) => ({
      ...item,
      x: x(item.x),
      foot: y(item.foot),
      size: item.size * SCALE,
    })),
  };
}

/** Banners that have a version for phones. */
export const PHONE_SCENES: Partial<Record<BannerName, Scene>> = {
  'hero-1': phoneOf(BANNER_SCENES['hero-1']),
  'hero-2': phoneOf(BANNER_SCENES['hero-2']),
  'hero-3': phoneOf(BANNER_SCENES['hero-3']),
  'hero-4': phoneOf(BANNER_SCENES['hero-4']),
  'advert-1': {
    ...phoneAdvert,
    palette: 'night',
    scrim: true,
    disc: { x: 590, y: 170, r: 150 },
    items: [
      { name: 'headphone', x: 560, foot: 300, size: 210 },
      { name: 'studio-microphone', x: 660, foot: 330, size: 150 },
    ],
  },
  'advert-2': {
    ...phoneAdvert,
    palette: 'sage',
    disc: { x: 590, y: 170, r: 150 },
    items: [
      { name: 'tent', x: 560, foot: 290, size: 230 },
      { name: 'backpack', x: 660, foot: 330, size: 140 },
    ],
  },
};

export const STREET_SCENE: Scene = {
  width: 2400,
  height: 480,
  palette: 'blush',
  disc: { x: 1700, y: 210, r: 230 },
  podiums: [
    { x: 1424, y: 390, rx: 120 },
    { x: 1996, y: 370, rx: 130 },
  ],
  items: [
    { name: 'convenience-store', x: 1696, foot: 404, size: 340 },
    { name: 'handbag', x: 1424, foot: 396, size: 190 },
    { name: 'teapot', x: 1996, foot: 376, size: 200 },
    { name: 'potted-plant', x: 2214, foot: 430, size: 220 },
    { name: 'wrapped-gift', x: 1226, foot: 436, size: 140 },
  ],
};

export const SIGN_IN_SCENE: Scene = {
  width: 720,
  height: 1176,
  palette: 'ember',
  disc: { x: 360, y: 520, r: 270 },
  podiums: [
    { x: 220, y: 820, rx: 150 },
    { x: 500, y: 900, rx: 170 },
  ],
  items: [
    { name: 'teapot', x: 220, foot: 826, size: 250 },
    { name: 'headphone', x: 504, foot: 906, size: 280 },
    { name: 'wrapped-gift', x: 380, foot: 540, size: 200, rotate: -10, hanging: true },
  ],
};
