import { parseArgs } from 'node:util';
import type { Account } from './run/values.ts';

export interface Options {
  baseUrl: string | null;
  member: Account | null;
  other: Account | null;
  allowWrites: boolean;
  /** the embedded market answers like the existing backend */
  asIs: boolean;
  /** file of findings that are lived with */
  accept: string | null;
  /** numbers of orders in states that a run cannot bring about, by the names that journeys use */
  given: Readonly<Record<string, string>>;
  /** the proxy answers with what it found */
  strict: boolean;
  journeys: readonly string[];
  /** requests a second; null: as fast as answers come */
  rate: number | null;
  report: string | undefined;
  har: string | null;
  target: URL | null;
  port: number;
}

/** Something on the command line that cannot be meant. */
export class UsageError extends Error {}

export const USAGE = `npm run conformance                        the embedded market, everything
    --as-is                                the market answers like the existing backend
npm run conformance -- --base-url URL      a server, reads only; 5 requests a second
    --email E --password P                 as this member too (or CONFORMANCE_PASSWORD in the environment)
    --other-email E --other-password P     and as another one, for what is not the first one's (CONFORMANCE_OTHER_PASSWORD)
    --allow-writes                         and everything that writes
    --order STATE=NO                       an order of the member: paid, shipped or completed; may be repeated
    --accept FILE                          findings that are lived with: a JSON list of rule, operation, path, reason
    --journey NAME                         only this journey; may be repeated
    --rate N                               requests a second
    --report DIR                           also report.json, junit.xml, report.html
npm run conformance -- --har FILE          a browser session saved as HAR
npm run conformance:proxy -- --target URL --port N   records what goes through it until Ctrl+C
    --strict                               answers with the finding (HTTP 502) in place of what breaks a screen`;

const POLITE_RATE = 5;

function account(
  email: string | undefined,
  password: string | undefined,
  flag: string,
): Account | null {
  if (email === undefined) return null;
  if (password === undefined) throw new UsageError(`--${flag}email needs --${flag}password.`);
  return { email, password };
}

function address(text: string, flag: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new UsageError(`${flag} is ${text}; it must begin with http:// or https://.`);
  return new URL(text);
}

/** `shipped=SH123` is known to journeys as `$shippedNo`. */
function givenOrder(text: string): [string, string] {
  const [, state, no] = /^(paid|shipped|completed)=(\S+)$/.exec(text) ?? [];
  if (state === undefined || no === undefined)
    throw new UsageError(
      `--order is ${text}; it must be paid=, shipped= or completed= and a number.`,
    );
  return [`${state}No`, no];
}

function number(text: string, flag: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`${flag} is ${text}; it must be a number above 0.`);
  return value;
}

const FLAGS = {
  'base-url': { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  'other-email': { type: 'string' },
  'other-password': { type: 'string' },
  'allow-writes': { type: 'boolean' },
  journey: { type: 'string', multiple: true },
  rate: { type: 'string' },
  report: { type: 'string' },
  har: { type: 'string' },
  target: { type: 'string' },
  'as-is': { type: 'boolean' },
  accept: { type: 'string' },
  order: { type: 'string', multiple: true },
  strict: { type: 'boolean' },
  port: { type: 'string' },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Not understood.');
  }
}

/** Passwords may stand in the environment, out of sight of whoever lists processes. */
export function parseOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Options {
  const flags = read(args);
  const baseUrl =
    flags['base-url'] === undefined ? null : address(flags['base-url'], '--base-url').href;
  const rate = flags.rate === undefined ? null : number(flags.rate, '--rate');
  return {
    baseUrl,
    member: account(flags.email, flags.password ?? env.CONFORMANCE_PASSWORD, ''),
    other: account(
      flags['other-email'],
      flags['other-password'] ?? env.CONFORMANCE_OTHER_PASSWORD,
      'other-',
    ),
    allowWrites: flags['allow-writes'] ?? false,
    asIs: flags['as-is'] ?? false,
    accept: flags.accept ?? null,
    given: Object.fromEntries((flags.order ?? []).map(givenOrder)),
    strict: flags.strict ?? false,
    journeys: flags.journey ?? [],
    rate: rate ?? (baseUrl === null ? null : POLITE_RATE),
    report: flags.report,
    har: flags.har ?? null,
    target: flags.target === undefined ? null : address(flags.target, '--target'),
    port: number(flags.port ?? '4199', '--port'),
  };
}
