import type { Json } from '../../contract/shape.ts';
import { type Contract, loadContract } from '../contract.ts';
import type { Sandbox } from '../embedded.ts';
import { SUCCESS } from '../exchange.ts';
import {
  type Caller,
  type CallStep,
  expectedCodes,
  isCall,
  type Journey,
  type SandboxStep,
} from '../journeys/journey.ts';
import { createLedger, type Ledger } from '../report/ledger.ts';
import type { Report } from '../report/report.ts';
import { cleanUp, type QuietCall, takeInventory } from './clean-up.ts';
import { pick } from './pick.ts';
import { allowed, plannedWrites } from './plan.ts';
import { createSender, type Sender } from './send.ts';
import { type Account, filled, firstValues, MissingValue, type Values } from './values.ts';

export interface RunOptions {
  baseUrl: string;
  journeys: readonly Journey[] | ((contract: Contract) => readonly Journey[]);
  member: Account | null;
  other: Account | null;
  allowWrites: boolean;
  rate: number | null;
  limitMs: number;
  /** when the run began, with what it had to start first */
  started: number;
  /** of the embedded market only */
  sandbox: Sandbox | null;
  log: (line: string) => void;
}

interface Run extends RunOptions {
  contract: Contract;
  ledger: Ledger;
  sender: Sender;
  tokens: Map<string, string>;
}

/** Plays the journeys against a server and tells what differs from the contract. */
export async function runConformance(options: RunOptions): Promise<Report> {
  const contract = loadContract();
  const run: Run = {
    ...options,
    contract,
    ledger: createLedger(contract, options.limitMs, options.started),
    sender: createSender(options),
    tokens: new Map(),
  };
  const journeys = (
    typeof options.journeys === 'function' ? options.journeys(contract) : options.journeys
  ).filter(({ embeddedOnly }) => !embeddedOnly || options.sandbox);
  for (const account of [options.member, options.other]) {
    run.ledger.redactor.hide(account?.email);
    run.ledger.redactor.hide(account?.password);
  }
  if (options.allowWrites) announce(run, journeys);
  await signIn(run, 'member', options.member);
  await signIn(run, 'other', options.other);

  const people = options.allowWrites ? [...run.tokens.keys()] : [];
  const before = new Map<string, Awaited<ReturnType<typeof takeInventory>>>();
  for (const who of people) before.set(who, await takeInventory(quietly(run, who)));
  for (const journey of journeys) await play(run, journey);
  for (const [who, inventory] of before)
    for (const line of await cleanUp(quietly(run, who), inventory)) run.ledger.note(line);
  return run.ledger.report({
    target: options.sandbox ? 'the embedded market' : options.baseUrl,
    mode: options.allowWrites ? 'reads and writes' : 'reads only',
  });
}

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
    new Map(),
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
      new Map(),
      'clean-up',
    );
    return code === SUCCESS ? { data } : null;
  };
}

async function play(run: Run, journey: Journey) {
  const values = firstValues(run.member, run.other);
  for (const step of journey.steps) {
    try {
      if (isCall(step)) await playCall(run, journey, step, values);
      else await playSandbox(run, step, values);
    } catch (error) {
      if (error instanceof NoSession) {
        run.ledger.skip(error.message);
        continue;
      }
      if (error instanceof NotHere)
        return run.ledger.skip(`${journey.name}, from here on: ${error.message}`);
      if (!(error instanceof MissingValue)) throw error;
      run.ledger.skip(
        `${journey.name}: ${isCall(step) ? step.operation : 'sandbox'}: ${error.message}`,
      );
    }
  }
}

/** There is nobody to call as. */
class NoSession extends Error {}

/** What only the embedded market can do. */
class NotHere extends Error {}

async function playSandbox(
  { sandbox }: Run,
  { sandbox: command, take }: SandboxStep,
  values: Values,
) {
  if (!sandbox) throw new NotHere('it needs what other parties or time do');
  remember(values, take, await sandbox(filled(command as Json, values) as object));
}

async function playCall(run: Run, journey: Journey, step: CallStep, values: Values) {
  if (!allowed(run.contract, step, run.allowWrites))
    return run.ledger.skip(`${journey.name}: ${step.operation} writes`);
  const { code, data } = await call(run, step, values, journey.name);
  if (code === SUCCESS) remember(values, step.take, data);
}

function remember(values: Values, take: Record<string, string> | undefined, data: unknown) {
  for (const [name, path] of Object.entries(take ?? {})) {
    const value = pick(data, String(filled(path, values)));
    // What an earlier answer gave must not stand in for what this one did not.
    if (value === undefined) values.delete(name);
    else values.set(name, value);
  }
}

function tokenOf(run: Run, caller: Caller, values: Values): string | null {
  if (caller === 'guest') return null;
  const token = caller.startsWith('$') ? String(filled(caller, values)) : run.tokens.get(caller);
  if (token === undefined)
    throw new NoSession(
      `everything as ${caller === 'member' ? 'a member: no account was given, or signing in failed' : 'another member: no second account was given, or signing in failed'}`,
    );
  return token;
}

async function call(run: Run, step: CallStep, values: Values, source: string) {
  const operation = run.contract.operations.get(step.operation);
  if (!operation) throw new Error(`The contract has no operation ${step.operation}`);
  const token = tokenOf(
    run,
    step.as ?? (operation.signIn === 'public' ? 'guest' : 'member'),
    values,
  );
  const part = (input: Record<string, Json> | undefined) =>
    filled(input ?? {}, values) as Record<string, Json>;
  const ask = {
    operation,
    token,
    params: part(step.params),
    query: part(step.query),
    body: step.body === undefined ? undefined : filled(step.body, values),
  };
  const sent = await run.sender.send(ask);
  const situation = step.situation ?? null;
  const label = `${source}: ${situation ?? operation.summary}`;
  return run.ledger.record({
    ...sent,
    operation,
    label,
    source,
    signedIn: token !== null,
    body: ask.body,
    expected: expectedCodes(step),
    lenient: step.lenient ?? false,
    situation,
  });
}
