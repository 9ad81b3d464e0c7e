import { loadContract } from '../contract.ts';
import { SUCCESS } from '../exchange.ts';
import type { Caller, Journey } from '../journeys/journey.ts';
import { createReportBuilder } from '../report/builder.ts';
import type { Report } from '../report/report.ts';
import { call } from './call.ts';
import { cleanUp, type CleanUpCall, type Inventory, takeInventory } from './clean-up.ts';
import {
  newJourneyState,
  type RunContext,
  type RunOptions,
  ServerUnresponsive,
} from './context.ts';
import { pick } from './pick.ts';
import { runJourney, SANDBOX_NEEDED, skipJourney } from './run-journey.ts';
import { createSender } from './send.ts';
import type { Account } from './values.ts';
import { plannedWrites } from './writes.ts';

export type { RunOptions } from './context.ts';

/** Runs the journeys against a server and reports differences from the contract. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const contract = loadContract();
  const run: RunContext = {
    ...options,
    contract,
    builder: createReportBuilder(contract, options),
    sender: createSender(options),
    tokens: new Map(),
    repeatedByOther: new Set(),
    clockOffset: 0,
    unanswered: 0,
  };
  const all =
    typeof options.journeys === 'function' ? options.journeys(contract) : options.journeys;
  const journeys = all.filter((journey) => skipReason(journey, options) === null);
  for (const journey of all) {
    const reason = skipReason(journey, options);
    // The embedded market needs no named orders: other journeys create them.
    if (reason !== null && !(journey.givenOnly && options.sandbox))
      skipJourney(run, journey, reason);
  }
  for (const account of [options.member, options.other]) {
    run.builder.redactor.hide(account?.email);
    run.builder.redactor.hide(account?.password);
  }
  if (options.allowWrites) announceWrites(run, journeys);
  await runAll(run, journeys).catch((error: unknown) => {
    if (!(error instanceof ServerUnresponsive)) throw error;
    run.builder.endEarly(error.message);
  });
  return run.builder.report({
    target: options.sandbox ? 'the embedded market' : options.baseUrl,
    mode: options.allowWrites ? 'reads and writes' : 'reads only',
  });
}

async function runAll(run: RunContext, journeys: readonly Journey[]) {
  await signIn(run, 'member', run.member);
  await signIn(run, 'other', run.other);
  const callers = run.allowWrites ? [...run.tokens.keys()] : [];
  const before = new Map<string, Inventory>();
  for (const caller of callers) before.set(caller, await takeInventory(cleanUpCall(run, caller)));
  for (const [at, journey] of journeys.entries()) {
    await runJourney(run, journey);
    run.progress?.(
      `${String(at + 1).padStart(2)} of ${journeys.length}  ${journey.name}: ${run.builder.findingCount} findings so far`,
    );
  }
  for (const [caller, inventory] of before)
    for (const line of await cleanUp(cleanUpCall(run, caller), inventory))
      run.builder.addCleanUp(line);
}

function skipReason(
  { embeddedOnly, givenOnly }: Journey,
  { sandbox, given = {} }: Pick<RunOptions, 'sandbox' | 'given'>,
): string | null {
  if (embeddedOnly && !sandbox) return SANDBOX_NEEDED;
  return givenOnly && Object.keys(given).length === 0 ? 'no order was named with --order' : null;
}

function announceWrites({ contract, log, sandbox }: RunContext, journeys: readonly Journey[]) {
  if (sandbox) return;
  log('This run writes to the server:');
  for (const line of plannedWrites(contract, journeys)) log(`  ${line}`);
  log(
    'Afterwards it removes the cart lines, addresses, unpaid orders and wishlist entries it created. Received coupons, visitors and uploaded files remain.',
  );
}

/** Opens a session with the given account: the only write of a run without `allowWrites`. */
async function signIn(run: RunContext, caller: string, account: Account | null) {
  if (!account) return;
  const { data } = await call(
    run,
    {
      operation: 'emailLogin',
      as: 'guest',
      body: { email: account.email, password: account.password },
    },
    newJourneyState(new Map()),
    'sign-in',
  );
  const token = pick(data, 'token');
  if (typeof token === 'string') run.tokens.set(caller, token);
}

const cleanUpCall =
  (run: RunContext, caller: string): CleanUpCall =>
  async (operation, input) => {
    const { code, data } = await call(
      run,
      { operation, as: caller as Caller, ...input },
      newJourneyState(new Map()),
      'clean-up',
    );
    return code === SUCCESS ? { data } : null;
  };
