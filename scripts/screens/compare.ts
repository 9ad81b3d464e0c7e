import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { diffPixels, type Pixels } from './pixels.ts';

export interface ComparedScreen {
  /** relative path of its PNG */
  file: string;
  state: 'changed' | 'unchanged' | 'added' | 'removed';
  /** share of changed pixels, 0 to 1 */
  share: number;
}

const pngs = (folder: string) => new Set(globSync('**/*.png', { cwd: folder }));

async function pixelsOf(png: string): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Address of a screen's picture in the report. */
export const pictureOf = (kind: 'before' | 'after' | 'difference', file: string): string =>
  `${kind}/${file.replace(/\.png$/, '.webp')}`;

async function writePicture(picture: Sharp, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  // Height of the longest page: WebP allows 16,383 pixels.
  await picture
    .resize({ width: 1440, height: 16_000, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .toFile(path);
}

/** Compares the screens of two folders and writes the pictures of those that differ. Most changed first. */
export async function comparedScreens(
  before: string,
  after: string,
  report: string,
): Promise<ComparedScreen[]> {
  const [old, current] = [pngs(before), pngs(after)];
  const screens: ComparedScreen[] = [];
  for (const file of [...old.union(current)].sort()) {
    const from = join(before, file);
    const to = join(after, file);
    if (!old.has(file) || !current.has(file)) {
      const state = current.has(file) ? 'added' : 'removed';
      const kind = current.has(file) ? 'after' : 'before';
      await writePicture(sharp(current.has(file) ? to : from), join(report, pictureOf(kind, file)));
      screens.push({ file, state, share: 1 });
      continue;
    }
    if (readFileSync(from).equals(readFileSync(to))) {
      screens.push({ file, state: 'unchanged', share: 0 });
      continue;
    }
    const { share, data, width, height } = diffPixels(await pixelsOf(from), await pixelsOf(to));
    screens.push({ file, state: share > 0 ? 'changed' : 'unchanged', share });
    if (share === 0) continue;
    await writePicture(sharp(from), join(report, pictureOf('before', file)));
    await writePicture(sharp(to), join(report, pictureOf('after', file)));
    await writePicture(
      sharp(data, { raw: { width, height, channels: 4 } }),
      join(report, pictureOf('difference', file)),
    );
  }
  return sortScreens(screens);
}

/** Most changed first, then by name. */
const sortScreens = (screens: readonly ComparedScreen[]): ComparedScreen[] =>
  screens.toSorted((a, b) => b.share - a.share || a.file.localeCompare(b.file));
