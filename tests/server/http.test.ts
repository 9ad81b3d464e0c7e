// @vitest-environment node
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverOf } from '#/server/http.ts';
import { rawRequest } from './raw-request.ts';

let server: Server;
let port: number;
let problems: unknown[];
let handled: string[];

beforeEach(async () => {
  problems = [];
  handled = [];
  server = serverOf(
    async (req, res) => {
      handled.push(`${req.method} ${req.url}`);
      if (req.url === '/fails') throw new Error('secret');
      await text(req);
      res.end('ok');
    },
    (problem) => problems.push(problem),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const call = (path: string, method = 'GET') =>
  rawRequest(`http://127.0.0.1:${port}`, path, { method });

/** Sends text and returns the response line. */
async function exchange(message: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(message);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString().split('\r\n')[0] ?? '';
}

describe('every server', () => {
  it('refuses TRACE, and a request for two hosts', async () => {
    expect((await call('/api/x', 'TRACE')).status).toBe(405);
    expect(await exchange('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')).toContain('400');
    expect(handled).toEqual([]);
  });

  it.each([
    '',
    'a b',
    '"><script>',
    'a, b',
    'x@a',
    'a/../b',
    'http://a',
    'a:99999',
    'a:',
    '[::',
    'é',
  ])('refuses the host "%s"', async (host) => {
    expect(await exchange(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toContain('400');
    expect(handled).toEqual([]);
  });

  it.each(['a', 'A.example.', 'a_b.example:80', '127.0.0.1:4173', '[::1]:4173', 'xn--gba9i.com'])(
    'accepts the host "%s"',
    async (host) => {
      await exchange(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      expect(handled).toEqual(['GET /']);
    },
  );

  it('refuses headers over 128 KB', async () => {
    const lines = `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(140_000)}\r\n\r\n`;
    expect(await exchange(lines)).toContain('431');
    expect(handled).toEqual([]);
  });

  it.each([
    ['http://a.example/en?page=2', '/en?page=2'],
    ['https://a.example/en', '/en'],
    ['HTTP://A.example//en', '//en'],
    ['http://a.example', '/'],
    ['http://a.example?page=2', '/?page=2'],
  ])('takes the whole address %s of its own host for its path', async (address, path) => {
    await exchange(`GET ${address} HTTP/1.1\r\nHost: a.example\r\n\r\n`);
    expect(handled).toEqual([`GET ${path}`]);
  });

  it.each(['http://another.example/en', 'https://another.example', 'http://x@a.example/en'])(
    'refuses the whole address %s of another host',
    async (address) => {
      const answer = await exchange(`GET ${address} HTTP/1.1\r\nHost: a.example\r\n\r\n`);
      expect(answer).toContain('400');
      expect(handled).toEqual([]);
    },
  );

  it('reports errors without sending them', async () => {
    const { status, text } = await call('/fails');
    expect([status, text]).toEqual([500, 'Something went wrong']);
    expect(problems).toHaveLength(1);
  });

  it('reports nothing when a client leaves', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
    await expect.poll(() => handled).toEqual(['POST /x']);
    socket.destroy();
    expect((await call('/next')).text).toBe('ok');
    expect(problems).toEqual([]);
  });
});
