import type { BreakerStatus } from '../breaker.ts';
import { log } from '../log.ts';
import type { PurgeOptions } from '../purge/options.ts';
import { sampler } from '../sampler.ts';
import type { SharedUse } from './pages.ts';
import type { SharedOptions } from './rendered.ts';
import { connectValkey } from './valkey.ts';

/** Logs a problem of Valkey once per minute: without it each page may have one. */
export function valkeyLog(): (problem: unknown) => void {
  const { admit } = sampler(1);
  return (problem) => {
    const dropped = admit();
    if (dropped !== null) log({ event: 'valkey', problem, dropped });
  };
}

interface Watch {
  onUse: (use: SharedUse) => void;
  onBreaker: (status: BreakerStatus) => void;
}

/** Connects to what hosts share; null if this host is alone. */
export async function sharedOptions(
  valkey: PurgeOptions['valkey'],
  watch: Watch | null,
): Promise<Omit<SharedOptions, 'build'> | null> {
  if (!valkey) return null;
  const onProblem = valkeyLog();
  return {
    valkey: await connectValkey(valkey.url, onProblem),
    prefix: valkey.prefix,
    onRefused: onProblem,
    ...(watch && { onUse: watch.onUse }),
    onBreaker(status) {
      log({ event: 'breaker', ...status });
      watch?.onBreaker(status);
    },
  };
}
