import { compose, type Scene } from './scenes.ts';
import { type Drawing, uid } from './svg.ts';

const room = {
  width: 800,
  height: 800,
  disc: { x: 400, y: 340, r: 230 },
  podiums: [{ x: 400, y: 560, rx: 236 }],
} as const;

/** Pictures of empty lists and of error pages. */
const ROUND_SCENES: Record<string, Scene> = {
  cart: {
    ...room,
    palette: 'blush',
    items: [{ name: 'shopping-cart', x: 400, foot: 580, size: 400 }],
  },
  order: {
    ...room,
    palette: 'stone',
    items: [
      { name: 'package', x: 350, foot: 584, size: 330 },
      { name: 'receipt', x: 580, foot: 590, size: 170, rotate: 8 },
    ],
  },
  search: {
    ...room,
    palette: 'sage',
    items: [
      { name: 'telescope', x: 590, foot: 588, size: 190 },
      { name: 'magnifying-glass-tilted-left', x: 340, foot: 580, size: 330 },
    ],
  },
  address: {
    ...room,
    palette: 'sky',
    items: [
      { name: 'house-with-garden', x: 330, foot: 584, size: 340 },
      { name: 'round-pushpin', x: 590, foot: 590, size: 190 },
    ],
  },
  coupon: {
    ...room,
    palette: 'butter',
    items: [
      { name: 'wrapped-gift', x: 300, foot: 576, size: 260 },
      { name: 'admission-tickets', x: 480, foot: 600, size: 260, rotate: -6 },
    ],
  },
  e400: {
    ...room,
    palette: 'lilac',
    items: [
      { name: 'puzzle-piece', x: 350, foot: 584, size: 330 },
      { name: 'gear', x: 584, foot: 584, size: 160 },
    ],
  },
  e401: {
    ...room,
    palette: 'sand',
    items: [
      { name: 'locked', x: 340, foot: 584, size: 350 },
      { name: 'key', x: 580, foot: 580, size: 190 },
    ],
  },
  e404: {
    ...room,
    palette: 'blush',
    items: [
      { name: 'package', x: 340, foot: 584, size: 330 },
      { name: 'magnifying-glass-tilted-left', x: 550, foot: 560, size: 220 },
    ],
  },
  e500: {
    ...room,
    palette: 'mist',
    items: [
      { name: 'electric-plug', x: 350, foot: 584, size: 350 },
      { name: 'light-bulb', x: 570, foot: 584, size: 180 },
    ],
  },
};

/** A still life in a circle, clear around it. */
export async function roundPicture(name: string): Promise<Drawing | null> {
  const scene = Object.hasOwn(ROUND_SCENES, name) ? ROUND_SCENES[name] : undefined;
  if (!scene) return null;
  const { body } = await compose(scene);
  const id = uid('r');
  return {
    width: 400,
    height: 400,
    body: `<clipPath id="${id}"><circle cx="200" cy="200" r="200"/></clipPath><g clip-path="url(#${id})"><g transform="scale(.5)">${body}</g></g>`,
  };
}
