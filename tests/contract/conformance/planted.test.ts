import { afterAll, describe, expect, it } from 'vitest';
import { PLANTED } from './planted/all.ts';
import type { PlantedFault } from './planted/plant.ts';
import { startPlanting } from './planted/run.ts';

/** `PLANTED=all` plants all of them, as `npm run bench planted` does. */
const isWhole = process.env.PLANTED === 'all';
/** Lists without a fault that is missed. */
const FOUND = ['examples', 'later', 'newest', 'others', 'shared', 'together'].flatMap(
  (name) => PLANTED[name] ?? [],
);

const planting = await startPlanting();
afterAll(() => planting.close());

/** Of each kind the fault with the fewest calls in its journeys, among those of a few operations. */
function sample(faults: readonly PlantedFault[]): PlantedFault[] {
  const cheapest = new Map<PlantedFault['about'], PlantedFault>();
  for (const fault of faults) {
    const other = cheapest.get(fault.about);
    if (fault.on !== '*' && (!other || planting.callsFor(fault) < planting.callsFor(other)))
      cheapest.set(fault.about, fault);
  }
  return [...cheapest.values()];
}

describe('planted faults', () => {
  it('leave the run without a fault as it is', () => {
    expect(planting.clean.findings).toEqual([]);
    expect(planting.clean.notRun).toEqual([]);
  });

  it.each(
    (isWhole ? Object.values(PLANTED).flat() : sample(FOUND)).map(
      (fault) => [fault.name, fault] as const,
    ),
  )('are found as what they are: %s', async (_, fault) => {
    const { outcome, findings } = await planting.plant(fault);
    expect(outcome, JSON.stringify(findings.slice(0, 3), null, 1)).toBe('found');
  });
});
