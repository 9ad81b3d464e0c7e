import { describe, expect, it } from 'vitest';
import { loadContract, operationAt } from '#scripts/conformance/contract.ts';
import { startEmbedded } from '#scripts/conformance/embedded.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { readAccepted } from '#scripts/conformance/report/accepted.ts';
import { exitCode } from '#scripts/conformance/report/report.ts';
import { INJECTED_ANSWERS } from './cases/injected-answers.ts';
import { INJECTED_BEHAVIOUR } from './cases/injected-behaviour.ts';
import { faultProxy } from './fault-proxy.ts';
import { embeddedMarket, run } from './test-run.ts';

const contract = loadContract();
const journeys = new Map(allJourneys(contract).map((journey) => [journey.name, journey]));
const market = embeddedMarket();
const FAULTS = [...INJECTED_ANSWERS, ...INJECTED_BEHAVIOUR];

describe('the journeys', () => {
  it.each(FAULTS.map((fault) => [fault.name, fault] as const))('report %s', async (_, fault) => {
    const { origin, member, other, sandbox, switches } = market.current;
    await sandbox({ do: 'reset' });
    switches.profile = fault.profile ?? null;
    const proxy = await faultProxy(origin, ({ method, path }) => {
      const id = operationAt(contract, method, path.split('?')[0] ?? '')?.id;
      return fault.fault && id === fault.fault[0] ? fault.fault[1] : null;
    });
    const report = await run({
      baseUrl: proxy.origin,
      journeys: [journeys.get(fault.journey)!],
      member,
      other,
      sandbox,
      ...(fault.slowMs === undefined ? {} : { slowMs: fault.slowMs }),
    });
    proxy.close();
    switches.profile = null;
    const kinds = report.findings.flatMap(({ operation, alsoIn, kind, grade }) =>
      [operation, ...alsoIn].map((one) => ({ operation: one, kind, grade })),
    );
    const { operation, kind, grade } = fault;
    expect(kinds).toContainEqual({ operation, kind, grade });
  });
});

// The complete market: planted.test.ts.
describe('a run without faults', () => {
  it('has no findings in the as-is market but the accepted ones', async () => {
    const clean = await startEmbedded('as-is');
    const { origin, member, other, sandbox } = clean;
    const report = await run({
      baseUrl: origin,
      journeys: allJourneys,
      member,
      other,
      sandbox,
      accepted: readAccepted('openapi/accepted-findings.json'),
    });
    clean.close();
    expect(report.findings.filter(({ accepted }) => accepted === null)).toEqual([]);
    expect(report.unmetAcceptances).toEqual([]);
    expect(exitCode(report)).toBe(0);
  });
});
