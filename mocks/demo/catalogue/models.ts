import { BOOK_MODELS } from './models-books.ts';
import { BAG_MODELS } from './models-bags.ts';
import { BEAUTY_MODELS } from './models-beauty.ts';
import { FASHION_MODELS } from './models-fashion.ts';
import { HOME_MODELS } from './models-home.ts';
import { KIDS_MODELS } from './models-kids.ts';
import { KITCHEN_MODELS } from './models-kitchen.ts';
import { MUSIC_MODELS } from './models-music.ts';
import { SPORT_MODELS } from './models-sport.ts';
import { TECH_MODELS } from './models-tech.ts';
import { KINDS, type Line } from './lines.ts';
import type { Model } from './model-entry.ts';

const FIRST_PRODUCT_ID = 1001;

const MODELS: readonly Model[] = [
  ...BAG_MODELS,
  ...FASHION_MODELS,
  ...TECH_MODELS,
  ...HOME_MODELS,
  ...BEAUTY_MODELS,
  ...KITCHEN_MODELS,
  ...SPORT_MODELS,
  ...KIDS_MODELS,
  ...BOOK_MODELS,
  ...MUSIC_MODELS,
];

/** One product to be built: a model in one of its lines. */
export interface Entry {
  id: number;
  model: Model;
  line: Line;
  lineIndex: number;
}

function listEntries(): Entry[] {
  const pairs = MODELS.flatMap((model) =>
    KINDS[model.kind].lines
      .map((line, lineIndex) => ({ model, line, lineIndex }))
      .filter(({ lineIndex }) => !model.skip?.includes(lineIndex)),
  );
  return pairs.map((pair, index) => ({ id: FIRST_PRODUCT_ID + index, ...pair }));
}

export const ENTRIES: readonly Entry[] = listEntries();

export function entryOf(productId: number): Entry | undefined {
  return ENTRIES[productId - FIRST_PRODUCT_ID];
}
