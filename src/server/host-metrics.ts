import { Counter, Gauge, Histogram } from 'prom-client';

const LAG_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15];

/** Counts what a host does apart from serving pages: in its single process, or in the primary of its workers. */
export function createHostMetrics(build: string) {
  new Gauge({
    name: 'storefront_build_info',
    help: 'Always 1; the labels name the build and the version of Node.',
    labelNames: ['build', 'node'] as const,
  }).set({ build, node: process.versions.node }, 1);
  const exits = new Counter({
    name: 'storefront_worker_exits_total',
    help: 'Workers that have ended, except at a stop.',
  });
  const purges = new Counter({
    name: 'storefront_purges_total',
    help: 'Purges that were carried out, from a request that could reach this host only, or from the stream of all hosts.',
    labelNames: ['from'] as const,
  });
  const purgedTags = new Counter({
    name: 'storefront_purged_tags_total',
    help: 'Tags of these purges.',
  });
  const missed = new Counter({
    name: 'storefront_purges_missed_total',
    help: 'How often purges of other hosts were missed, so that all pages have expired.',
  });
  const lag = new Histogram({
    name: 'storefront_purge_lag_seconds',
    help: 'Time from the request of a purge on any host until this one has carried it out, by the clocks of both.',
    buckets: LAG_BUCKETS,
  });
  const failedEdges = new Counter({
    name: 'storefront_edge_purge_failures_total',
    help: 'How often a cache in front did not take a purge at once.',
  });

  return {
    onWorkerExit: () => exits.inc(),
    onPurge(from: 'request' | 'host', tags: number) {
      purges.inc({ from });
      purgedTags.inc(tags);
    },
    onMissed: () => missed.inc(),
    onLag: (seconds: number) => lag.observe(seconds),
    onEdgeFailure: () => failedEdges.inc(),
  };
}
