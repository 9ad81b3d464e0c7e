import type { Json } from '../../contract/shape.ts';
import { type Contract, loadContract } from '../contract.ts';
import { type Sandbox, SandboxRefusal } from '../embedded.ts';
import type { Expectation } from '../check/values.ts';
import { type Exchange, SUCCESS } from '../exchange.ts';
import { MOST_UNANSWERED } from '../limits.ts';
import type { Accepted } from '../report/accepted.ts';
import {
  type Caller,
  type CallStep,
  expectedCodes,
  isCall,
  type Journey,
  type SandboxStep,
} from '../journeys/journey.ts';
import { createLedger, type Ledger, type Untried } from '../report/ledger.ts';
import type { Report } from '../report/report.ts';
import { cleanUp, type QuietCall, takeInventory } from './clean-up.ts';
import { pick, pickAll } from './pick.ts';
import { allowed, plannedWrites } from './plan.ts';
import { createSender, type Sender } from './send.ts';
import { sharedMarks } from './strangers.ts';
import { type Account, filled, firstValues, MissingValue, namesIn, type Values } from './values.ts';

export interface RunOptions {
  baseUrl: string;
  journeys: readonly Journey[] | ((contract: Contract) => readonly Journey[]);
  member: Account | null;
  other: Account | null;
  allowWrites: boolean;
  rate: number | null;
  limitMs: number;
  /** from when on an answer is told to be slow */
  slowMs?: number;
  /** findings that are lived with */
  accepted?: readonly Accepted[];
  /** order numbers and the like that the caller knows, by the names that journeys use */
  given?: Readonly<Record<string, string>>;
  /** when the run began, with what it had to start first */
  started: number;
  /** of the embedded market only */
  sandbox: Sandbox | null;
  log: (line: string) => void;
  /** hears of every journey that is over */
  progress?: (line: string) => void;
}

interface Run extends RunOptions {
  contract: Contract;
  ledger: Ledger;
  sender: Sender;
  tokens: Map<string, string>;
  /** reads that the other member has tried already */
  triedByOther: Set<string>;
  unanswered: number;
}

/** What a journey knows: values, and whose they are. */
interface Known {
  values: Values;
  owners: Map<string, string>;
  /** a write that later steps build on did not happen: what they would show is not to be expected */
  lacksWrite: boolean;
}

/** Plays the journeys against a server and tells what differs from the contract. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const contract = loadContract();
  const run: Run = {
    ...options,
    contract,
    ledger: createLedger(contract, options),
    sender: createSender(options),
    tokens: new Map(),
    triedByOther: new Set(),
    unanswered: 0,
  };
  const all =
    typeof options.journeys === 'function' ? options.journeys(contract) : options.journeys;
  const journeys = all.filter((journey) => reasonAgainst(journey, options) === null);
  for (const journey of all) {
    const reason = reasonAgainst(journey, options);
    // On the embedded market nobody has to name orders: its own journeys bring them about.
    if (reason !== null && !(journey.givenOnly && options.sandbox)) leaveOut(run, journey, reason);
  }
  for (const account of [options.member, options.other]) {
    run.ledger.redactor.hide(account?.email);
    run.ledger.redactor.hide(account?.password);
  }
  if (options.allowWrites) announce(run, journeys);
  await playAll(run, journeys).catch((error: unknown) => {
    if (!(error instanceof NoAnswers)) throw error;
    run.ledger.endEarly(error.message);
  });
  return run.ledger.report({
    target: options.sandbox ? 'the embedded market' : options.baseUrl,
    mode: options.allowWrites ? 'reads and writes' : 'reads only',
  });
}

async function playAll(run: Run, journeys: readonly Journey[]) {
  await signIn(run, 'member', run.member);
  await signIn(run, 'other', run.other);
  const people = run.allowWrites ? [...run.tokens.keys()] : [];
  const before = new Map<string, Awaited<ReturnType<typeof takeInventory>>>();
  for (const who of people) before.set(who, await takeInventory(quietly(run, who)));
  for (const [at, journey] of journeys.entries()) {
    await play(run, journey);
    run.progress?.(
      `${String(at + 1).padStart(2)} of ${journeys.length}  ${journey.name}: ${run.ledger.foundSoFar} found so far`,
    );
  }
  for (const [who, inventory] of before)
    for (const line of await cleanUp(quietly(run, who), inventory)) run.ledger.note(line);
}

function reasonAgainst(
  { embeddedOnly, givenOnly }: Journey,
  { sandbox, given = {} }: Pick<RunOptions, 'sandbox' | 'given'>,
): string | null {
  if (embeddedOnly && !sandbox) return OTHERS_NEEDED;
  return givenOnly && Object.keys(given).length === 0 ? 'no order was named with --order' : null;
}

const OTHERS_NEEDED = 'it needs what other parties or time do; only the embedded market can';

/** Says of every step of a journey why it is not tried. */
function leaveOut({ ledger }: Run, { name, steps }: Journey, reason: string) {
  for (const step of steps.filter(isCall))
    ledger.skip(`${name}: ${reason}`, untriedBy(step, reason));
}

