/**
 * Changes places of the market one at a time, which the conformance run has to notice. All of them are in one source,
 * with a switch each: the market is loaded once, and a change is tried in the journeys that reach it.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Embedded } from '../conformance/embedded.ts';
import type { Journey } from '../conformance/journeys/journey.ts';
import { type Place, switched } from './market-places.ts';
import { choose } from './market-sample.ts';

const root = join(import.meta.dirname, '..', '..');
/** Journeys that try a change first: the shortest ones. */
const FIRST = 8;

type Ending = 'noticed' | 'not noticed' | 'never reached';

export interface Tried {
  place: Place;
  ending: Ending;
  /** what the run says of it first */
  finding: string;
  journeys: number;
}

interface Switches {
  isChanged: (at: number) => boolean;
}

/** Loads the market with the switches of these places. */
function loadSwitched(places: readonly Place[]) {
  const byFile = Map.groupBy(
    places.map((place, at) => ({ place, at })),
    ({ place }) => join(root, place.file),
  );
  registerHooks({
    load(url, context, next) {
      const own = url.startsWith('file:') ? byFile.get(fileURLToPath(url)) : undefined;
      if (!own) return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      return { format: 'module-typescript', source: switched(text, own), shortCircuit: true };
    },
  });
}

/** Tries a sample of places. @param onTried is called after each */
export async function tryPlaces(
  { size, seed, only }: { size: number; seed: number; only: readonly string[] },
  onTried: (tried: Tried) => void,
): Promise<void> {
  const places = choose(size, seed, only);
  loadSwitched(places);
  let active = -1;
  const reached = new Set<number>();
  (globalThis as unknown as Switches).isChanged = (at) => {
    reached.add(at);
    return at === active;
  };
  const { startEmbedded } = await import('../conformance/embedded.ts');
  const { loadContract } = await import('../conformance/contract.ts');
  const { allJourneys } = await import('../conformance/journeys/all.ts');
  const { createLocalFetch } = await import('../conformance/local-fetch.ts');
  const { exitCode } = await import('../conformance/report/report.ts');
  const { runConformance } = await import('../conformance/run/run.ts');
  // A call that nothing waits for any more may fail.
  process.on('unhandledRejection', () => undefined);
  const market: Embedded = await startEmbedded();
  const all = allJourneys(loadContract());
  const run = async (
    journeys: readonly Journey[],
    place: number,
    progress?: (line: string) => void,
  ) => {
    active = -1;
    await market.sandbox({ do: 'reset' });
    active = place;
    const { origin: baseUrl, member, other, sandbox } = market;
    return runConformance({
      baseUrl,
      journeys,
      member,
      other,
      sandbox,
      allowWrites: true,
      rate: null,
      limitMs: 15_000,
      slowMs: Infinity,
      started: performance.now(),
      fetch: createLocalFetch(),
      log: () => {},
      ...(progress && { progress }),
    });
  };

  const reachedBy = new Map<Journey, Set<number>>();
  reached.clear();
  await run(all, -1, (line) => {
    const journey = all.find(({ name }) => line.includes(` ${name}: `));
    if (journey) reachedBy.set(journey, new Set(reached));
    reached.clear();
  });
  for (const [at, place] of places.entries()) {
    const journeys = all.filter((journey) => reachedBy.get(journey)?.has(at));
    const first = new Set(
      journeys.toSorted((a, b) => a.steps.length - b.steps.length).slice(0, FIRST),
    );
    let ending: Ending = journeys.length === 0 ? 'never reached' : 'not noticed';
    let finding = '';
    for (const part of [journeys.filter((one) => first.has(one)), journeys]) {
      if (ending !== 'not noticed' || part.length === 0) break;
      const report = await run(part, at);
      const [one] = report.findings;
      if (exitCode(report) === 0) continue;
      ending = 'noticed';
      finding = one
        ? `${one.rule} ${one.kind} ${one.operation} ${one.path}: expected ${one.expected}, got ${one.got}`
        : 'the run ended early';
    }
    active = -1;
    onTried({ place, ending, finding, journeys: journeys.length });
  }
  const { findings } = await run(all, -1);
  market.close();
  if (findings.length > 0) throw new Error('A change has outlived its run: try fewer places.');
}
