import type { Picture } from '../../market/model.ts';
import { COLOURWAY_TURNS } from './colours.ts';
import { entryOf } from './models.ts';
import { OPTION_SETS, type Option } from './options.ts';

export const SHOTS = ['front', 'tilted', 'detail', 'pair', 'flat'] as const;
export type Shot = (typeof SHOTS)[number];

export function productPicture(productId: number, shot: Shot): Picture {
  return `/media/product/${productId}/${shot}.webp`;
}

export interface Size {
  width: number;
  height: number;
}

/** Pictures of a description: a banner, three details, and the colours side by side. */
export const STORY_SIZE: Size = { width: 1848, height: 820 };
export const CROP_SIZE: Size = { width: 900, height: 900 };
export const COLOURS_SIZE: Size = { width: 1848, height: 700 };
export type StoryPicture = 'story' | 'colours' | `crop-${number}`;
/** How many colours the picture of the colours shows. */
export const COLOURS_SHOWN = 3;

export const storyPicture = (productId: number, picture: StoryPicture): Picture =>
  `/media/product/${productId}/${picture}.webp`;

/** The first colour is the one all shots show. */
export function colourwayPicture(productId: number, value: number): Picture {
  return value === 0
    ? productPicture(productId, 'front')
    : `/media/product/${productId}/front-${value}.webp`;
}

export const iconPicture = (icon: string): Picture => `/media/icon/${icon}.webp`;

/** A small hue rotation distinguishes the lines of a model; colour names stay correct. */
const LINE_TURNS: readonly number[] = [0, 8, -8, 14];

/** Icon of a product; `emojiHue` rotates its hues, in degrees. Null for an unknown id. */
export function productIcon(productId: number): { icon: string; emojiHue?: number } | null {
  const entry = entryOf(productId);
  if (!entry) return null;
  const { icon, hue } = entry.model;
  const turn = LINE_TURNS[entry.lineIndex] ?? 0;
  return hue === undefined || turn === 0 ? { icon } : { icon, emojiHue: turn };
}

/** Hue turns of `front-0`, `front-1` … of a product, on top of `emojiHue`; empty without a colour choice. */
export function colourwayHues(productId: number): readonly number[] {
  const entry = entryOf(productId);
  if (!entry) return [];
  const options: readonly Option[] = OPTION_SETS[entry.model.options];
  const count = options.find((option) => option.colourways)?.colourways ?? 0;
  return COLOURWAY_TURNS.slice(0, count);
}

/** Monogram and the two tones of its field, by merchant id. */
export const MERCHANT_LOGOS: Readonly<
  Record<number, { letters: string; colours: readonly [string, string] }>
> = {
  1: { letters: 'NA', colours: ['#46525C', '#1F2830'] },
  2: { letters: '山', colours: ['#7A4038', '#4A2320'] },
  3: { letters: 'T', colours: ['#2E7A58', '#17503A'] },
  4: { letters: 'R', colours: ['#C25A7E', '#8C3358'] },
  5: { letters: 'V', colours: ['#5B4A9E', '#362A6B'] },
  6: { letters: 'ໄໝ', colours: ['#B06A34', '#74401C'] },
  7: { letters: 'E', colours: ['#6B5847', '#40342A'] },
  8: { letters: 'Px', colours: ['#2F6FA8', '#184468'] },
  9: { letters: 'M', colours: ['#E0923A', '#A85F18'] },
  10: { letters: 'ຈ', colours: ['#8A8F3C', '#565A1E'] },
  11: { letters: 'P', colours: ['#3C5A8A', '#22365A'] },
  12: { letters: 'LW', colours: ['#8A6A74', '#5A424A'] },
};