const untriedBy = ({ operation, situation }: CallStep, reason: string): Untried => ({
  operation,
  situation: situation ?? null,
  reason,
});

function announce({ contract, log, sandbox }: Run, journeys: readonly Journey[]) {
  if (sandbox) return;
  log('This run writes. On that server it');
  for (const line of plannedWrites(contract, journeys)) log(`  ${line}`);
  log(
    'Afterwards it takes away cart lines, addresses, unpaid orders and wish list entries it made. Received coupons, visitors and uploaded files stay.',
  );
}

/** Opening a session with the account that was given is the one call that a run without writes makes beside reads. */
async function signIn(run: Run, who: string, account: Account | null) {
  if (!account) return;
  const { data } = await call(
    run,
    {
      operation: 'emailLogin',
      as: 'guest',
      body: { email: account.email, password: account.password },
    },
    knowing(new Map()),
    'sign-in',
  );
  const token = pick(data, 'token');
  if (typeof token === 'string') run.tokens.set(who, token);
}

function quietly(run: Run, who: string): QuietCall {
  return async (operation, input) => {
    const { code, data } = await call(
      run,
      { operation, as: who as Caller, ...input },
      knowing(new Map()),
      'clean-up',
    );
    return code === SUCCESS ? { data } : null;
  };
}

const knowing = (values: Values): Known => ({ values, owners: new Map(), lacksWrite: false });

async function play(run: Run, journey: Journey) {
  const known = knowing(firstValues(run.member, run.other));
  for (const [name, value] of Object.entries(run.given ?? {})) known.values.set(name, value);
  for (const [at, step] of journey.steps.entries()) {
    try {
      if (isCall(step)) await playCall(run, journey, step, known);
      else await playSandbox(run, step, known);
    } catch (error) {
      if (error instanceof NotHere || error instanceof SandboxRefusal)
        return leaveOut(run, { ...journey, steps: journey.steps.slice(at) }, error.message);
      if (!(error instanceof NoSession || error instanceof MissingValue)) throw error;
      if (isCall(step)) known.lacksWrite ||= isDueWrite(run, step);
      const what = isCall(step) ? step.operation : 'sandbox';
      const line = error instanceof NoSession ? '' : `${journey.name}: ${what}: `;
      run.ledger.skip(
        line + error.message,
        isCall(step) ? untriedBy(step, error.message) : undefined,
      );
    }
  }
}

/** There is nobody to call as. */
class NoSession extends Error {}

/** What only the embedded market can do. */
class NotHere extends Error {}

/** The server does not answer any more. */
class NoAnswers extends Error {}

async function playSandbox(
  { sandbox }: Run,
  { sandbox: command, take }: SandboxStep,
  { values }: Known,
) {
  if (!sandbox) throw new NotHere(OTHERS_NEEDED);
  remember(values, take, await sandbox(filled(command as Json, values) as object), pick);
}

async function playCall(run: Run, journey: Journey, step: CallStep, known: Known) {
  if (!allowed(run.contract, step, run.allowWrites)) {
    known.lacksWrite ||= isDueWrite(run, step);
    return run.ledger.skip(
      `${journey.name}: ${step.operation} writes`,
      untriedBy(step, 'it writes, which --allow-writes allows'),
    );
  }
  const { code, data } = await call(run, step, known, journey.name);
  if (code !== SUCCESS) {
    known.lacksWrite ||= isDueWrite(run, step);
    return;
  }
  remember(known.values, step.take, data, pick);
  remember(known.values, step.takeAll, data, pickAll);
  const caller = callerOf(run, step);
  if (isClosed(run, step) && (caller === 'member' || caller === 'other'))
    for (const name of [...Object.keys(step.take ?? {}), ...Object.keys(step.takeAll ?? {})])
      known.owners.set(name, caller);
  await tryAsOther(run, journey, step, known, data);
}

const isDueWrite = ({ contract }: Run, step: CallStep): boolean =>
  contract.operations.get(step.operation)?.reading === false &&
  expectedCodes(step).includes(SUCCESS);

const isClosed = ({ contract }: Run, { operation }: CallStep): boolean =>
  contract.operations.get(operation)?.signIn === 'required';

