import { listen } from './http.ts';
import type { HostMetrics } from './host-metrics.ts';
import { buildId, DIST, SERVER } from './manifest.ts';
import type { InternalHandler, Metrics } from './metrics.ts';
import { metricsAddressOf } from './options.ts';

/** A single process, or the primary process and the workers that it supervises. */
type ProcessKind = 'single' | 'primary' | 'worker';

/** Counts what this host does, if METRICS_PORT is set. */
export async function hostMetrics(): Promise<HostMetrics | null> {
  if (!metricsAddressOf()) return null;
  const { createHostMetrics } = await import('./host-metrics.ts');
  return createHostMetrics(buildId(DIST, SERVER));
}

/**
 * Serves metrics and probes if METRICS_PORT is set. Resolves to what counts the metrics of this process, or null.
 * @param isReady whether this process, or one of its workers, accepts requests for pages
 * @param purge handles `POST /purge`
 */
export async function startMetrics(
  kind: ProcessKind,
  isReady: () => Promise<boolean>,
  purge: InternalHandler | null,
): Promise<Metrics | null> {
  const address = metricsAddressOf();
  if (!address) return null;
  // Loaded only if it is used: it takes memory.
  const { createMetrics, internalServer } = await import('./metrics.ts');
  const { port, host } = address;
  if (kind !== 'worker')
    await listen(
      internalServer(kind === 'primary', isReady, purge),
      port,
      `METRICS_PORT=${port + 1}`,
      host,
    );
  return kind === 'primary' ? null : createMetrics();
}
