import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readManifest } from '#/server/manifest.ts';

/** Smaller differences come from the names of other chunks. */
const MIN_BYTES = 30;

interface ChunkChange {
  /** source file, or the bundler's name of a shared chunk */
  name: string;
  /** bytes, brotli; 0 if the build has no such chunk */
  before: number;
  after: number;
}

/** Bytes (brotli) of all scripts of a build by name. Chunks with the same name are added up. */
function weighChunks(dist: string): Map<string, number> {
  const chunks = Object.values(readManifest(dist));
  // The packages of a worktree are a link to those of this checkout.
  const nameOf = (src: string) => src.replace(/^[./]*\/node_modules/, 'node_modules');
  const names = new Map(chunks.map(({ file, src, name }) => [file, src ? nameOf(src) : name]));
  const weights = new Map<string, number>();
  for (const asset of readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))) {
    const name = names.get(`assets/${asset}`) ?? 'other';
    const { byteLength } = brotliCompressSync(readFileSync(join(dist, 'assets', asset)));
    weights.set(name, (weights.get(name) ?? 0) + byteLength);
  }
  return weights;
}

/** The chunks that differ between two builds, largest difference first. */
export function changedChunks(distBefore: string, distAfter: string): ChunkChange[] {
  const [before, after] = [weighChunks(distBefore), weighChunks(distAfter)];
  const difference = (change: ChunkChange) => Math.abs(change.after - change.before);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name) ?? 0, after: after.get(name) ?? 0 }))
    .filter((change) => difference(change) >= MIN_BYTES)
    .toSorted((a, b) => difference(b) - difference(a));
}
