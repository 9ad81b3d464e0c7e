import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Flags, readConfig } from './config.ts';
import type { Hooks } from './hooks.ts';
import type { Account } from './run/values.ts';
import { UsageError } from './usage-error.ts';

export interface Options {
  baseUrl: string | null;
  member: Account | null;
  other: Account | null;
  /** tokens of sessions that exist already */
  sessions: Readonly<Partial<Record<'member' | 'other', string>>>;
  /** sent with every call, for gateways */
  headers: Readonly<Record<string, string>>;
  /** files of the client's certificate and of its key */
  certificate: { cert: string; key: string | null } | null;
  /** what other parties do */
  hooks: Hooks;
  /** files with own journeys and rules */
  extend: readonly string[];
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
  /** seconds until the server has to answer */
  wait: number;
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

/** @param command how the tool was started: `conformance`, or `npm run conformance --` */
export const usage = (
  command: string,
) => `${command} --base-url URL             a server; only reads, 5 requests a second
  Accounts
    --email E --password P                 a member account (or CONFORMANCE_PASSWORD in the environment)
    --other-email E --other-password P     a second account, for access checks (or CONFORMANCE_OTHER_PASSWORD)
    --token T, --other-token T             sessions that exist already (or CONFORMANCE_TOKEN, CONFORMANCE_OTHER_TOKEN)
  Server
    --header "NAME: VALUE"                 sent with every call; repeatable
    --basic-auth USER:PASSWORD             of a gateway (or CONFORMANCE_BASIC_AUTH, or in the URL)
    --cert FILE --key FILE                 client certificate: PEM, or a .p12 without --key (CONFORMANCE_PASSPHRASE)
    --rate N                               requests a second; 0: unlimited
    --wait SECONDS                         until the server answers, for servers that are starting (0)
  What to run
    --allow-writes                         include operations that write
    --order STATE=NO                       an order of the member: paid, shipped or completed; repeatable
    --journey NAME                         only this journey; repeatable
    --extend FILE                          own journeys and rules; repeatable
    --language TAG                         language of the texts (en)
    --seed N                               repeats the values of the journeys
  Result
    --report DIR                           write report.html, report.json, report.sarif and junit.xml
    --accept FILE                          accepted findings: a JSON list of rule, operation, path, reason
    --require-coverage N                   fail if less than N % of the steps could run (80 where CI is set; 0: any)
  --config FILE                            these options as JSON, and hooks
${command}                            all journeys against the embedded market
    --as-is                                with the behaviour of the existing backend
${command} --har FILE                 check a browser session saved as HAR
${command} proxy --target URL --port N   check the traffic of a proxy until Ctrl+C
    --strict                               replace breaking, security and wrong-value answers by the findings (HTTP 502)
${command} arazzo                     print the journeys as an Arazzo 1.0 document

Exit codes: 0 conforms; 1 findings, or the run did too little; 2 wrong options; 3 only security findings.`;

const DEFAULT_RATE = 5;

function parseAccount(
  email: string | undefined,
  password: string | undefined,
  flag: string,
  { signIn }: Hooks,
): Account | null {
  if (email === undefined) return null;
  if (password === undefined && !signIn)
    throw new UsageError(`--${flag}email requires --${flag}password.`);
  return { email, password: password ?? '' };
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

function parseNumber(text: string, flag: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0))
    throw new UsageError(`${flag} is ${text}; it must be a number of at least 0.`);
  return value;
}

function parsePositive(text: string, flag: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`${flag} is ${text}; it must be a number above 0.`);
  return value;
}

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** Parses `X-Key: value`. */
function parseHeader(text: string): [string, string] {
  const at = text.indexOf(':');
  const [name, value] = [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()];
  if (!HEADER_NAME.test(name) || /[\r\n]/.test(value))
    throw new UsageError(`--header is ${text}; it must be a name, a colon and a value.`);
  return [name, value];
}

