import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 200;

/** The process that holds a lock; null if it has ended, or none does. */
function holderOf(lock: string): number | null {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    process.kill(holder, 0);
    return holder;
  } catch {
    return null;
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Runs `work` while no other process, and nothing else of this one, runs what has the same lock file. */
export async function alone(lock: string, work: () => Promise<void>): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true });
  let isSaid = false;
  while (!take(lock)) {
    const holder = holderOf(lock);
    if (holder === null) rmSync(lock, { force: true });
    else if (!isSaid) console.log(`Waiting for process ${holder}, which has ${lock}`);
    isSaid = true;
    await wait(LOOK_MS);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
