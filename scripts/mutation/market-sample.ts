/** Which places of the market are changed: chosen by a seed, of all kinds in turn. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Place, placesIn } from './market-places.ts';

const root = join(import.meta.dirname, '..', '..');
const FOLDERS = ['mocks/market/*.ts', 'mocks/handlers/*.ts'];
/** They are a part of the sandbox, or only say what is written elsewhere. */
const LEFT_OUT = /\/(sandbox|random|empty-state|types|state|model|messages|errors)\.ts$/;

/** Numbers in [0, 1) that depend on a seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isApart = (one: Place, other: Place) =>
  one.file !== other.file || one.end <= other.start || other.end <= one.start;

/** Places of all kinds in turn, none of which is within another one. @param random in [0, 1) */
function sampleOf(places: readonly Place[], size: number, random: () => number): Place[] {
  const mixed = places
    .map((place) => ({ place, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ place }) => place);
  const queues = [...Map.groupBy(mixed, ({ kind }) => kind).values()];
  const chosen: Place[] = [];
  while (chosen.length < size && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const place = queue.shift();
      if (place && chosen.length < size && chosen.every((one) => isApart(one, place)))
        chosen.push(place);
    }
  return chosen;
}

/** @param only parts of the names of their files; all by default */
export function choose(size: number, seed: number, only: readonly string[]): Place[] {
  const files = globSync(FOLDERS, { cwd: root })
    .filter((file) => !LEFT_OUT.test(file))
    .filter((file) => only.length === 0 || only.some((part) => file.includes(part)))
    .toSorted();
  const places = files.flatMap((file) => placesIn(file, readFileSync(join(root, file), 'utf8')));
  return sampleOf(places, size, randomOf(seed));
}
