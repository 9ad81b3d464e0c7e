import { describe, expect, it } from 'vitest';
import { loadContract } from '../../../scripts/conformance/contract.ts';
import { startEmbedded } from '../../../scripts/conformance/embedded.ts';
import { allJourneys } from '../../../scripts/conformance/journeys/all.ts';
import { expectedCodes, isCall } from '../../../scripts/conformance/journeys/journey.ts';
import { ANSWER_LIMIT_MS } from '../../../scripts/conformance/limits.ts';
import { runConformance } from '../../../scripts/conformance/run/run.ts';

const contract = loadContract();
const LONGEST_RUN = 30;
const LARGEST_SHARE = 0.05;

async function wholeRun() {
  const started = performance.now();
  const { origin, member, other, sandbox, close } = await startEmbedded();
  const report = await runConformance({
    baseUrl: origin,
    journeys: allJourneys,
    member,
    other,
    allowWrites: true,
    rate: null,
    limitMs: ANSWER_LIMIT_MS,
    started,
    sandbox,
    slowMs: Infinity,
    log: () => {},
  });
  close();
  return report;
}

describe('the embedded market', () => {
  it('answers every operation of the contract, and nothing differs', async () => {
    const report = await wholeRun();
    expect(report.findings).toEqual([]);
    expect(
      report.operations
        .filter(({ succeeded }) => succeeded === 0)
        .map(({ operation }) => operation),
      'an operation that no step of scripts/conformance/journeys calls with success',
    ).toEqual([]);
    expect(report.notRun).toEqual([]);
    expect(report.absent).toEqual([]);
    const { operations, codes, steps } = report.coverage;
    expect(operations[0]).toBe(operations[1]);
    expect(codes[0] / codes[1]).toBeGreaterThan(0.95);
    // Every change of an order, a refund, a coupon and an application was seen.
    expect(steps[0]).toBe(steps[1]);
    expect(report.states.map(({ name, unseenSteps }) => [name, unseenSteps])).toEqual(
      report.states.map(({ name }) => [name, []]),
    );
    // What the run made is gone again.
    expect(report.cleanUp.length).toBeGreaterThan(0);
    expect(
      report.cleanUp.filter((line) => line.includes('stays') || line.includes('could not')),
    ).toEqual([]);
  });

  it('is checked in little time', async () => {
    // A busy machine interrupts checks too: the best of some runs counts.
    const shares: number[] = [];
    for (
      let attempt = 0;
      attempt < 6 && !shares.some((share) => share < LARGEST_SHARE);
      attempt += 1
    ) {
      const { seconds, checkSeconds } = await wholeRun();
      console.log(
        `all operations in ${seconds.toFixed(1)} s, of it checking ${((100 * checkSeconds) / seconds).toFixed(1)} %`,
      );
      expect(seconds).toBeLessThan(LONGEST_RUN);
      shares.push(checkSeconds / seconds);
    }
    expect(Math.min(...shares)).toBeLessThan(LARGEST_SHARE);
  }, 120_000);
});

describe.each(allJourneys(contract).map((journey) => [journey.name, journey] as const))(
  'journey %s',
  (_name, { steps }) => {
    it('names only situations that the contract lists, with their codes', () => {
      const strangers = steps.filter(isCall).filter((step) => {
        if (step.situation === undefined) return false;
        const listed = contract.operations.get(step.operation)?.situations ?? [];
        return !listed.some(
          ({ code, when }) => when === step.situation && expectedCodes(step).includes(code),
        );
      });
      expect(strangers.map(({ operation, situation }) => `${operation}: ${situation}`)).toEqual([]);
    });
  },
);
