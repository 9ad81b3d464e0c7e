import { ENTRIES } from './models.ts';

function idOf(icon: string, lineIndex: number): number {
  const entry = ENTRIES.find((each) => each.model.icon === icon && each.lineIndex === lineIndex);
  if (!entry) throw new Error(`No product ${icon} in line ${lineIndex}`);
  return entry.id;
}

/** The leather handbag with four colours, four sizes and coupons of its own. */
export const FEATURED_ID = idOf('handbag', 0);
/** One sku, one piece. */
export const LAST_PIECE_ID = idOf('framed-picture', 2);
/** Its description holds markup that must never run. */
export const HOSTILE_ID = idOf('radio', 3);
/** Its name has 120 characters in every language. */
export const LONG_NAME_ID = idOf('bento-box', 3);
/** One picture, no description. */
export const BARE_ID = idOf('soap', 2);
/** Three attributes. */
export const THREE_ATTRIBUTES_ID = idOf('notebook', 1);

/** A coupon for several products only. */
export const TEAPOTS_COUPON_ID = 17;

export const SOLD_OUT_IDS: ReadonlySet<number> = new Set([
  idOf('ring', 0),
  idOf('laptop', 3),
  idOf('moon-cake', 3),
  idOf('violin', 1),
  idOf('gloves', 3),
  idOf('kite', 2),
  idOf('candle', 3),
  idOf('coat', 3),
]);

export const OFF_SHELF_IDS: ReadonlySet<number> = new Set([
  idOf('billed-cap', 2),
  idOf('video-camera', 3),
  idOf('yo-yo', 3),
  idOf('wine-glass', 3),
  idOf('world-map', 3),
  idOf('drum', 3),
]);
