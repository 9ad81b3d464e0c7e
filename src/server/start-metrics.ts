import { listen } from './http.ts';
import type { Metrics } from './metrics.ts';
import { metricsAddressOf } from './options.ts';

/** A single process, or the primary process and the workers that it supervises. */
type ProcessKind = 'single' | 'primary' | 'worker';

/**
 * Serves metrics and probes if METRICS_PORT is set. Resolves to what counts the metrics of this process, or null.
 * @param isReady whether this process, or one of its workers, accepts requests for pages
 */
export async function startMetrics(
  kind: ProcessKind,
  isReady: () => Promise<boolean>,
): Promise<Metrics | null> {
  const address = metricsAddressOf();
  if (!address) return null;
  // Loaded only if it is used: it takes memory.
  const { createMetrics, internalServer } = await import('./metrics.ts');
  const { port, host } = address;
  if (kind !== 'worker')
    await listen(
      internalServer(kind === 'primary', isReady),
      port,
      `METRICS_PORT=${port + 1}`,
      host,
    );
  return kind === 'primary' ? null : createMetrics();
}
