import { existsSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { heightOf } from './options.ts';

/** Height of a view on a sheet, and the space between two, in pixels. */
const HEIGHT = 420;
const GAP = 8;

const widthOf = (width: number): number => Math.round((width * HEIGHT) / heightOf(width));

/** The upper part of a screen that a window shows. */
async function viewOf(file: string): Promise<Buffer> {
  const picture = sharp(file);
  const { width, height } = await picture.metadata();
  const seen = Math.min(height, heightOf(width));
  return picture
    .extract({ left: 0, top: 0, width, height: seen })
    .resize({ height: Math.round((seen * HEIGHT) / heightOf(width)) })
    .toBuffer();
}

/** Writes a sheet per screen: a row per language with its first views before and now, at each width. */
export async function writeSheets(
  [before, now]: readonly [string, string],
  out: string,
): Promise<number> {
  const files = [before, now].flatMap((cwd) => globSync('*/*/*/*.png', { cwd }));
  const parts = files.map((file) => file.split('/'));
  const locales = [...new Set(parts.map(([locale = '']) => locale))];
  const widths = [...new Set(parts.map(([, width]) => Number(width)))].toSorted((a, b) => b - a);
  const names = new Set(parts.map((part) => part.slice(2).join('/')));
  const columns = widths.flatMap((width) => [before, now].map((folder) => ({ folder, width })));
  const starts = columns.map((_, place) =>
    columns.slice(0, place).reduce((sum, { width }) => sum + widthOf(width) + GAP, 0),
  );
  const whole = columns.reduce((sum, { width }) => sum + widthOf(width) + GAP, -GAP);
  for (const name of names) {
    const views: OverlayOptions[] = [];
    for (const [row, locale] of locales.entries())
      for (const [place, { folder, width }] of columns.entries()) {
        const file = join(folder, locale, String(width), name);
        const left = starts[place] ?? 0;
        if (existsSync(file))
          views.push({ input: await viewOf(file), left, top: row * (HEIGHT + GAP) });
      }
    const file = join(out, name.replace(/\.png$/, '.webp'));
    mkdirSync(dirname(file), { recursive: true });
    const height = locales.length * (HEIGHT + GAP) - GAP;
    await sharp({ create: { width: whole, height, channels: 3, background: '#8a8580' } })
      .composite(views)
      .webp({ quality: 80 })
      .toFile(file);
  }
  return names.size;
}
