import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Left, top, right, bottom of what can be seen, on the 32-unit grid. */
type Bounds = readonly [number, number, number, number];

export interface Icon {
  name: string;
  body: string;
  bounds: Bounds;
}

interface Source {
  bodies: ReadonlyMap<string, string>;
  bounds: Record<string, Bounds | undefined>;
}

const WHOLE_GRID: Bounds = [2, 2, 30, 30];

async function readJson<T>(file: string | URL): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

/** People in five skin tones are two thirds of the set and never goods. */
const SKIN_TONE = /-(medium-)?(light|medium|dark)(-|$)/;

async function load(): Promise<Source> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  const [{ icons }, bounds] = await Promise.all([
    readJson<{ icons: Record<string, { body: string }> }>(file),
    readJson<Source['bounds']>(new URL('./bounds.json', import.meta.url)),
  ]);
  const kept = Object.entries(icons).filter(([name]) => bounds[name] || !SKIN_TONE.test(name));
  return { bodies: new Map(kept.map(([name, { body }]) => [name, body])), bounds };
}

// The set is 100 MB of text: it is read when the first picture is drawn, not when the market starts.
let source: Promise<Source> | null = null;

/** The drawing of one object, or null if the set has none of that name. */
export async function loadIcon(name: string): Promise<Icon | null> {
  source ??= load();
  const { bodies, bounds } = await source;
  const body = bodies.get(name);
  return body === undefined ? null : { name, body, bounds: bounds[name] ?? WHOLE_GRID };
}

/** Objects for a composed scene; a name the set does not have is a mistake of the scene. */
export async function loadIcons(names: readonly string[]): Promise<Icon[]> {
  const icons = await Promise.all(names.map(loadIcon));
  return icons.map((icon, i) => {
    if (!icon) throw new Error(`No object named ${names[i]} in the icon set`);
    return icon;
  });
}

/** Hue most of the object's colour has, in degrees; null for grey objects. */
export function mainHue({ body }: Icon): number | null {
  let x = 0;
  let y = 0;
  let weight = 0;
  const colours = [...body.matchAll(/(?:fill|stop-color)="#([0-9a-f]{6})"/gi)];
  for (const [, hex = ''] of colours) {
    const n = Number.parseInt(hex, 16);
    const [r, g, b] = [n >> 16, (n >> 8) & 255, n & 255];
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    const angle = Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b);
    x += Math.cos(angle) * chroma;
    y += Math.sin(angle) * chroma;
    weight += 255;
  }
  if (Math.hypot(x, y) < weight * 0.12) return null;
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}
