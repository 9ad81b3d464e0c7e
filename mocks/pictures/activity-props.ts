import { ACTIVITIES } from '../demo/catalogue/activities.ts';
import type { Prop } from './prop.ts';

/** Objects that belong to an activity, the first one leading. */
const THEMES: Readonly<Record<number, readonly string[]>> = {
  1: ['watch', 'headphone', 'running-shoe'],
  2: ['teapot', 'honey-pot', 'moon-cake'],
  3: ['headphone', 'studio-microphone', 'radio', 'guitar'],
  4: ['coat', 'womans-boot', 'scarf'],
  5: ['tent', 'backpack', 'hiking-boot', 'compass'],
  6: ['sunglasses', 'womans-sandal', 'backpack'],
};
const OTHERS = ['wrapped-gift', 'shopping-bags', 'watch'] as const;

const themeOf = (activityId: number): readonly string[] => THEMES[activityId] ?? OTHERS;

/** Objects for the head of an activity page. */
export const activityProps = (activityId: number): Prop[] =>
  themeOf(activityId).map((name) => ({ name, hue: 0 }));

/** A product with other objects of its activity beside it, the leading one last. */
export function withCompanions(activityId: number, product: Prop): Prop[] {
  const [leading, ...others] = activityProps(activityId);
  return [product, ...others, ...(leading ? [leading] : [])].filter(
    (prop, index) => index === 0 || prop.name !== product.name,
  );
}

const STRIPS = ACTIVITIES.filter(({ type }) => type === 1).map(({ id }) => id);

/** Strips are red and pale in turn, from the top of the home page. */
export const isRedStrip = (activityId: number): boolean => STRIPS.indexOf(activityId) % 2 === 0;
