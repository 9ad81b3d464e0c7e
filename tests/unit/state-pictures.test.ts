import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { STATE_NAMES, STATE_WIDTH, stateScene } from '#mocks/pictures/state-scenes.ts';

const FOLDER = 'src/assets/states';
const MOST_BYTES = 6 * 1024;

it('every kind of state has a small picture, and every picture a kind', async () => {
  expect(readdirSync(FOLDER).sort()).toEqual(STATE_NAMES.map((name) => `${name}.webp`).sort());
  for (const name of STATE_NAMES) {
    const file = readFileSync(join(FOLDER, `${name}.webp`));
    expect(file.byteLength, name).toBeLessThan(MOST_BYTES);
    expect(await sharp(file).metadata(), name).toMatchObject({ width: STATE_WIDTH, height: 480 });
  }
});

it('no two kinds have the same objects', () => {
  const objects = STATE_NAMES.map((name) =>
    stateScene(name)
      .items.map((item) => item.name)
      .join(' '),
  );
  expect(new Set(objects).size).toBe(STATE_NAMES.length);
});

it('every picture is used, and only that of a page without a connection is part of a script', () => {
  const uses = execFileSync('git', ['grep', '-hoE', `#/assets/states/[^']+`, '--', 'src'])
    .toString()
    .trim()
    .split('\n')
    .map((use) => use.replace('#/assets/states/', ''));
  expect(STATE_NAMES.filter((name) => !uses.includes(`${name}.webp`))).toEqual([]);
  expect(uses.filter((use) => use.includes('?'))).toEqual(['offline.webp?inline']);
});
