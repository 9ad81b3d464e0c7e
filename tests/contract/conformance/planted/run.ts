import { loadContract, operationAt } from '#scripts/conformance/contract.ts';
import { type Embedded, startEmbedded } from '#scripts/conformance/embedded.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import type { Journey } from '#scripts/conformance/journeys/journey.ts';
import { createLocalFetch } from '#scripts/conformance/local-fetch.ts';
import { exitCode, type Finding, type Report } from '#scripts/conformance/report/report.ts';
import { faultProxy } from '../fault-proxy.ts';
import { run } from '../test-run.ts';
import { NAMED_BY, plant, type PlantedFault } from './plant.ts';

const contract = loadContract();
const JOURNEYS = allJourneys(contract);

export type Outcome = 'found' | 'seen' | 'unseen' | 'never reached';

export interface Result {
  fault: PlantedFault;
  hits: number;
  outcome: Outcome;
  exit: number;
  findings: readonly Finding[];
  report: Report;
}

/** The journeys that call one of the operations, from a run without faults. */
function journeysTo(clean: Report, operations: PlantedFault['on']): readonly Journey[] {
  if (operations === '*') return JOURNEYS;
  const names = new Set(
    clean.cases
      .filter(({ operation }) => (operations as readonly string[]).includes(operation))
      .map(({ source }) => source),
  );
  return JOURNEYS.filter(({ name }) => names.has(name));
}

const operationsOf = ({ operation, alsoIn }: Finding) => [operation, ...alsoIn];

function isNamed({ about, on, at = on }: PlantedFault, finding: Finding): boolean {
  const kinds: readonly string[] = NAMED_BY[about];
  return (
    kinds.includes(finding.kind) &&
    (at === '*' || operationsOf(finding).some((one) => (at as readonly string[]).includes(one)))
  );
}

function outcomeOf(fault: PlantedFault, hits: number, report: Report, exit: number): Outcome {
  if (hits === 0) return 'never reached';
  // The run has to try what it tries elsewhere.
  if (fault.about === 'coverage') return report.notRun.length === 0 ? 'found' : 'unseen';
  if ((exit !== 0 || fault.isMild) && report.findings.some((one) => isNamed(fault, one)))
    return 'found';
  return report.findings.length > 0 ? 'seen' : 'unseen';
}

async function runWith(
  { origin, member, other, sandbox, switches }: Embedded,
  journeys: readonly Journey[],
  fault: PlantedFault | null,
): Promise<{ report: Report; hits: number }> {
  await sandbox({ do: 'reset' });
  const planted = fault && plant(fault);
  switches.profile = fault?.market?.(() => planted?.hit()) ?? null;
  const proxy = await faultProxy(origin, (request) => {
    if (!planted || !fault || fault.market) return null;
    const id = operationAt(contract, request.method, request.path.split('?')[0] ?? '')?.id;
    const isMeant = id !== undefined && (fault.on === '*' || fault.on.includes(id));
    return isMeant ? planted.inject(request) : null;
  });
  const report = await run({
    baseUrl: proxy.origin,
    journeys,
    member,
    other,
    sandbox,
    // What is wrong with a connection is found by the one that runs have.
    ...(fault?.respond ? {} : { fetch: createLocalFetch() }),
    ...(fault?.slowMs === undefined ? {} : { slowMs: fault.slowMs }),
  });
  proxy.close();
  switches.profile = null;
  return { report, hits: planted?.hits() ?? 0 };
}

/** Plants faults one at a time in a market of their own. */
export async function startPlanting() {
  const market = await startEmbedded();
  const clean = (await runWith(market, JOURNEYS, null)).report;
  return {
    clean,
    close: market.close,
    /** The calls of the journeys that a fault is planted in. */
    callsFor({ on }: PlantedFault): number {
      const names = new Set(journeysTo(clean, on).map(({ name }) => name));
      return clean.cases.filter(({ source }) => names.has(source)).length;
    },
    async plant(fault: PlantedFault): Promise<Result> {
      const journeys = journeysTo(clean, fault.on);
      const { report, hits } = await runWith(market, journeys, fault);
      const exit = exitCode(report);
      const outcome = outcomeOf(fault, hits, report, exit);
      return { fault, hits, outcome, exit, findings: report.findings, report };
    },
  };
}
