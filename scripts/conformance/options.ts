import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Account } from './run/values.ts';

export interface Options {
  baseUrl: string | null;
  member: Account | null;
  other: Account | null;
  allowWrites: boolean;
  /** profile `as-is` of the embedded market */
  asIs: boolean;
  /** file of accepted findings */
  accept: string | null;
  /** numbers of existing orders, by the names that journeys use */
  given: Readonly<Record<string, string>>;
  /** the proxy replaces non-conforming answers by the findings */
  strict: boolean;
  journeys: readonly string[];
  /** requests a second; null: unlimited */
  rate: number | null;
  report: string | undefined;
  /** per cent of the steps that the run must do; null: any */
  requireCoverage: number | null;
  /** of the values of journeys */
  seed: number;
  /** `Accept-Language` of all calls that name none */
  language: string;
  har: string | null;
  target: URL | null;
  port: number;
}

/** Invalid command line arguments. */
export class UsageError extends Error {}

/** @param command how the tool was started: `conformance`, or `npm run conformance --` */
export const usage = (
  command: string,
) => `${command}                            all journeys against the embedded market
    --as-is                                with the behaviour of the existing backend
${command} --base-url URL             a server; only reads, 5 requests a second
    --email E --password P                 a member account (or CONFORMANCE_PASSWORD in the environment)
    --other-email E --other-password P     a second account, for access checks (or CONFORMANCE_OTHER_PASSWORD)
    --allow-writes                         include operations that write
    --order STATE=NO                       an order of the member: paid, shipped or completed; repeatable
    --accept FILE                          accepted findings: a JSON list of rule, operation, path, reason
    --journey NAME                         only this journey; repeatable
    --rate N                               requests a second
    --language TAG                         language of the texts (en)
    --seed N                               repeats the values of the journeys
    --require-coverage N                   fail if less than N % of the steps could run (80 where CI is set)
    --report DIR                           write report.json, junit.xml and report.html
${command} --har FILE                 check a browser session saved as HAR
${command} proxy --target URL --port N   check the traffic of a proxy until Ctrl+C
    --strict                               replace breaking, security and wrong-value answers by the findings (HTTP 502)`;

const DEFAULT_RATE = 5;

function parseAccount(
  email: string | undefined,
  password: string | undefined,
  flag: string,
): Account | null {
  if (email === undefined) return null;
  if (password === undefined) throw new UsageError(`--${flag}email requires --${flag}password.`);
  return { email, password };
}

function parseAddress(text: string, flag: string): URL {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new UsageError(`${flag} is ${text}; it must start with http:// or https://.`);
  return new URL(text);
}

/** Parses `shipped=SH123`, which journeys use as `$shippedNo`. */
function parseOrder(text: string): [string, string] {
  const [, state, no] = /^(paid|shipped|completed)=(\S+)$/.exec(text) ?? [];
  if (state === undefined || no === undefined)
    throw new UsageError(
      `--order is ${text}; it must be paid=, shipped= or completed= with an order number.`,
    );
  return [`${state}No`, no];
}

function parsePositive(text: string, flag: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`${flag} is ${text}; it must be a number above 0.`);
  return value;
}

const MAX_SEED = 1_000_000;
/** A run in CI that did little must not pass. */
const CI_COVERAGE = 80;

function requiredCoverage(text: string | undefined, { CI }: NodeJS.ProcessEnv): number | null {
  if (text !== undefined)
    return Number(text) === 0 ? null : parsePositive(text, '--require-coverage');
  return CI === undefined || CI === '' || CI === 'false' ? null : CI_COVERAGE;
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
  language: { type: 'string' },
  seed: { type: 'string' },
  'require-coverage': { type: 'string' },
  report: { type: 'string' },
  har: { type: 'string' },
  target: { type: 'string' },
  'as-is': { type: 'boolean' },
  accept: { type: 'string' },
  order: { type: 'string', multiple: true },
  strict: { type: 'boolean' },
  port: { type: 'string' },
} as const;

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'Invalid arguments.');
  }
}

/** Parses the command line. Passwords may be set in the environment, which process lists do not show. */
export function parseOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Options {
  const flags = parseFlags(args);
  const baseUrl =
    flags['base-url'] === undefined ? null : parseAddress(flags['base-url'], '--base-url').href;
  const rate = flags.rate === undefined ? null : parsePositive(flags.rate, '--rate');
  return {
    baseUrl,
    member: parseAccount(flags.email, flags.password ?? env.CONFORMANCE_PASSWORD, ''),
    other: parseAccount(
      flags['other-email'],
      flags['other-password'] ?? env.CONFORMANCE_OTHER_PASSWORD,
      'other-',
    ),
    allowWrites: flags['allow-writes'] ?? false,
    asIs: flags['as-is'] ?? false,
    accept: flags.accept ?? null,
    given: Object.fromEntries((flags.order ?? []).map(parseOrder)),
    strict: flags.strict ?? false,
    journeys: flags.journey ?? [],
    rate: rate ?? (baseUrl === null ? null : DEFAULT_RATE),
    report: flags.report,
    requireCoverage: requiredCoverage(flags['require-coverage'], env),
    seed: flags.seed === undefined ? randomInt(1, MAX_SEED) : parsePositive(flags.seed, '--seed'),
    language: flags.language ?? 'en',
    har: flags.har ?? null,
    target: flags.target === undefined ? null : parseAddress(flags.target, '--target'),
    port: parsePositive(flags.port ?? '4199', '--port'),
  };
}
