import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { ANSWER_LIMITS, type AnswerLimits } from './answers.ts';
import { integerNamed, originNamed, setting, stop } from './setting.ts';
import { parseProxies } from './trusted-proxies.ts';

const MOST_WORKERS = 64;
const MOST_DRAIN_S = 300;
/** A terabyte. */
const MOST_MB = 2 ** 20;
/** Memory for cached pages without PAGE_CACHE_MB: 1,000 to 2,500 pages. */
export const CACHE_BYTES = 64 * 2 ** 20;

const LAST_PORT = 65_535;

export const portOf = (): number => integerNamed('PORT', 4173, 1, LAST_PORT);

/** Where METRICS_PORT and METRICS_HOST serve `/metrics`; null without a port. Other hosts cannot reach the default address. */
export function metricsAddressOf(): { port: number; host: string } | null {
  if (setting('METRICS_PORT') === undefined) return null;
  const port = integerNamed('METRICS_PORT', 0, 1, LAST_PORT);
  if (port === portOf()) stop(`METRICS_PORT is ${port}, as PORT; it must be another one.`);
  return { port, host: setting('METRICS_HOST') ?? '127.0.0.1' };
}

/** The backend in API_TARGET; null if it is not set. */
export const targetOf = (): URL | null => originNamed('API_TARGET') ?? null;

/** Number of processes that WORKERS names; 1 without it. */
export const workersOf = (): number => integerNamed('WORKERS', 1, 1, MOST_WORKERS);

const megabytesNamed = (name: string, byDefault: number): number =>
  integerNamed(name, byDefault / 2 ** 20, 1, MOST_MB) * 2 ** 20;

/** Memory for cached pages of one process, in bytes. */
export const cacheBytesOf = (): number => megabytesNamed('PAGE_CACHE_MB', CACHE_BYTES);

/** Bounds of what the backend answers. */
export const answerLimitsOf = (): AnswerLimits => ({
  perPage: megabytesNamed('BACKEND_ANSWER_MB', ANSWER_LIMITS.perPage),
  inUse: megabytesNamed('BACKEND_MEMORY_MB', ANSWER_LIMITS.inUse),
});

/** How long requests are accepted after SIGTERM, in ms: DRAIN_SECONDS, 0 without it. */
export const drainMsOf = (): number => integerNamed('DRAIN_SECONDS', 0, 0, MOST_DRAIN_S) * 1000;

/** The existing folder that a variable names; null without it. */
function folderNamed(name: string): string | null {
  const folder = setting(name);
  if (folder === undefined) return null;
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? folder
    : stop(`${name} is ${folder}; it must be a folder that exists.`);
}

/** The folder that a variable names, which is created if it is missing; null without it. */
export function ownFolderNamed(name: string): string | null {
  const folder = setting(name);
  if (folder === undefined) return null;
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
  const text = setting('TRUSTED_PROXIES') ?? '';
  if (!parseProxies(text))
    stop(
      `TRUSTED_PROXIES is ${text}; it must list addresses or subnets, e.g. 127.0.0.1,10.0.0.0/8.`,
    );
}
