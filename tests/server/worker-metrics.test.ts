// @vitest-environment node
import { EventEmitter } from 'node:events';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { workerMetrics } from '#/server/worker-metrics.ts';

/** What a worker has sent that has served as many pages. */
async function valuesOf(pages: number) {
  const registers = [new Registry()];
  const name = 'storefront_pages_total';
  const counter = new Counter({ name, help: 'x', labelNames: ['status'] as const, registers });
  counter.inc({ status: '200' }, pages);
  new Gauge({ name: 'storefront_page_cache_bytes', help: 'x', registers }).set(pages * 100);
  const seconds = new Histogram({ name: 'seconds', help: 'x', buckets: [1, 2], registers });
  for (let page = 0; page < pages; page += 1) seconds.observe(1.5);
  // As between processes.
  return JSON.parse(JSON.stringify(await registers[0]?.getMetricsAsJSON())) as unknown;
}

function setup() {
  const events = new EventEmitter();
  const text = workerMetrics(events);
  return {
    text,
    sends: async (id: number, pages: number) =>
      events.emit('message', { id }, { metrics: await valuesOf(pages) }),
    says: (message: unknown) => events.emit('message', { id: 1 }, message),
    ends: (id: number) => events.emit('exit', { id }),
    read: async (line: string) =>
      Number(
        (await text())
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.split(' ')[1],
      ),
  };
}

const PAGES = 'storefront_pages_total{status="200"}';
const BYTES = 'storefront_page_cache_bytes';

describe('metrics of workers', () => {
  it('are added up, the last of each', async () => {
    const { read, says, sends } = setup();
    await sends(1, 10);
    await sends(2, 5);
    await sends(1, 12);
    for (const other of [null, 'ready', { event: 'x' }, { metrics: 1 }]) says(other);
    expect(await read(PAGES)).toBe(17);
    expect(await read(BYTES)).toBe(1700);
  });

  it('do not fall when one has ended, except those of its memory', async () => {
    const { ends, read, sends } = setup();
    await sends(1, 10);
    await sends(2, 5);
    for (const id of [1, 2]) ends(id);
    await sends(3, 1);
    ends(3);
    await sends(4, 2);
    ends(5);
    expect(await read(PAGES)).toBe(18);
    expect(await read(BYTES)).toBe(200);
    expect(await read('seconds_count')).toBe(18);
    expect(await read('seconds_bucket{le="2"}')).toBe(18);
  });
});
