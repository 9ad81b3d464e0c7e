import { MarketError } from '#mocks/market/errors.ts';
import { startMarket } from '#mocks/mock-server.ts';
import { type Command, control } from '#mocks/sandbox/control.ts';
import type { Profile } from '#mocks/profiles/types.ts';
import { loadContract } from '#scripts/conformance/contract.ts';
import { SandboxRefusal } from '#scripts/conformance/embedded.ts';
import type { Exchange } from '#scripts/conformance/exchange.ts';
import { type Difference, type Grade, gradeOf } from '#scripts/conformance/grade.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import type { Journey } from '#scripts/conformance/journeys/journey.ts';
import { createReportBuilder, type ReportBuilder } from '#scripts/conformance/report/builder.ts';
import { replaceAnswer } from '../profiles.ts';
import { run } from '../test-run.ts';
import { type MatrixFault, matrixFaults, type Noted } from './faults.ts';
import { type Counter, inLanguages } from './turn.ts';

const LIMIT_MS = 15_000;
const QUIET: readonly Grade[] = ['tolerated', 'extra', 'slow'];

export const OUTCOMES = ['found', 'seen', 'unseen', 'never reached', 'no effect'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Tried {
  fault: MatrixFault;
  outcome: Outcome;
  counter: Counter;
  /** the first finding that fails the run, or another one */
  finding: string;
}

const contract = loadContract();
const JOURNEYS = allJourneys(contract);

/** The rest of a run shows nothing more. */
class Ended extends Error {}

interface Watched {
  loud: string | null;
  quiet: string | null;
  calls: { operation: string; source: string }[];
}

/** A builder that ends the run with the first finding that fails it. */
function watchedBuilder(watched: Watched): ReportBuilder {
  const builder = createReportBuilder(contract, { limitMs: LIMIT_MS, slowMs: Infinity });
  const judge = ({ operation }: Exchange, differences: readonly Difference[]) => {
    for (const one of differences) {
      const text = `${operation.id} ${one.kind} ${one.at}: expected ${one.expected}, got ${one.got}`;
      const isQuiet = QUIET.includes(gradeOf(one));
      if (isQuiet) watched.quiet ??= text;
      else watched.loud ??= text;
    }
    if (watched.loud !== null) throw new Ended();
  };
  const watching: Pick<ReportBuilder, 'record' | 'addLeak' | 'addLater'> = {
    record(exchange) {
      const verdict = builder.record(exchange);
      watched.calls.push({ operation: exchange.operation.id, source: exchange.source });
      judge(exchange, verdict.differences);
      return verdict;
    },
    addLeak(exchange, fields) {
      watched.loud ??= `${exchange.operation.id} leak ${fields.join(', ')}`;
      throw new Ended();
    },
    addLater: (exchange, difference) => judge(exchange, [difference]),
  };
  return Object.create(
    builder,
    Object.fromEntries(Object.entries(watching).map(([name, value]) => [name, { value }])),
  ) as ReportBuilder;
}

function outcomeOf(counter: Counter, loud: string | null, quiet: string | null): Outcome {
  if (counter.reached === 0) return 'never reached';
  if (counter.effective === 0) return 'no effect';
  if (loud !== null) return 'found';
  return quiet === null ? 'unseen' : 'seen';
}

/** A market of its own, and what a run without faults calls and is refused. */
export async function startMatrix() {
  const { market, accounts, switches, fetch: ask, origin, close } = await startMarket();
  const [member, other] = accounts;
  if (!member || !other) throw new Error('The market has no demo accounts');

  async function sandbox(command: object): Promise<unknown> {
    try {
      return await Promise.resolve(control(market, switches, command as Command));
    } catch (error) {
      throw new SandboxRefusal(error instanceof Error ? error.message : 'refused');
    }
  }

  const runWith = async (profile: Profile, journeys: readonly Journey[]): Promise<Watched> => {
    await sandbox({ do: 'reset' });
    switches.profile = profile;
    const watched: Watched = { loud: null, quiet: null, calls: [] };
    await run({
      baseUrl: origin,
      fetch: (address, init) => ask(new Request(address, init)),
      journeys,
      member,
      other,
      sandbox,
      builder: watchedBuilder(watched),
      progress: (line) => {
        if (line.startsWith(`${journeys.length} of`)) throw new Ended();
      },
    }).catch((error: unknown) => {
      if (!(error instanceof Ended)) throw error;
    });
    switches.profile = null;
    return watched;
  };

  const noted = new Map<string, Noted>();
  const noting = [...contract.operations.values()].map(({ id }) =>
    replaceAnswer(id, async (asked, answer) => {
      const own = noted.get(id) ?? { refusals: new Set() };
      noted.set(id, own);
      try {
        const data = await answer(asked);
        own.data ??= data;
        return data;
      } catch (error) {
        if (error instanceof MarketError) own.refusals.add(error.key);
        throw error;
      }
    }),
  );
  const clean = await runWith(inLanguages(...noting), JOURNEYS);
  const calls = new Map(
    [...Map.groupBy(clean.calls, ({ operation }) => operation)].map(([id, own]) => [
      id,
      own.length,
    ]),
  );

  function journeysTo(id: string): readonly Journey[] {
    const names = new Set(
      clean.calls.filter(({ operation }) => operation === id).map(({ source }) => source),
    );
    return JOURNEYS.filter(({ name }) => names.has(name));
  }

  return {
    clean,
    calls,
    close,
    faults: matrixFaults(contract, calls, noted),
    async plant(fault: MatrixFault): Promise<Tried> {
      const counter: Counter = { reached: 0, effective: 0 };
      const journeys = journeysTo(fault.operation);
      if (journeys.length === 0) return { fault, counter, outcome: 'never reached', finding: '' };
      const { loud, quiet } = await runWith(fault.profile(counter), journeys);
      const outcome = outcomeOf(counter, loud, quiet);
      return { fault, outcome, counter, finding: loud ?? quiet ?? '' };
    },
  };
}