/** Every read of one member is tried once by the other one, who must not see what the first one saw. */
async function tryAsOther(run: Run, journey: Journey, step: CallStep, known: Known, own: unknown) {
  const operation = run.contract.operations.get(step.operation);
  const caller = callerOf(run, step);
  const other = caller === 'member' ? 'other' : caller === 'other' ? 'member' : null;
  if (!operation?.reading || !isClosed(run, step) || other === null || !run.tokens.has(other))
    return;
  if (run.triedByOther.has(step.operation) || sharedMarks(own, own).length === 0) return;
  run.triedByOther.add(step.operation);
  const { exchange, verdict } = await ask(run, { ...step, as: other }, known, journey.name);
  const shared = verdict.code === SUCCESS ? sharedMarks(own, verdict.data) : [];
  if (shared.length > 0) run.ledger.leak(exchange, shared);
}

function remember(
  values: Values,
  take: Record<string, string> | undefined,
  data: unknown,
  find: (data: unknown, path: string) => unknown,
) {
  for (const [name, path] of Object.entries(take ?? {})) {
    const value = find(data, String(filled(path, values)));
    // What an earlier answer gave must not stand in for what this one did not.
    if (value === undefined) values.delete(name);
    else values.set(name, value);
  }
}

const callerOf = ({ contract }: Run, { as, operation }: CallStep): Caller =>
  as ?? (contract.operations.get(operation)?.signIn === 'public' ? 'guest' : 'member');

function tokenOf(run: Run, caller: Caller, values: Values): string | null {
  if (caller === 'guest') return null;
  const token = caller.startsWith('$') ? String(filled(caller, values)) : run.tokens.get(caller);
  if (token === undefined)
    throw new NoSession(
      `everything as ${caller === 'member' ? 'a member: no account was given, or signing in failed' : 'another member: no second account was given, or signing in failed'}`,
    );
  return token;
}

/** Expectations with every value in its place; what nothing has given cannot be expected. */
const expectationsOf = ({ values: expected = [] }: CallStep, values: Values): Expectation[] =>
  expected
    .filter((one) => namesIn(one as unknown as Json).every((name) => values.has(name)))
    .map((one) => filled(one as unknown as Json, values) as unknown as Expectation);

/** Sends a step; nothing is recorded. */
async function exchangeOf(
  run: Run,
  step: CallStep,
  known: Known,
  source: string,
): Promise<Exchange> {
  const operation = run.contract.operations.get(step.operation);
  if (!operation) throw new Error(`The contract has no operation ${step.operation}`);
  const { values, owners } = known;
  const caller = callerOf(run, step);
  const token = tokenOf(run, caller, values);
  const part = (input: Record<string, Json> | undefined) =>
    filled(input ?? {}, values) as Record<string, Json>;
  const request = {
    operation,
    token,
    params: part(step.params),
    query: part(step.query),
    body: step.body === undefined ? undefined : filled(step.body, values),
  };
  const expectations = known.lacksWrite ? [] : expectationsOf(step, values);
  const sent = await run.sender.send(request);
  const situation = step.situation ?? null;
  const named = namesIn([step.params ?? {}, step.query ?? {}, step.body ?? null]);
  const owned = [...named, ...namesIn((step.values ?? []) as unknown as Json)].filter((name) =>
    owners.has(name),
  );
  return {
    ...sent,
    operation,
    label: `${source}: ${situation ?? operation.summary}`,
    source,
    signedIn: token !== null,
    body: request.body,
    expected: expectedCodes(step),
    lenient: step.lenient ?? false,
    situation,
    values: expectations,
    isStranger: named.some((name) => owners.has(name) && owners.get(name) !== caller),
    about: owned.map((name) => `${source} ${name} ${JSON.stringify(values.get(name))}`),
  };
}

function noteSilence(run: Run, { answer }: Exchange) {
  run.unanswered = 'error' in answer ? run.unanswered + 1 : 0;
  if (run.unanswered >= MOST_UNANSWERED)
    throw new NoAnswers(
      `The server stopped answering: ${MOST_UNANSWERED} calls in a row got no answer within ${run.limitMs / 1000} s.`,
    );
}

/** Sends a step for somebody from whom nothing is expected but that they see nothing of others. */
async function ask(run: Run, step: CallStep, known: Known, source: string) {
  const exchange = await exchangeOf(run, { ...step, values: [] }, known, source);
  const listed = [SUCCESS, ...exchange.operation.situations.map(({ code }) => code)];
  const judged = { ...exchange, label: `${source}: asked by another member`, expected: listed };
  const verdict = run.ledger.record(judged);
  noteSilence(run, judged);
  return { exchange: judged, verdict };
}

async function call(run: Run, step: CallStep, known: Known, source: string) {
  const exchange = await exchangeOf(run, step, known, source);
  const verdict = run.ledger.record(exchange);
  noteSilence(run, exchange);
  return verdict;
}
