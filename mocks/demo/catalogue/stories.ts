import { HOME_STORIES } from './stories-home.ts';
import { LEISURE_STORIES } from './stories-leisure.ts';
import { WEAR_STORIES } from './stories-wear.ts';

/** What the descriptions of products say, by kind of product. */
export const STORIES = { ...WEAR_STORIES, ...HOME_STORIES, ...LEISURE_STORIES };

export type StoryName = keyof typeof STORIES;
