import type { Icon } from './icons.ts';
import { isFloating, object, type Placement, shadow, shownWidth } from './object.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { backdrop, windowLight } from './stage.ts';
import { type Drawing, one, uid } from './svg.ts';

export interface Item extends Placement {
  icon: Icon;
  /** hangs in the air: no shadow below it */
  hanging?: boolean;
}

interface Disc {
  x: number;
  y: number;
  r: number;
}

interface Podium {
  x: number;
  /** height of the top on the picture */
  y: number;
  rx: number;
  /** where it stands; the lower edge of the picture if absent */
  base?: number;
}

export interface StillLife {
  width: number;
  height: number;
  palette: PaletteName;
  /** share of the height at which the wall meets the floor */
  horizon?: number;
  windowLight?: boolean;
  /** darken the left or the top, so that white type holds 4.5:1 */
  scrim?: boolean | 'top';
  disc?: Disc;
  podiums?: readonly Podium[];
  items: readonly Item[];
}

const isDark = (palette: PaletteName): boolean => palette === 'ember' || palette === 'night';

function discOf({ x, y, r }: Disc, dark: boolean): string {
  const id = uid('d');
  return `<defs><linearGradient id="${id}" x1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${dark ? 0.26 : 0.9}"/><stop offset="1" stop-color="#fff" stop-opacity="${dark ? 0.02 : 0.1}"/></linearGradient></defs><circle cx="${one(x)}" cy="${one(y)}" r="${one(r)}" fill="url(#${id})"/>`;
}

function podiumOf(
  { x, y, rx, base }: Podium,
  height: number,
  [light, wall, floor, deep]: Palette,
  dark: boolean,
): string {
  const id = uid('p');
  const ry = one(rx * 0.2);
  const bottom = base ?? height;
  const ground = base ?? height * 0.95;
  return (
    `<defs><linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="${wall}"/><stop offset=".28" stop-color="${light}"/><stop offset="1" stop-color="${floor}"/></linearGradient><linearGradient id="${id}t" x1="0" x2="1" y2=".8"><stop offset="0" stop-color="${dark ? '#FFA08F' : '#fff'}"/><stop offset="1" stop-color="${wall}"/></linearGradient></defs>` +
    shadow(x, ground, rx * 2, deep, { strength: 0.6 }) +
    `<path d="M${one(x - rx)} ${one(y)}V${bottom}A${one(rx)} ${ry} 0 0 0 ${one(x + rx)} ${bottom}V${one(y)}z" fill="url(#${id})"/><ellipse cx="${one(x)}" cy="${one(y)}" rx="${one(rx)}" ry="${ry}" fill="url(#${id}t)"/>`
  );
}

function itemOf(item: Item, deep: string, dark: boolean): string {
  const floating = isFloating(item.icon);
  const drawn = object(item.icon, {
    ...item,
    foot: floating && !item.hanging ? item.foot - item.size * 0.1 : item.foot,
  });
  if (item.hanging) return drawn;
  return (
    shadow(item.x, item.foot, shownWidth(item.icon, item.size), deep, {
      floating,
      strength: dark ? 1.3 : 1,
    }) + drawn
  );
}

function scrimOf({ width, height, palette, scrim }: StillLife): string {
  const id = uid('n');
  const shade = palette === 'night' ? '#1E1714' : '#A3160B';
  return `<defs><linearGradient id="${id}" x1="0" ${scrim === 'top' ? 'x2="0" y2="1"' : 'x2="1"'}><stop offset="0" stop-color="${shade}" stop-opacity=".88"/><stop offset=".44" stop-color="${shade}" stop-opacity=".78"/><stop offset=".74" stop-color="${shade}" stop-opacity="0"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#${id})"/>`;
}

/** A small still life of objects, without type. */
export function stillLife(scene: StillLife): Drawing {
  const { width, height, items } = scene;
  const palette = PALETTES[scene.palette];
  const dark = isDark(scene.palette);
  const body = [
    backdrop(
      { width, height, palette },
      scene.horizon ?? 0.72,
      dark ? { key: 0.3, keyX: 0.78 } : {},
    ),
    scene.windowLight === false ? '' : windowLight(width, height, dark ? 0.1 : 0.42),
    scene.scrim ? scrimOf(scene) : '',
    scene.disc ? discOf(scene.disc, dark) : '',
    ...(scene.podiums ?? []).map((podium) => podiumOf(podium, height, palette, dark)),
    ...items.map((item) => itemOf(item, palette[3], dark)),
  ];
  return { width, height, body: body.join('') };
}
