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

describe('the embedded market', () => {
  it('answers every operation as the contract says', () => {
    const report = planting.clean;
    expect(report.findings).toEqual([]);
    expect(
      report.operations
        .filter(({ succeeded }) => succeeded === 0)
        .map(({ operation }) => operation),
      'operations without a successful step in scripts/conformance/journeys',
    ).toEqual([]);
    expect(report.notRun).toEqual([]);
    expect(report.absent).toEqual([]);
    const { operations, codes, steps } = report.coverage;
    expect(operations[0]).toBe(operations[1]);
    expect(codes[0] / codes[1]).toBeGreaterThan(0.95);
    // All state transitions of orders, refunds, coupons and applications are covered.
    expect(steps[0]).toBe(steps[1]);
    expect(report.states.map(({ name, unseenSteps }) => [name, unseenSteps])).toEqual(
      report.states.map(({ name }) => [name, []]),
    );
    // The created data is removed.
    expect(report.cleanUp.length).toBeGreaterThan(0);
    expect(
      report.cleanUp.filter((line) => line.includes('remains') || line.includes('could not')),
    ).toEqual([]);
  });
});

describe('planted faults', () => {
  it.each(
    (isWhole ? Object.values(PLANTED).flat() : sample(FOUND)).map(
      (fault) => [fault.name, fault] as const,
    ),
  )('are found as what they are: %s', async (_, fault) => {
    const { outcome, findings } = await planting.plant(fault);
    expect(outcome, JSON.stringify(findings.slice(0, 3), null, 1)).toBe('found');
  });
});
