// @vitest-environment node
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forwarder } from '#/server/field/forward.ts';
import type { FieldLine } from '#/server/field/line.ts';
import { sendQueue } from '#/server/field/queue.ts';

interface Received {
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let collector: Server;
let origin: string;
let received: Received[];
let status: number;

beforeEach(async () => {
  [received, status] = [[], 200];
  collector = createServer((req, res) => {
    void text(req).then((body) => {
      received.push({ url: req.url ?? '', headers: req.headers, body });
      res.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(() => void collector.close());

const TIMES = { collectMs: 1, pauseMs: 5 };
const VITALS: FieldLine = { event: 'vitals', route: '/', lcp: 900, cls: 0.01 };
const ERROR: FieldLine = {
  event: 'browser-error',
  route: '/goods_detail/:id',
  name: 'TypeError',
  message: 'x is not a function',
  at: ['assets/a.js:1:20', 'assets/b.js:2:30'],
  count: 1,
};

describe('forwarding field data', () => {
  it('sends log records of OpenTelemetry in one batch', async () => {
    const otlp = { address: `${origin}/v1/logs`, headers: { 'x-tenant': 'shop' }, service: 's' };
    const forward = forwarder({ otlp, sentry: null }, vi.fn(), TIMES);
    forward(VITALS);
    forward(ERROR);
    await expect.poll(() => received).toHaveLength(1);
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = received;
    expect(url).toBe('/v1/logs');
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-tenant': 'shop' });
    const { resourceLogs } = JSON.parse(body);
    expect(resourceLogs[0].resource.attributes).toEqual([
      { key: 'service.name', value: { stringValue: 's' } },
    ]);
    const [vitals, error] = resourceLogs[0].scopeLogs[0].logRecords;
    expect(vitals).toMatchObject({
      timeUnixNano: expect.stringMatching(/^\d{19}$/),
      severityText: 'INFO',
      eventName: 'browser.vitals',
      attributes: [
        { key: 'route', value: { stringValue: '/' } },
        { key: 'lcp', value: { intValue: '900' } },
        { key: 'cls', value: { doubleValue: 0.01 } },
      ],
    });
    expect(error).toMatchObject({ severityText: 'ERROR' });
    expect(JSON.stringify(error)).toContain(
      '{"arrayValue":{"values":[{"stringValue":"assets/a.js:1:20"},',
    );
  });

  it('sends errors, and no vitals, as envelopes of Sentry', async () => {
    const sentry = { address: `${origin}/api/42/envelope/`, key: 'public' };
    const forward = forwarder({ otlp: null, sentry }, vi.fn(), TIMES);
    forward(VITALS);
    forward(ERROR);
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]?.headers['x-sentry-auth']).toContain('sentry_key=public');
    const [head, item, event] = (received[0]?.body ?? '')
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      event_id: head.event_id,
      platform: 'javascript',
      transaction: '/goods_detail/:id',
      exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
    });
    expect(event.exception.values[0].stacktrace.frames.at(-1)).toEqual({
      filename: 'assets/a.js',
      lineno: 1,
      colno: 20,
      in_app: true,
    });
  });

  it('reports a failure, and continues after a pause', async () => {
    status = 503;
    const onFailure = vi.fn();
    const otlp = { address: `${origin}/v1/logs`, headers: {}, service: 's' };
    const forward = forwarder({ otlp, sentry: null }, onFailure, TIMES);
    forward(VITALS);
    await expect.poll(() => onFailure.mock.calls).toHaveLength(1);
    expect(onFailure).toHaveBeenCalledWith({
      target: 'otlp',
      problem: 'Error: status 503',
      dropped: 1,
    });
    status = 200;
    forward(ERROR);
    await expect.poll(() => received).toHaveLength(2);
  });

  it('stores at most 500 lines while a collector is slow', async () => {
    let finish = () => undefined as void;
    const batches: number[][] = [];
    const queue = sendQueue<number>(
      (batch) => {
        batches.push(batch);
        return new Promise((resolve) => (finish = resolve));
      },
      { onFailure: vi.fn(), ...TIMES },
    );
    queue.add(0);
    await expect.poll(() => batches).toEqual([[0]]);
    for (let line = 1; line <= 700; line += 1) queue.add(line);
    expect(queue.size()).toBe(500);
    finish();
    await expect.poll(() => batches[1]).toHaveLength(100);
    expect(queue.size()).toBe(400);
    finish();
  });
});
