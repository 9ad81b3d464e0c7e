/**
 * Adds the scripts and styles of `dist/` to a folder with those of the last builds, and removes those that only older
 * builds need: `npm run build assets -- --folder /srv/assets [--builds 5] [--days 7]`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stop } from '#/server/setting.ts';
import { keepAssets } from './serve/keep-assets.ts';

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: join(import.meta.dirname, '..', 'dist') },
    folder: { type: 'string', default: '' },
    builds: { type: 'string', default: '5' },
    days: { type: 'string', default: '7' },
  },
});

function count(flag: 'builds' | 'days', least: number): number {
  const number = Number(values[flag]);
  return Number.isInteger(number) && number >= least
    ? number
    : stop(`--${flag} must be a number of at least ${least}.`);
}

if (values.folder === '') stop('--folder must name the folder of the last builds.');
const { added, removed } = keepAssets({
  dist: values.dist,
  folder: values.folder,
  builds: count('builds', 1),
  days: count('days', 0),
});
console.log(`${values.folder}: ${added} files added, ${removed} removed`);
