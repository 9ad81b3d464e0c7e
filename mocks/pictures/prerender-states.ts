/** Renders the pictures of empty lists and error pages, which are part of the shop, into `src/assets/states/`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { compose } from './scenes.ts';
import { STATE_NAMES, STATE_WIDTH, stateScene } from './state-scenes.ts';
import { svgDocument } from './svg.ts';

const FOLDER = fileURLToPath(new URL('../../src/assets/states/', import.meta.url));

const words = process.argv.slice(2);
const names = STATE_NAMES.filter(
  (name) => words.length === 0 || words.some((word) => `states/${name}`.includes(word)),
);
await mkdir(FOLDER, { recursive: true });
for (const name of names) {
  const svg = svgDocument(await compose(stateScene(name)), STATE_WIDTH);
  const body = await sharp(Buffer.from(svg)).webp({ quality: 60, effort: 6 }).toBuffer();
  await writeFile(path.join(FOLDER, `${name}.webp`), body);
}
console.log(`${names.length} pictures of states`);
