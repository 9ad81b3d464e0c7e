import { ENTRIES, entryOf } from '../demo/catalogue/models.ts';
import { colourwayHues, MERCHANT_LOGOS, productIcon } from '../demo/catalogue/pictures.ts';
import { hash } from './palettes.ts';
import type { Prop } from './prop.ts';

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

/** How many objects a picture of a store shows. */
const SHOWN = 3;
/** Stand in for objects that a small store lacks. */
const WRAPPINGS: readonly Prop[] = ['wrapped-gift', 'shopping-bags', 'package'].map((name) => ({
  name,
  hue: 0,
}));

/** Objects for the pictures of a store: its cover and its banners show different ones. Null if there is no such merchant. */
export function merchantProps(merId: number): { cover: Prop[]; banners: [Prop[], Prop[]] } | null {
  if (!Object.hasOwn(MERCHANT_LOGOS, merId)) return null;
  const goods = leadingProducts(merId);
  const cover = goods.slice(0, goods.length > SHOWN ? SHOWN : 1);
  const others = goods.slice(cover.length);
  const fill = (props: readonly Prop[]) => [...props, ...WRAPPINGS].slice(0, SHOWN);
  return {
    cover: fill(cover),
    banners: [fill(others), fill([...others.slice(SHOWN), ...others.slice(0, SHOWN)])],
  };
}

/** What else the merchant of a product sells, to stand beside it. */
export function companionsOf(productId: number): Prop[] {
  const entry = entryOf(productId);
  if (!entry) return [];
  const others = leadingProducts(entry.model.merId).filter(({ name }) => name !== entry.model.icon);
  const first = hash(productId) % Math.max(others.length, 1);
  return [...others.slice(first), ...others.slice(0, first)];
}
