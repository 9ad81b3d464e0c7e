import { listen } from './http.ts';
import type { Metrics } from './metrics.ts';
import { metricsAddressOf } from './options.ts';

/** A single process, or the primary process and the workers that it supervises. */
type ProcessKind = 'single' | 'primary' | 'worker';

/** Serves metrics if METRICS_PORT is set. Resolves to what counts those of this process, or null. */
export async function startMetrics(kind: ProcessKind): Promise<Metrics | null> {
  const address = metricsAddressOf();
  if (!address) return null;
  // Loaded only if it is used: it takes memory.
  const { createMetrics, metricsServer } = await import('./metrics.ts');
  const { port, host } = address;
  if (kind !== 'worker')
    await listen(metricsServer(kind === 'primary'), port, `METRICS_PORT=${port + 1}`, host);
  return kind === 'primary' ? null : createMetrics();
}
