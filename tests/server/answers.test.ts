// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerReader } from '#/server/answers.ts';
import { backendFetch } from '#/server/backend-fetch.ts';
import { upstream } from './nginx.ts';

const KB = 1024;
const LIMITS = { perPage: 64 * KB, inUse: 80 * KB };

let answer: (req: IncomingMessage, res: ServerResponse) => void;
let backend: Awaited<ReturnType<typeof upstream>>;
let problems: string[];

beforeEach(async () => {
  problems = [];
  backend = await upstream((req, res) => answer(req, res));
});
afterEach(() => {
  backend.server.closeAllConnections();
  backend.server.close();
});

const request = () => new Request(`http://${backend.address}/api/front/x`);
const send = () => backendFetch(new URL(`http://${backend.address}`));
const open = (reader = answerReader(LIMITS), signal = new AbortController().signal) =>
  reader.open(signal, (problem) => problems.push(problem));

async function* endless() {
  for (;;) {
    await nextTurn();
    yield Buffer.alloc(KB);
  }
}

describe('what a backend answers', () => {
  it('is read whole, with its status', async () => {
    answer = (_req, res) => void res.writeHead(502).end('x'.repeat(64 * KB));
    const read = await open().call(request(), send());
    expect([read.status, (await read.text()).length]).toEqual([502, 64 * KB]);
    expect(problems).toEqual([]);
  });

  it.each(['200 成功', '500 内部错误'])('may have the status line %s', async (status) => {
    answer = (req) => void req.socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 2\r\n\r\n{}`);
    const read = await open().call(request(), send());
    expect([read.status, await read.text()]).toEqual([Number.parseInt(status), '{}']);
  });

  it.each<[string, (res: ServerResponse) => void]>([
    [
      'says that it is too large',
      (res) => res.writeHead(200, { 'Content-Length': 70 * KB }).flushHeaders(),
    ],
    ['is too large', (res) => void res.end('x'.repeat(65 * KB))],
    [
      'is too large when it is unpacked',
      (res) =>
        void res
          .writeHead(200, { 'Content-Encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(50 * 2 ** 20))),
    ],
    ['has no end', (res) => void pipeline(Readable.from(endless()), res, () => undefined)],
  ])('is dropped if it %s, and its connection is closed', async (_how, reply) => {
    let isClosed = false;
    answer = (_req, res) => {
      res.once('close', () => (isClosed = true));
      reply(res);
    };
    const reader = answerReader(LIMITS);
    const calls = open(reader);
    const read = await calls.call(request(), send());
    expect([read.status, await read.text()]).toEqual([200, '']);
    expect(problems).toEqual(['/api/front/x answered with too much data']);
    await expect.poll(() => isClosed).toBe(true);
    expect(reader.used()).toBe(0);
    calls.close();
  });

  it.each([
    ['whole', 1],
    ['too large', 100],
  ])('gives the memory of its parts back at once if it is %s', async (_how, count) => {
    const parts = Array.from({ length: count }, () => new Uint8Array(KB));
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(stream) {
        for (const part of parts) stream.enqueue(part);
        stream.close();
      },
    });
    const page = open();
    await page.call(request(), () => Promise.resolve(new Response(body)));
    const read = parts.slice(0, LIMITS.perPage / KB);
    expect(read.map(({ buffer }) => buffer.detached)).toEqual(read.map(() => true));
  });

  it('leaves a buffer alone of which it is only a part', async () => {
    const part = new Uint8Array(new ArrayBuffer(KB), 0, 8);
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(stream) {
        stream.enqueue(part);
        stream.close();
      },
    });
    await open().call(request(), () => Promise.resolve(new Response(body)));
    expect(part.buffer.detached).toBe(false);
  });

  it('waits while all pages together use too much, until the oldest is made', async () => {
    answer = (_req, res) => void res.end('x'.repeat(30 * KB));
    const reader = answerReader(LIMITS);
    const [first, second] = [open(reader), open(reader)];
    const lengthFor = async (page: typeof first) =>
      (await (await page.call(request(), send())).text()).length;
    expect(await lengthFor(first)).toBe(30 * KB);
    expect(await lengthFor(second)).toBe(30 * KB);
    let isRead = false;
    const reading = lengthFor(second).finally(() => (isRead = true));
    await expect.poll(() => reader.used()).toBeGreaterThan(LIMITS.inUse);
    // The oldest does not wait.
    expect(await lengthFor(first)).toBe(30 * KB);
    expect(isRead).toBe(false);
    first.close();
    expect(await reading).toBe(30 * KB);
    second.close();
    expect(reader.used()).toBe(0);
  });

  it('is dropped if one page has too much of it together', async () => {
    answer = (_req, res) => void res.end('x'.repeat(30 * KB));
    const reader = answerReader(LIMITS);
    const page = open(reader);
    const length = async () => (await (await page.call(request(), send())).text()).length;
    expect([await length(), await length(), await length()]).toEqual([30 * KB, 30 * KB, 0]);
    expect(problems).toHaveLength(1);
    expect(reader.used()).toBe(60 * KB);
    page.close();
  });

  it('is not awaited by a page that is given up', async () => {
    answer = (_req, res) => void res.end('x'.repeat(30 * KB));
    const reader = answerReader(LIMITS);
    const signal = new AbortController();
    const [first, second] = [open(reader), open(reader, signal.signal)];
    for (const page of [first, first]) await page.call(request(), send());
    const reading = second.call(request(), send());
    await expect.poll(() => reader.used()).toBeGreaterThan(LIMITS.inUse);
    signal.abort(new Error('late'));
    await expect(reading).rejects.toThrow('late');
    second.close();
    first.close();
    expect(reader.used()).toBe(0);
  });

  it('that does not end is given up with the page, and its connection is closed', async () => {
    const page = new AbortController();
    let isClosed = false;
    answer = (_req, res) => {
      res.once('close', () => (isClosed = true));
      res.write('{');
    };
    const reading = open(answerReader(LIMITS), page.signal).call(request(), send());
    await expect.poll(() => backend.requests.length).toBe(1);
    page.abort(new Error('late'));
    await expect(reading).rejects.toThrow('late');
    await expect.poll(() => isClosed).toBe(true);
  });
});
