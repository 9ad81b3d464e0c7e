import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLANTED } from './planted/all.ts';
import type { PlantedFault } from './planted/plant.ts';
import { startPlanting } from './planted/run.ts';

/** `PLANTED=all` plants all of them, as `npm run bench planted` does. */
const isWhole = process.env.PLANTED === 'all';

/** The first fault of each kind that changes the answers of a few operations. */
function sample(faults: readonly PlantedFault[]): PlantedFault[] {
  const kinds = new Set<string>();
  return faults.filter(({ about, on }) => {
    if (on === '*' || kinds.has(about)) return false;
    kinds.add(about);
    return true;
  });
}

const ALL = Object.values(PLANTED).flat();
const FAULTS = isWhole ? ALL : sample(ALL);

describe('planted faults', () => {
  let planting: Awaited<ReturnType<typeof startPlanting>>;
  beforeAll(async () => {
    planting = await startPlanting();
  });
  afterAll(() => planting.close());

  it('leave the run without a fault as it is', () => {
    expect(planting.clean.findings).toEqual([]);
    expect(planting.clean.notRun).toEqual([]);
  });

  it.each(FAULTS.map((fault) => [fault.name, fault] as const))(
    'are found as what they are: %s',
    async (_, fault) => {
      const { outcome, findings } = await planting.plant(fault);
      expect(outcome, JSON.stringify(findings.slice(0, 3), null, 1)).toBe('found');
    },
  );
});
