import { ENTRIES, entryOf } from '../market/catalogue/models.ts';
import { colourwayHues, MERCHANT_LOGOS, productIcon } from '../market/catalogue/pictures.ts';
import { hash } from './palettes.ts';
import type { Prop } from './still-lifes.ts';

/** The object a product is drawn with. */
export function productProp(productId: number): Prop | null {
  const found = productIcon(productId);
  return found && { name: found.icon, hue: found.emojiHue ?? 0 };
}

/** Hue turn of a colour option, or null if the product has no such option. */
export function colourTurn(productId: number, colour: number): number | null {
  return colour === 0 ? 0 : (colourwayHues(productId)[colour] ?? null);
}

/** One product of each model a merchant sells. */
function leadingProducts(merId: number): Prop[] {
  const byIcon = new Map<string, number>();
  for (const { id, model } of ENTRIES) {
    if (model.merId === merId && !byIcon.has(model.icon)) byIcon.set(model.icon, id);
  }
  return [...byIcon.values()].map(productProp).filter((prop) => prop !== null);
}

/** Objects for the pictures of a store; null if there is no such merchant. */
export function merchantProps(merId: number): Prop[] | null {
  return Object.hasOwn(MERCHANT_LOGOS, merId) ? leadingProducts(merId) : null;
}

/** What else the merchant of a product sells, to stand beside it. */
export function companionsOf(productId: number): Prop[] {
  const entry = entryOf(productId);
  if (!entry) return [];
  const others = leadingProducts(entry.model.merId).filter(({ name }) => name !== entry.model.icon);
  const first = hash(productId) % Math.max(others.length, 1);
  return [...others.slice(first), ...others.slice(0, first)].slice(0, 2);
}

const THEMES = [
  ['wrapped-gift', 'shopping-bags', 'watch'],
  ['teapot', 'honey-pot', 'moon-cake'],
  ['tent', 'backpack', 'hiking-boot'],
  ['couch-and-lamp', 'potted-plant', 'candle'],
] as const;

/** Objects for the head of an activity page. */
export function activityProps(activityId: number): Prop[] {
  const theme = THEMES[(activityId - 1) % THEMES.length] ?? THEMES[0];
  return theme.map((name) => ({ name, hue: 0 }));
}
