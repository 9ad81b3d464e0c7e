import type { EventsConfig } from '#/config/events.ts';
import type { Adapter } from './adapter.ts';
import { createDataLayer } from './data-layer.ts';
import { createEndpoint } from './endpoint.ts';

/** The configured adapters as one. They are loaded with the tracker: a page may be left right after its event. */
export function startAdapters({ endpoint, tagManager }: EventsConfig): Adapter {
  const adapters: Adapter[] = [];
  if (tagManager) adapters.push(createDataLayer(tagManager));
  if (endpoint) adapters.push(createEndpoint(endpoint));
  return {
    send: (sent) => adapters.forEach((adapter) => adapter.send(sent)),
    stop: () => adapters.forEach((adapter) => adapter.stop()),
  };
}
