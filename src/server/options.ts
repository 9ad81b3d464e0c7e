import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { ANSWER_LIMITS, type AnswerLimits } from './answers.ts';
import { stop } from './http.ts';
import { parseProxies } from './trusted-proxies.ts';

const MOST_WORKERS = 64;
const MOST_DRAIN_S = 300;
/** Memory for cached pages without PAGE_CACHE_MB: 1,000 to 2,500 pages. */
export const CACHE_BYTES = 64 * 2 ** 20;

function portNamed(name: string, text: string): number {
  const port = Number(text);
  return Number.isInteger(port) && port >= 1 && port <= 65_535
    ? port
    : stop(`${name} is ${text}; it must be a number from 1 to 65535.`);
}

export const portOf = (): number => portNamed('PORT', process.env.PORT ?? '4173');

/** Where METRICS_PORT and METRICS_HOST serve `/metrics`; null without a port. Other hosts cannot reach the default address. */
export function metricsAddressOf(): { port: number; host: string } | null {
  const port = process.env.METRICS_PORT;
  if (port === undefined) return null;
  return {
    port: portNamed('METRICS_PORT', port),
    host: process.env.METRICS_HOST ?? '127.0.0.1',
  };
}

/** The backend in API_TARGET; null if it is not set. */
export function targetOf(): URL | null {
  const target = process.env.API_TARGET;
  if (target === undefined) return null;
  return /^https?:\/\//.test(target) && URL.canParse(target)
    ? new URL(target)
    : stop(`API_TARGET is ${target}; it must begin with http:// or https://.`);
}

/** Number of processes that WORKERS names; 1 without it. */
export function workersOf(): number {
  const workers = Number(process.env.WORKERS ?? 1);
  return Number.isInteger(workers) && workers >= 1 && workers <= MOST_WORKERS
    ? workers
    : stop(`WORKERS is ${process.env.WORKERS}; it must be a number from 1 to ${MOST_WORKERS}.`);
}

function megabytesNamed(name: string, byDefault: number): number {
  const text = process.env[name] ?? String(byDefault);
  const megabytes = Number(text);
  return Number.isInteger(megabytes) && megabytes >= 1
    ? megabytes * 2 ** 20
    : stop(`${name} is ${text}; it must be a number of at least 1.`);
}

/** Memory for cached pages of one process, in bytes. */
export const cacheBytesOf = (): number => megabytesNamed('PAGE_CACHE_MB', CACHE_BYTES / 2 ** 20);

/** Bounds of what the backend answers. */
export const answerLimitsOf = (): AnswerLimits => ({
  perPage: megabytesNamed('BACKEND_ANSWER_MB', ANSWER_LIMITS.perPage / 2 ** 20),
  inUse: megabytesNamed('BACKEND_MEMORY_MB', ANSWER_LIMITS.inUse / 2 ** 20),
});

/** How long requests are accepted after SIGTERM, in ms: DRAIN_SECONDS, 0 without it. */
export function drainMsOf(): number {
  const seconds = Number(process.env.DRAIN_SECONDS ?? 0);
  return Number.isInteger(seconds) && seconds >= 0 && seconds <= MOST_DRAIN_S
    ? seconds * 1000
    : stop(`DRAIN_SECONDS is ${process.env.DRAIN_SECONDS}; it must be 0 to ${MOST_DRAIN_S}.`);
}

/** The existing folder that a variable names; null without it, and if it is empty. */
function folderNamed(name: string): string | null {
  const folder = process.env[name]?.trim();
  if (!folder) return null;
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? folder
    : stop(`${name} is ${folder}; it must be a folder that exists.`);
}

/** The folder that a variable names, which is created if it is missing; null without it, and if it is empty. */
export function ownFolderNamed(name: string): string | null {
  const folder = process.env[name]?.trim();
  if (!folder) return null;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    return stop(`${name} is ${folder}; it must be a folder that can be written. ${String(error)}`);
  }
}

/** The folder with the scripts and styles of the last builds; null without one. */
export const oldAssetsOf = (): string | null => folderNamed('OLD_ASSETS');

/** Stops if TRUSTED_PROXIES, which is read per request, is malformed. */
export function checkTrustedProxies(): void {
  const text = process.env.TRUSTED_PROXIES ?? '';
  if (!parseProxies(text))
    stop(
      `TRUSTED_PROXIES is ${text}; it must list addresses or subnets, e.g. 127.0.0.1,10.0.0.0/8.`,
    );
}
