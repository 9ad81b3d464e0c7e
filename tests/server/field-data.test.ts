// @vitest-environment node
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldData } from '#/server/field/receive.ts';
import { fieldOptions } from '#/server/field/options.ts';
import { serverOf } from '#/server/http.ts';
import { rawRequest } from './raw-request.ts';

let server: Server;
let origin: string;
let time: number;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  [time, lines] = [0, []];
  server = serverOf(
    fieldData(
      (line, dropped) => lines.push({ ...line, dropped }),
      () => time,
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.close();
});

const EMPTY = { route: '/goods_detail/:id', errors: [], violations: [] };

async function send(message: unknown, headers: Record<string, string> = { Origin: origin }) {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  return (await rawRequest(origin, '/field-data', { method: 'POST', headers, body })).status;
}

describe('field data', () => {
  it('logs a line per page, error and violation', async () => {
    const error = {
      route: '/order/shopping_cart',
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'price')",
      at: ['assets/abc1234.js:1:99'],
      count: 2,
    };
    const violation = {
      route: '/',
      operation: 'productDetail',
      field: 'data.list.*.price',
      code: 'invalid_type',
    };
    const message = { ...EMPTY, lcp: 1234.6, inp: 48, cls: 0.012345 };
    expect(await send({ ...message, errors: [error], violations: [violation] })).toBe(204);
    expect(lines).toEqual([
      { event: 'vitals', route: EMPTY.route, lcp: 1235, inp: 48, cls: 0.0123, dropped: 0 },
      { event: 'browser-error', ...error, dropped: 0 },
      { event: 'violation', ...violation, dropped: 0 },
    ]);
  });

  const error = { route: '/', name: 'Error', message: '', at: [], count: 1 };
  it.each<[string, unknown]>([
    ['text that is not JSON', '{"route":'],
    ['another kind of JSON', [1]],
    ['an address in place of a pattern', { ...EMPTY, route: '/goods_detail/1001' }],
    ['a time that no page takes', { ...EMPTY, lcp: 1e9 }],
    ['a text as a time', { ...EMPTY, inp: '5' }],
    ['a negative shift', { ...EMPTY, cls: -1 }],
    ['too many errors', { ...EMPTY, errors: Array.from({ length: 6 }, () => error) }],
    ['a long name', { ...EMPTY, errors: [{ ...error, name: 'E'.repeat(41) }] }],
    [
      'a position in another script',
      { ...EMPTY, errors: [{ ...error, at: ['http://x/a.js:1:1'] }] },
    ],
    [
      'an unknown operation',
      { ...EMPTY, violations: [{ route: '/', operation: 'x', field: 'data', code: 'y' }] },
    ],
    [
      'a value in a path',
      { ...EMPTY, violations: [{ route: '/', operation: 'userInfo', field: 'a@b', code: 'y' }] },
    ],
  ])('refuses %s', async (_, message) => {
    expect(await send(message)).toBe(400);
    expect(lines).toEqual([]);
  });

  it('takes over no fields that it does not know, and no texts that may be data', async () => {
    const message = 'Unexpected token, "mali@lychee.test" is not JSON';
    const errors = [{ ...error, name: 'SyntaxError', message }];
    expect(await send({ ...EMPTY, token: 'secret', errors })).toBe(204);
    expect(JSON.stringify(lines)).not.toMatch(/secret|mali/);
  });

  it('refuses large messages, other methods and other origins', async () => {
    expect(await send(JSON.stringify({ ...EMPTY, more: 'x'.repeat(9000) }))).toBe(413);
    expect(await send(EMPTY, {})).toBe(403);
    expect(await send(EMPTY, { Origin: 'https://evil.example' })).toBe(403);
    expect(await send(EMPTY, { Origin: 'null' })).toBe(403);
    expect((await rawRequest(origin, '/field-data')).status).toBe(405);
    expect(lines).toEqual([]);
  });

  it('accepts pages on https behind a proxy that ends TLS', async () => {
    expect(await send(EMPTY, { Origin: origin.replace('http:', 'https:') })).toBe(204);
  });

  it('logs at most 300 pages and 60 errors per minute, and counts the others', async () => {
    const message = { ...EMPTY, errors: Array.from({ length: 5 }, () => error) };
    const statuses = new Set<number>();
    for (let sent = 0; sent < 320; sent += 1) statuses.add(await send(message));
    expect(statuses).toEqual(new Set([204, 429]));
    expect(lines.filter(({ event }) => event === 'vitals')).toHaveLength(300);
    expect(lines.filter(({ event }) => event === 'browser-error')).toHaveLength(60);
    time += 60_000;
    lines = [];
    await send(message);
    expect(lines[0]).toMatchObject({ event: 'vitals', dropped: 20 });
    expect(lines[1]).toMatchObject({ event: 'browser-error', dropped: 320 * 5 - 60 });
  });
});

describe('the configuration of field data', () => {
  it('measures a tenth of the visits by default, and nothing if it is off', () => {
    expect(fieldOptions()).toEqual({ rate: 0.1, otlp: null, sentry: null });
    vi.stubEnv('FIELD_DATA', 'off');
    expect(fieldOptions()).toBeNull();
  });

  it('reads the variables of OpenTelemetry and Sentry', () => {
    vi.stubEnv('FIELD_DATA', '1');
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'https://collector.example:4318/');
    vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Basic%20YTpi,x-tenant=shop');
    vi.stubEnv('SENTRY_DSN', 'https://key@sentry.example/base/42');
    expect(fieldOptions()).toEqual({
      rate: 1,
      otlp: {
        address: 'https://collector.example:4318/v1/logs',
        headers: { authorization: 'Basic YTpi', 'x-tenant': 'shop' },
        service: 'storefront',
      },
      sentry: { address: 'https://sentry.example/base/api/42/envelope/', key: 'key' },
    });
  });

  it.each([
    ['FIELD_DATA', '2'],
    ['FIELD_DATA', 'yes'],
    ['SENTRY_DSN', 'https://sentry.example/42'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ])('stops the start for %s=%s', (name, value) => {
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit');
    });
    const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.stubEnv(name, value);
    expect(() => fieldOptions()).toThrow('exit');
    expect(printed).toHaveBeenCalledWith(expect.stringContaining(name));
    exit.mockRestore();
    printed.mockRestore();
  });
});
