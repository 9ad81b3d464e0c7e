import { describe, expect, it } from 'vitest';
import { loadContract } from '#scripts/conformance/contract.ts';
import { startEmbedded } from '#scripts/conformance/embedded.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { expectedCodes, isCall } from '#scripts/conformance/journeys/journey.ts';
import { ANSWER_LIMIT_MS } from '#scripts/conformance/limits.ts';
import { runConformance } from '#scripts/conformance/run/run.ts';

const contract = loadContract();

async function runAll() {
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
  it('answers every operation as the contract says', async () => {
    const report = await runAll();
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
