import { ACTIVITIES } from '../demo/catalogue/activities.ts';
import { withCompanions } from './activity-props.ts';
import { backdropOf } from './backdrops.ts';
import { certificate } from './certificate.ts';
import { merchantProps, productProp } from './goods.ts';
import { loadIcon } from './icons.ts';
import { neutralAvatar } from './monogram.ts';
import { scoped } from './object.ts';
import { drawProduct, drawStory } from './product-pictures.ts';
import { compose, type Scene, SIGN_IN_SCENE, STREET_SCENE } from './scenes.ts';
import {
  activityBanner,
  activityProduct,
  activityTile,
  storeBanner,
  storeCover,
  storeStreet,
  stripHead,
} from './still-lifes.ts';
import type { Drawing } from './svg.ts';

async function plainIcon(name: string): Promise<Drawing | null> {
  const icon = await loadIcon(name);
  return (
    icon && { width: 96, height: 96, body: `<g transform="scale(3)">${scoped(icon.body)}</g>` }
  );
}

type MerchantProps = NonNullable<ReturnType<typeof merchantProps>>;

async function ofMerchant(
  id: number,
  scene: (id: number, props: MerchantProps) => Scene,
): Promise<Drawing | null> {
  const props = merchantProps(id);
  return props && compose(scene(id, props));
}

const activityOf = (id: number) => ACTIVITIES.find((activity) => activity.id === id);

/** Promotions of type 2 show one wide tile and two narrow ones in turn. */
const TILES = 3;

async function activityPicture(activityId: number, productId: number): Promise<Drawing | null> {
  const prop = productProp(productId);
  if (!prop) return null;
  const activity = activityOf(activityId);
  const index = activity?.products.findIndex((each) => each.productId === productId) ?? 0;
  if (activity?.type === 1) return compose(stripHead(activityId, prop));
  const palette = await backdropOf(productId);
  if (activity?.type === 2 && index % TILES > 0) return compose(activityTile(palette, prop));
  return compose(activityProduct(palette, withCompanions(activityId, prop)));
}

type Draw = (parts: Record<string, string>) => Promise<Drawing | null> | Drawing | null;

/** Addresses below `/media/`, without the ending, and who draws them. */
const ADDRESSES: readonly (readonly [RegExp, Draw])[] = [
  [
    /^product\/(?<id>\d{1,7})\/front-(?<colour>\d)$/,
    ({ id, colour }) => drawProduct(Number(id), 'front', Number(colour)),
  ],
  [
    /^product\/(?<id>\d{1,7})\/(?<part>story|colours|crop-[1-3])$/,
    ({ id, part = '' }) => drawStory(Number(id), part),
  ],
  [
    /^product\/(?<id>\d{1,7})\/(?<shot>[a-z]+)$/,
    ({ id, shot = '' }) => drawProduct(Number(id), shot, 0),
  ],
  [/^icon\/(?<name>[a-z0-9-]+)$/, ({ name = '' }) => plainIcon(name)],
  [
    /^merchant\/(?<id>\d{1,7})\/cover$/,
    ({ id }) => ofMerchant(Number(id), (of, { cover }) => storeCover(of, cover)),
  ],
  [
    /^merchant\/(?<id>\d{1,7})\/street$/,
    ({ id }) => ofMerchant(Number(id), (of, { cover }) => storeStreet(of, cover)),
  ],
  [
    /^merchant\/(?<id>\d{1,7})\/banner-1$/,
    ({ id }) => ofMerchant(Number(id), (of, { banners }) => storeBanner(of, banners[0])),
  ],
  [
    /^merchant\/(?<id>\d{1,7})\/banner-2$/,
    ({ id }) => ofMerchant(Number(id), (of, { banners }) => storeBanner(of + 4, banners[1])),
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
  [/^activity\/(?<id>\d{1,7})\/banner$/, ({ id }) => compose(activityBanner(Number(id)))],
  [
    /^activity\/(?<id>\d{1,7})\/(?<product>\d{1,7})$/,
    ({ id, product }) => activityPicture(Number(id), Number(product)),
  ],
  [/^avatar\/0$/, () => neutralAvatar()],
  [/^banner\/login$/, () => compose(SIGN_IN_SCENE)],
  [/^banner\/street$/, () => compose(STREET_SCENE)],
];

/** Draws the picture of an address like `product/12/front`, or null if there is none. */
export async function draw(name: string): Promise<Drawing | null> {
  for (const [pattern, make] of ADDRESSES) {
    const parts = pattern.exec(name);
    if (parts) return make(parts.groups ?? {});
  }
  return null;
}
