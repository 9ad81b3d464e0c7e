import type { Json } from '../../contract/shape.ts';
import { loadContract } from '../contract.ts';
import { SUCCESS } from '../exchange.ts';
import { UsageError } from '../usage-error.ts';
import type { Caller, Journey } from '../journeys/journey.ts';
import { createReportBuilder } from '../report/builder.ts';
import type { Report } from '../report/report.ts';
import { callOf } from '../rules/call.ts';
import { call } from './call.ts';
import { cleanUp, type CleanUpCall, type Inventory, takeInventory } from './clean-up.ts';
import {
  newJourneyState,
  type RunContext,
  type RunOptions,
  ServerUnresponsive,
} from './context.ts';
import { pick } from './pick.ts';
import { loadPictures } from './pictures.ts';
import { doOutside, hookNeeded, unsupportedEvents } from './outside.ts';
import { runJourney, skipJourney } from './run-journey.ts';
import { createSender } from './send.ts';
import { createTrail } from './settle.ts';
import type { Account } from './values.ts';
import { plannedWrites } from './writes.ts';

const MAX_REPEATED = 20;
const SIGNED_OUT = 401;

export type { RunOptions } from './context.ts';

/** Runs the journeys against a server and reports differences from the contract. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const contract = options.contract ?? loadContract();
  const run: RunContext = {
    ...options,
    contract,
    builder: options.builder ?? createReportBuilder(contract, options),
    sender: createSender(options),
    tokens: new Map(),
    repeatedByOther: new Set(),
    repeatedAtOnce: new Set(),
    readAfter: new Map(),
    trail: createTrail(),
    clockOffset: 0,
    moves: new Map(),
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
  for (const caller of callers)
    before.set(caller, await takeInventory(ownCall(run, caller, 'inventory before the run')));
  for (const [at, journey] of journeys.entries()) {
    await runJourney(run, journey);
    run.progress?.(
      `${String(at + 1).padStart(2)} of ${journeys.length}  ${journey.name}: ${run.builder.findingCount} findings so far`,
    );
  }
  await repeatSlowReads(run);
  await loadPictures(run);
  for (const [caller, inventory] of before)
    for (const line of await cleanUp(ownCall(run, caller, 'clean-up'), inventory))
      run.builder.addCleanUp(line);
}

function skipReason(
  journey: Journey,
  options: Pick<RunOptions, 'sandbox' | 'hooks' | 'given'>,
): string | null {
  const { isWhole, givenOnly } = journey;
  const [unsupported] = isWhole ? unsupportedEvents(journey, options) : [];
  if (unsupported !== undefined) return hookNeeded(unsupported);
  const { given = {} } = options;
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

/** Opens the session of a caller: the only write of a run without `allowWrites`. */
async function signIn(run: RunContext, caller: 'member' | 'other', account: Account | null) {
  const given = run.sessions?.[caller];
  if (given !== undefined)
    return useSession(run, caller, given, caller === 'member' ? '--token' : '--other-token');
  if (run.hooks?.signIn) return signInByHook(run, caller, account);
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

/** The hook answers the token. The second account is used only if it was given. */
async function signInByHook(run: RunContext, caller: 'member' | 'other', account: Account | null) {
  if (!account && caller === 'other') return;
  const token = await doOutside(run, { do: 'signIn', caller, ...account });
  if (typeof token !== 'string' || token === '')
    throw new UsageError(
      `The hook signIn must answer a token, and answered ${JSON.stringify(token)}.`,
    );
  await useSession(run, caller, token, 'the hook signIn');
}

/** A session that has ended would be a finding of every journey, and none of the server. */
async function useSession(run: RunContext, caller: Caller, token: string, origin: string) {
  run.builder.redactor.hide(token);
  run.tokens.set(caller, token);
  const operation = run.contract.operations.get('userInfo');
  if (!operation) return;
  const request = { operation, params: {}, query: {}, body: undefined, token, language: 'en' };
  const { answer } = await run.sender.send(request);
  if ('error' in answer) return;
  const code = pick(answer.json?.value, 'code');
  if (code !== SIGNED_OUT && answer.status !== SIGNED_OUT) return;
  throw new UsageError(
    `The session of ${origin} is not accepted: userInfo answers ${SIGNED_OUT}. Sign in again for another one.`,
  );
}

/** One slow answer may be the fault of this machine: a read that was slow once is sent once more. */
async function repeatSlowReads({ builder, sender }: RunContext) {
  for (const exchange of builder.slowOnce().slice(0, MAX_REPEATED)) {
    const { operation, body, token = null, language = 'en' } = exchange;
    const { params, query } = callOf(exchange, null, '', [], 0);
    const request = { operation, params, query, token, language, body: body as Json | undefined };
    const { answer, ms } = await sender.send(request);
    if ('status' in answer) builder.addTime(exchange, ms);
  }
}

/** A call of the run itself, not of a journey. */
const ownCall =
  (run: RunContext, caller: string, source: string): CleanUpCall =>
  async (operation, input) => {
    const { code, data } = await call(
      run,
      { operation, as: caller as Caller, ...input },
      newJourneyState(new Map()),
      source,
    );
    return code === SUCCESS ? { data } : null;
  };