/** Credentials in the address of a server are a header of the calls. */
function basicAuth(text: string | undefined, address: URL | null): Record<string, string> {
  const inAddress = address?.username
    ? `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`
    : undefined;
  const credentials = text ?? inAddress;
  if (credentials === undefined) return {};
  if (!credentials.includes(':'))
    throw new UsageError('--basic-auth must be a user, a colon and a password.');
  return { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}

function withoutCredentials(address: URL): URL {
  const plain = new URL(address);
  plain.username = '';
  plain.password = '';
  return plain;
}

const MAX_SEED = 1_000_000;
/** A run in CI that did little must not pass. */
const CI_COVERAGE = 80;

function requiredCoverage(text: string | undefined, { CI }: NodeJS.ProcessEnv): number | null {
  if (text !== undefined) return parseNumber(text, '--require-coverage') || null;
  return CI === undefined || CI === '' || CI === 'false' ? null : CI_COVERAGE;
}

const FLAGS = {
  'base-url': { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  'other-email': { type: 'string' },
  'other-password': { type: 'string' },
  token: { type: 'string' },
  'other-token': { type: 'string' },
  header: { type: 'string', multiple: true },
  'basic-auth': { type: 'string' },
  cert: { type: 'string' },
  key: { type: 'string' },
  'allow-writes': { type: 'boolean' },
  journey: { type: 'string', multiple: true },
  extend: { type: 'string', multiple: true },
  rate: { type: 'string' },
  wait: { type: 'string' },
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

const CONFIG = { config: { type: 'string' } } as const;

function parseFlags(args: readonly string[], env: NodeJS.ProcessEnv) {
  const parse = () => {
    try {
      return parseArgs({ args: [...args], options: { ...FLAGS, ...CONFIG } }).values;
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : 'Invalid arguments.');
    }
  };
  const { config, ...given } = parse();
  const { flags, hooks } =
    config === undefined ? { flags: {}, hooks: {} } : readConfig(config, FLAGS, env);
  // The command line goes before the file.
  return { flags: { ...(flags as Flags & typeof given), ...given }, hooks };
}

/** Parses the command line and its configuration. Secrets may be set in the environment, which process lists do not show. */
export function parseOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Options {
  const { flags, hooks } = parseFlags(args, env);
  const parsed = (name: 'base-url' | 'target') =>
    flags[name] === undefined ? null : parseAddress(flags[name], `--${name}`);
  const [address, target] = [parsed('base-url'), parsed('target')];
  const [token, otherToken] = [
    flags.token ?? env.CONFORMANCE_TOKEN,
    flags['other-token'] ?? env.CONFORMANCE_OTHER_TOKEN,
  ];
  if (flags.key !== undefined && flags.cert === undefined)
    throw new UsageError('--key requires --cert.');
  const rate = flags.rate === undefined ? null : parseNumber(flags.rate, '--rate');
  return {
    baseUrl: address && withoutCredentials(address).href,
    member: parseAccount(flags.email, flags.password ?? env.CONFORMANCE_PASSWORD, '', hooks),
    other: parseAccount(
      flags['other-email'],
      flags['other-password'] ?? env.CONFORMANCE_OTHER_PASSWORD,
      'other-',
      hooks,
    ),
    sessions: {
      ...(token ? { member: token } : {}),
      ...(otherToken ? { other: otherToken } : {}),
    },
    headers: {
      ...basicAuth(flags['basic-auth'] ?? env.CONFORMANCE_BASIC_AUTH, address ?? target),
      ...Object.fromEntries((flags.header ?? []).map(parseHeader)),
    },
    certificate: flags.cert === undefined ? null : { cert: flags.cert, key: flags.key ?? null },
    hooks,
    extend: flags.extend ?? [],
    allowWrites: flags['allow-writes'] ?? false,
    asIs: flags['as-is'] ?? false,
    accept: flags.accept ?? null,
    given: Object.fromEntries((flags.order ?? []).map(parseOrder)),
    strict: flags.strict ?? false,
    journeys: flags.journey ?? [],
    rate: (rate ?? (address === null ? null : DEFAULT_RATE)) || null,
    wait: parseNumber(flags.wait ?? '0', '--wait'),
    report: flags.report,
    requireCoverage: requiredCoverage(flags['require-coverage'], env),
    seed: flags.seed === undefined ? randomInt(1, MAX_SEED) : parsePositive(flags.seed, '--seed'),
    language: flags.language ?? 'en',
    har: flags.har ?? null,
    target: target && withoutCredentials(target),
    port: parsePositive(flags.port ?? '4199', '--port'),
  };
}
