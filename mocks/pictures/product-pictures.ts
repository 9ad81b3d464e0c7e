import { COLOURS_SHOWN, colourwayHues } from '../demo/catalogue/pictures.ts';
import { backdropOf } from './backdrops.ts';
import { colourTurn, companionsOf, productProp } from './goods.ts';
import { loadIcon } from './icons.ts';
import { colourwayPalette, hash, setFor } from './palettes.ts';
import { productShot, SHOTS } from './shot.ts';
import { storyBanner, storyColours, storyCrop } from './story.ts';
import type { Drawing } from './svg.ts';

/** A picture of the gallery, or of a colour option. */
export async function drawProduct(
  id: number,
  shotName: string,
  colour: number,
): Promise<Drawing | null> {
  const prop = productProp(id);
  const icon = prop && (await loadIcon(prop.name));
  const shot = SHOTS.find((known) => known === shotName);
  const turn = colourTurn(id, colour);
  if (!icon || !shot || turn === null) return null;
  return productShot(shot, icon, {
    palette: colourwayPalette(turn) ?? (await backdropOf(id)),
    set: setFor(id),
    hue: (prop.hue + turn + 360) % 360,
    windowLight: hash(id * 3) % 3 === 0,
  });
}

/** A picture of the description: `story`, `colours`, `crop-1` and on. */
export async function drawStory(id: number, part: string): Promise<Drawing | null> {
  const prop = productProp(id);
  const icon = prop && (await loadIcon(prop.name));
  if (!icon) return null;
  const palette = await backdropOf(id);
  if (part === 'story') return storyBanner(palette, prop, companionsOf(id)[0]);
  if (part !== 'colours')
    return storyCrop(Number(part.replace('crop-', '')), palette, icon, prop.hue);
  const turns = colourwayHues(id).slice(0, COLOURS_SHOWN);
  if (turns.length === 0) return null;
  return storyColours(
    'stone',
    icon,
    turns.map((turn) => (prop.hue + turn + 360) % 360),
  );
}
