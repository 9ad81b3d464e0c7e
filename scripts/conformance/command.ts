/**
 * Checks a server against the contract: with journeys, with a recorded browser session (`--har`), or, as
 * `conformance proxy`, with the traffic through a proxy. Exit codes: see `exitCode` in `conformance/report/report.ts`.
 */
import { createFetch, useCertificate } from './connection.ts';
import { SandboxRefusal, startEmbedded } from './embedded.ts';
import { checkHar } from './har.ts';
import { allJourneys } from './journeys/all.ts';
import { ANSWER_LIMIT_MS } from './limits.ts';
import { type Options, parseOptions, usage } from './options.ts';
import { startRecorder } from './recorder.ts';
import { readAccepted } from './report/accepted.ts';
import { publish } from './report/write.ts';
import { runConformance } from './run/run.ts';
import { UsageError } from './usage-error.ts';
import type { Contract } from './contract.ts';

function selectJourneys({ journeys: names }: Options) {
  return (contract: Contract) => {
    const all = allJourneys(contract);
    const unknown = names.find((name) => !all.some((journey) => journey.name === name));
    if (unknown !== undefined)
      throw new UsageError(
        `There is no journey ${unknown}. Journeys: ${all.map(({ name }) => name).join(', ')}.`,
      );
    return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
  };
}

/** Calls the server as the options say. */
function connect({ headers, certificate }: Options): typeof fetch {
  if (certificate) useCertificate(certificate);
  return createFetch(headers, certificate !== null);
}

const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;

async function assertReachable(address: string, send: typeof fetch): Promise<void> {
  await send(address, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch((error: Error) => {
    throw new UsageError(`${address} cannot be reached: ${reasonOf(error)}`);
  });
}

async function run(options: Options): Promise<number> {
  const started = performance.now();
  const send = connect(options);
  if (options.baseUrl !== null) await assertReachable(options.baseUrl, send);
  const embedded =
    options.baseUrl === null ? await startEmbedded(options.asIs ? 'as-is' : 'complete') : null;
  const report = await runConformance({
    baseUrl: options.baseUrl ?? embedded?.origin ?? '',
    journeys: selectJourneys(options),
    member: embedded?.member ?? options.member,
    other: embedded?.other ?? options.other,
    sessions: options.sessions,
    fetch: send,
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
  await assertReachable(target.href, connect(options));
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

/** The package has a command of its own. */
const COMMAND = import.meta.url.endsWith('.ts') ? 'npm run conformance --' : 'conformance';

const [mode, ...rest] = process.argv.slice(2);
const isProxy = mode === 'proxy';
try {
  const options = parseOptions(isProxy ? rest : process.argv.slice(2));
  if (isProxy) await record(options);
  else
    process.exitCode =
      options.har === null
        ? await run(options)
        : publish(checkHar(options.har, ANSWER_LIMIT_MS), options.report);
} catch (error) {
  // A hook for signing in that fails is a matter of the configuration.
  if (!(error instanceof UsageError || error instanceof SandboxRefusal)) throw error;
  console.error(`\n${error.message}\n\n${usage(COMMAND)}\n`);
  process.exitCode = 2;
}
