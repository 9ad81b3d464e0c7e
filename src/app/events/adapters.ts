import type { EventsConfig } from '#/config/events.ts';
import { noop } from '#/lib/noop.ts';
import type { Adapter, SentEvent } from './adapter.ts';

/** Loads the configured adapters, and passes events to them in order. Without them the shop works as usual. */
export function startAdapters({ endpoint, tagManager }: EventsConfig): Adapter {
  const loads: Promise<Adapter>[] = [];
  if (tagManager)
    loads.push(
      import('./data-layer.ts').then(({ createDataLayer }) => createDataLayer(tagManager)),
    );
  if (endpoint)
    loads.push(import('./endpoint.ts').then(({ createEndpoint }) => createEndpoint(endpoint)));
  let isStopped = false;
  return {
    send(sent: SentEvent) {
      for (const load of loads)
        load.then((adapter) => {
          if (!isStopped) adapter.send(sent);
        }, noop);
    },
    stop() {
      isStopped = true;
      for (const load of loads) load.then((adapter) => adapter.stop(), noop);
    },
  };
}
