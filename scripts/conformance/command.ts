/**
 * Checks a server against the contract: with journeys, with a recorded browser session (`--har`), or, as
 * `conformance proxy`, with the traffic through a proxy. Exit codes: see `exitCode` in `conformance/report/report.ts`.
 */
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { arazzoOf } from './arazzo.ts';
import { createFetch, useCertificate } from './connection.ts';
import { SandboxRefusal, startEmbedded } from './embedded.ts';
import { checkHar } from './har.ts';
import { allJourneys } from './journeys/all.ts';
import type { Journey } from './journeys/journey.ts';
import manifest from './package.json' with { type: 'json' };
import { ANSWER_LIMIT_MS } from './limits.ts';
import { createLocalFetch } from './local-fetch.ts';
import { type Options, parseOptions, usage } from './options.ts';
import { readExtensions } from './own/extensions.ts';
import { startRecorder } from './recorder.ts';
import { readAccepted } from './report/accepted.ts';
import { publish } from './report/write.ts';
import { runConformance } from './run/run.ts';
import { UsageError } from './usage-error.ts';
import { type Contract, loadContract } from './contract.ts';

function selectJourneys({ journeys: names }: Options, all: readonly Journey[]) {
  const unknown = names.find((name) => !all.some((journey) => journey.name === name));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no journey ${unknown}. Journeys: ${all.map(({ name }) => name).join(', ')}.`,
    );
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
}

/** Those of the package and of the files of `--extend`. The last journey changes the time. */
async function readJourneys(contract: Contract, files: readonly string[]) {
  const { journeys, rules } = await readExtensions(contract, files);
  const packaged = allJourneys(contract);
  const twice = journeys.find(({ name }) => packaged.some((one) => one.name === name));
  if (twice) throw new UsageError(`There is a journey ${twice.name} already.`);
  return { journeys: [...packaged.slice(0, -1), ...journeys, ...packaged.slice(-1)], rules };
}

/** Calls the server as the options say. */
function connect({ headers, certificate }: Options): typeof fetch {
  if (certificate) useCertificate(certificate);
  return createFetch(headers, certificate !== null);
}

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;

const RETRY_MS = 500;

/** Any answer will do. */
async function assertReachable(
  address: string,
  send: typeof fetch,
  waitSeconds: number,
): Promise<void> {
  const end = performance.now() + waitSeconds * 1000;
  for (;;)
    try {
      await send(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
      return;
    } catch (error) {
      if (performance.now() >= end)
        throw new UsageError(`${address} cannot be reached: ${reasonOf(error as Error)}`);
      await setTimeout(RETRY_MS);
    }
}

async function run(options: Options): Promise<number> {
  const started = performance.now();
  const send = connect(options);
  const contract = loadContract();
  const { journeys, rules } = await readJourneys(contract, options.extend);
  if (options.baseUrl !== null) await assertReachable(options.baseUrl, send, options.wait);
  const embedded =
    options.baseUrl === null ? await startEmbedded(options.asIs ? 'as-is' : 'complete') : null;
  const report = await runConformance({
    baseUrl: options.baseUrl ?? embedded?.origin ?? '',
    contract,
    journeys: selectJourneys(options, journeys),
    ownRules: rules,
    member: embedded?.member ?? options.member,
    other: embedded?.other ?? options.other,
    sessions: options.sessions,
    fetch: embedded ? createLocalFetch() : send,
    allowWrites: embedded !== null || options.allowWrites,
    rate: options.rate,
    limitMs: ANSWER_LIMIT_MS,
    started,
    accepted: options.accept === null ? [] : readAccepted(options.accept),
    given: options.given,
    requireCoverage: options.requireCoverage,
    seed: options.seed,
    language: options.language,
    sandbox: embedded?.sandbox ?? null,
    hooks: options.hooks,
    log: console.log,
    progress: console.log,
  }).finally(() => embedded?.close());
  return publish(report, options.report);
}

async function record(options: Options): Promise<void> {
  if (!options.target) throw new UsageError('--target is required: the server behind the proxy.');
  const { target, port } = options;
  await assertReachable(target.href, connect(options), options.wait);
  const recorder = await startRecorder({
    target,
    port,
    limitMs: ANSWER_LIMIT_MS,
    strict: options.strict,
    headers: options.headers,
  }).catch((error: unknown) => {
    throw new UsageError(
      `Port ${port} cannot be used (${error instanceof Error ? error.message : String(error)}); choose another one with --port.`,
    );
  });
  console.log(
    `Proxy from http://localhost:${recorder.port} to ${target.href}. Press Ctrl+C to stop it and write the report.`,
  );
  // Both the terminal and npm may send the signal; the report is written once.
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    recorder.close();
    process.exit(publish(recorder.report(), options.report));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

async function exportJourneys(options: Options): Promise<void> {
  const contract = loadContract();
  const { journeys } = await readJourneys(contract, options.extend);
  console.log(JSON.stringify(arazzoOf(contract, selectJourneys(options, journeys)), null, 2));
}

/** The package has a command of its own. */
const COMMAND = import.meta.url.endsWith('.ts') ? 'npm run conformance --' : 'conformance';

/** @returns exit code, unless it continues */
async function start(mode: string | undefined, args: readonly string[]): Promise<number | void> {
  if (args.includes('--help') || mode === 'help') return console.log(usage(COMMAND));
  if (args.includes('--version')) return console.log(manifest.version);
  if (mode === 'arazzo') return exportJourneys(parseOptions(args.slice(1)));
  if (mode === 'proxy') return record(parseOptions(args.slice(1)));
  const options = parseOptions(args);
  return options.har === null
    ? run(options)
    : publish(checkHar(options.har, ANSWER_LIMIT_MS), options.report);
}

// For messages about configurations and files.
z.config(en());
const args = process.argv.slice(2);
try {
  process.exitCode = (await start(args[0], args)) ?? 0;
} catch (error) {
  // A hook for signing in that fails is a matter of the configuration.
  if (!(error instanceof UsageError || error instanceof SandboxRefusal)) throw error;
  console.error(`\n${error.message}\n\n${COMMAND} --help lists the options.`);
  process.exitCode = 2;
}
