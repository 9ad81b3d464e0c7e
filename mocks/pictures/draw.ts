import { certificate } from './certificate.ts';
import { activityProps, colourTurn, companionsOf, merchantProps, productProp } from './goods.ts';
import { loadIcon, mainHue } from './icons.ts';
import { neutralAvatar } from './monogram.ts';
import { scoped } from './object.ts';
import { colourwayPalette, hash, type PaletteName, paletteFor, setFor } from './palettes.ts';
import { roundPicture } from './round.ts';
import { compose, type Scene, SIGN_IN_SCENE } from './scenes.ts';
import { productShot, SHOTS } from './shot.ts';
import {
  activityBanner,
  activityProduct,
  type Prop,
  storeBanner,
  storeCover,
  storeStreet,
} from './still-lifes.ts';
import type { Drawing } from './svg.ts';

async function plainIcon(name: string): Promise<Drawing | null> {
  const icon = await loadIcon(name);
  return (
    icon && { width: 96, height: 96, body: `<g transform="scale(3)">${scoped(icon.body)}</g>` }
  );
}

async function groundOf(productId: number, { name, hue }: Prop): Promise<PaletteName> {
  const icon = await loadIcon(name);
  const own = icon && mainHue(icon);
  return paletteFor(productId, own === null ? null : (own + hue) % 360);
}

async function product(id: number, shotName: string, colour: number): Promise<Drawing | null> {
  const prop = productProp(id);
  const icon = prop && (await loadIcon(prop.name));
  const shot = SHOTS.find((known) => known === shotName);
  const turn = colourTurn(id, colour);
  if (!icon || !shot || turn === null) return null;
  return productShot(shot, icon, {
    palette: colourwayPalette(turn) ?? (await groundOf(id, prop)),
    set: setFor(id),
    hue: (prop.hue + turn + 360) % 360,
    windowLight: hash(id * 3) % 3 === 0,
  });
}

async function ofMerchant(
  id: number,
  scene: (id: number, goods: readonly Prop[]) => Scene,
): Promise<Drawing | null> {
  const goods = merchantProps(id);
  return goods && compose(scene(id, goods));
}

async function activityTile(productId: number): Promise<Drawing | null> {
  const prop = productProp(productId);
  if (!prop) return null;
  return compose(
    activityProduct(await groundOf(productId, prop), [prop, ...companionsOf(productId)]),
  );
}

type Draw = (parts: Record<string, string>) => Promise<Drawing | null> | Drawing | null;

/** Addresses below `/media/`, without the ending, and who draws them. */
const ADDRESSES: readonly (readonly [RegExp, Draw])[] = [
  [
    /^product\/(?<id>\d{1,7})\/front-(?<colour>\d)$/,
    ({ id, colour }) => product(Number(id), 'front', Number(colour)),
  ],
  [
    /^product\/(?<id>\d{1,7})\/(?<shot>[a-z]+)$/,
    ({ id, shot = '' }) => product(Number(id), shot, 0),
  ],
  [/^icon\/(?<name>[a-z0-9-]+)$/, ({ name = '' }) => plainIcon(name)],
  [/^merchant\/(?<id>\d{1,7})\/cover$/, ({ id }) => ofMerchant(Number(id), storeCover)],
  [/^merchant\/(?<id>\d{1,7})\/street$/, ({ id }) => ofMerchant(Number(id), storeStreet)],
  [/^merchant\/(?<id>\d{1,7})\/banner-1$/, ({ id }) => ofMerchant(Number(id), storeBanner)],
  [
    /^merchant\/(?<id>\d{1,7})\/banner-2$/,
    ({ id }) => ofMerchant(Number(id), (of, goods) => storeBanner(of + 4, goods.toReversed())),
  ],
  [
    /^merchant\/(?<id>\d{1,7})\/qualification-(?<no>[12])$/,
    ({ id, no }) =>
      merchantProps(Number(id)) ? certificate(Number(id) + 100 * (Number(no) - 1)) : null,
  ],
  [
    /^application\/(?<id>\d{1,7})\/qualification-(?<no>[1-3])$/,
    ({ id, no }) => certificate(Number(id) * 10 + Number(no)),
  ],
  [
    /^activity\/(?<id>\d{1,7})\/banner$/,
    ({ id }) => compose(activityBanner(Number(id), activityProps(Number(id)))),
  ],
  [/^activity\/\d{1,7}\/(?<product>\d{1,7})$/, ({ product: id }) => activityTile(Number(id))],
  [/^empty\/(?<name>[a-z0-9]+)$/, ({ name = '' }) => roundPicture(name)],
  [/^avatar\/0$/, () => neutralAvatar()],
  [/^banner\/login$/, () => compose(SIGN_IN_SCENE)],
];

/** Draws the picture of an address like `product/12/front`, or null if there is none. */
export async function draw(name: string): Promise<Drawing | null> {
  for (const [pattern, make] of ADDRESSES) {
    const parts = pattern.exec(name);
    if (parts) return make(parts.groups ?? {});
  }
  return null;
}
