import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DAY_MS = 86_400_000;

/** A package may be this many days behind the first newer version. */
export const MAX_DAYS = 180;

export interface Outdated {
  name: string;
  pinned: string;
  latest: string;
  /** days since the first newer version was released */
  days: number;
}

const numbersOf = (version: string) => version.split('.').map(Number);

/** Whether a version is newer; pre-releases never are. */
export function isNewer(version: string, than: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false;
  const [a, b] = [numbersOf(version), numbersOf(than)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return (a[at] ?? 0) > (b[at] ?? 0);
}

/** @param times times of release by version, as in the registry */
export function daysBehind(times: Record<string, string>, pinned: string, now: number): number {
  const newer = Object.keys(times).filter((version) => isNewer(version, pinned));
  const first = Math.min(now, ...newer.map((version) => Date.parse(times[version] ?? '')));
  return Math.floor((now - first) / DAY_MS);
}

const WAIT = ['--fetch-retries=0', '--fetch-timeout=20000', '--json'];

async function npm(...args: string[]): Promise<unknown> {
  // `npm outdated` exits with 1 if something is outdated.
  const { stdout } = await run('npm', [...args, ...WAIT], { maxBuffer: 2 ** 26 }).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  return JSON.parse(stdout === '' ? '{}' : stdout);
}

/** Whether the registry can be reached; `npm outdated` does not report it. */
export async function isRegistryReachable(): Promise<boolean> {
  return run('npm', ['ping', ...WAIT]).then(
    () => true,
    () => false,
  );
}

/** Direct dependencies with a newer version. */
export async function findOutdated(now: number): Promise<Outdated[]> {
  const found = (await npm('outdated')) as Record<string, { wanted: string; latest: string }>;
  const behind = Object.entries(found).filter(([, { latest, wanted }]) => isNewer(latest, wanted));
  const result: Outdated[] = [];
  for (const [name, { wanted, latest }] of behind) {
    const times = (await npm('view', name, 'time')) as Record<string, string>;
    result.push({ name, pinned: wanted, latest, days: daysBehind(times, wanted, now) });
  }
  return result.toSorted((a, b) => b.days - a.days);
}
