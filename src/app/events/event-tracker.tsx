import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { eventsConfig, type EventsConfig } from '#/config/events.ts';
import { useRouter } from '#/router/router.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';
import { createTracker } from './tracker.ts';
import { type Adapter, type SentEvent, createDataLayer } from './data-layer.ts';

const MAX_BATCH = 20;
const COLLECT_MS = 5000;

/**
 * Sends batches by beacon, also when the page is closed. The body is JSON; its type is that of a text, so that an endpoint on
 * another origin needs no CORS.
 */
export function createEndpoint(address: string): Adapter {
  let waiting: (SentEvent & { time: string })[] = [];
  let timer = 0;

  function flush() {
    window.clearTimeout(timer);
    timer = 0;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    navigator.sendBeacon(
      address,
      JSON.stringify({
        version: 1,
        events: batch.map(({ event, page, time }) => ({ time, page, ...event })),
      }),
    );
  }
  const onHide = () => {
    if (document.visibilityState === 'hidden') flush();
  };

  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', flush);
  return {
    send(sent) {
      waiting.push({ ...sent, time: new Date().toISOString() });
      if (waiting.length >= MAX_BATCH) flush();
      else if (timer === 0) timer = window.setTimeout(flush, COLLECT_MS);
    },
    stop() {
      window.clearTimeout(timer);
      waiting = [];
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
    },
  };
}

/** The configured adapters as one. They are loaded with the tracker: a page may be left right after its event. */
function startAdapters({ endpoint, tagManager }: EventsConfig): Adapter {
  const adapters: Adapter[] = [];
  if (tagManager) adapters.push(createDataLayer(tagManager));
  if (endpoint) adapters.push(createEndpoint(endpoint));
  return {
    send: (sent) => adapters.forEach((adapter) => adapter.send(sent)),
    stop: () => adapters.forEach((adapter) => adapter.stop()),
  };
}

/** Emits events while it is mounted, which is while the shopper agrees. */
export function EventTracker() {
  const queryClient = useQueryClient();
  const { entry } = useRouter();
  const view = useRef<ReturnType<typeof createTracker>['view'] | null>(null);

  useEffect(() => {
    const adapters = startAdapters(eventsConfig() ?? {});
    const page = () => document.documentElement.dataset.route ?? '';
    const tracker = createTracker(queryClient, (event) => adapters.send({ event, page: page() }));
    const stop = tracker.start();
    view.current = tracker.view;
    return () => {
      stop();
      adapters.stop();
    };
  }, [queryClient]);

  useOnChange(entry, () => view.current?.(entry));
  return null;
}
