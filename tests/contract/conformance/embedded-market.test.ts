import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '#scripts/conformance/contract.ts';
import { startEmbedded } from '#scripts/conformance/embedded.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { expectedCodes, isCall } from '#scripts/conformance/journeys/journey.ts';
import { ANSWER_LIMIT_MS } from '#scripts/conformance/limits.ts';
import { runConformance } from '#scripts/conformance/run/run.ts';

const contract = loadContract();
/** Processor time, which other jobs do not change. */
const MAX_SECONDS = 30;
// Measured 14 % with all rules.
const MAX_CHECK_SHARE = 0.25;

async function runAll() {
  const started = performance.now();
  const before = process.threadCpuUsage();
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
  const { user, system } = process.threadCpuUsage(before);
  return { report, processorSeconds: (user + system) / 1e6 };
}

describe('the embedded market', () => {
  let result: Awaited<ReturnType<typeof runAll>>;
  beforeAll(async () => {
    result = await runAll();
  });

  it('answers every operation as the contract says', () => {
    const { report } = result;
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

  it('is checked with little overhead', () => {
    const { seconds, checkSeconds } = result.report;
    console.log(
      `all operations in ${seconds.toFixed(1)} s, of which checking ${((100 * checkSeconds) / seconds).toFixed(1)} %`,
    );
    expect(result.processorSeconds).toBeLessThan(MAX_SECONDS);
    expect(checkSeconds / seconds).toBeLessThan(MAX_CHECK_SHARE);
  });
});

describe.each(allJourneys(contract).map((journey) => [journey.name, journey] as const))(
  'journey %s',
  (_name, { steps }) => {
    it('names only situations and codes of the contract', () => {
      const unlisted = steps.filter(isCall).filter((step) => {
        if (step.situation === undefined) return false;
        const listed = contract.operations.get(step.operation)?.situations ?? [];
        return !listed.some(
          ({ code, when }) => when === step.situation && expectedCodes(step).includes(code),
        );
      });
      expect(unlisted.map(({ operation, situation }) => `${operation}: ${situation}`)).toEqual([]);
    });
  },
);
