/** Preloaded into each Node process that runs tests or serves the shop: selects and records breakages. */
import { appendFileSync } from 'node:fs';
import { ACTIVE, LOG } from './settings.ts';

declare global {
  /** whether this breakage is active */
  var __breakage: ((id: string) => boolean) | undefined;
}

/** Time in which a second use of the same place is not written, in ms. */
const QUIET = 5;

const writtenAt = new Map<string, number>();

function record(file: string, id: string): void {
  const now = Date.now();
  if (now - (writtenAt.get(id) ?? 0) < QUIET) return;
  writtenAt.set(id, now);
  appendFileSync(file, `${now} ${id}\n`);
}

const active = process.env[ACTIVE];
const log = process.env[LOG];

globalThis.__breakage = (id) => {
  if (log) record(log, id);
  return id === active;
};
