import type { Adapter, SentEvent } from './adapter.ts';

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
