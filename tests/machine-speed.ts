import { availableParallelism, loadavg } from 'node:os';

/** Deadlines of tests, in ms. Work that is done does not wait for them, so they only have to be long enough. */
export interface TestDeadlines {
  /** a test or a hook */
  test: number;
  /** one condition that a test waits for */
  wait: number;
}

/** On a machine of the reference speed. Pages and dialogs import their code on demand, which takes seconds beside other jobs. */
const DEADLINES: TestDeadlines = { test: 240_000, wait: 60_000 };

/** Time of the work below on a machine of the reference speed, in ms. */
const REFERENCE_MS = 15;
const MAX_SLOWNESS = 4;

/** Parses and writes text and sorts objects, like tests do. */
function work(): void {
  const rows = Array.from({ length: 4000 }, (_, index) => ({
    id: (index * 7919) % 4001,
    name: `${index}`,
  }));
  JSON.parse(JSON.stringify(rows.toSorted((one, other) => one.id - other.id)));
}

/**
 * How many times slower than the reference machine this one is at the moment, from 1 to 4: a slower processor, or one
 * that other jobs share.
 */
export function measureSlowness(): number {
  work();
  const started = performance.now();
  for (let times = 0; times < 5; times += 1) work();
  const jobs = Math.max(loadavg()[0] ?? 0, availableParallelism()) / availableParallelism();
  const slowness = ((performance.now() - started) / REFERENCE_MS) * jobs;
  return Math.min(Math.max(slowness, 1), MAX_SLOWNESS);
}

/** Deadlines on a machine of this slowness. */
export const deadlinesAt = (slowness: number): TestDeadlines => ({
  test: Math.round(DEADLINES.test * slowness),
  wait: Math.round(DEADLINES.wait * slowness),
});
