// @vitest-environment node
import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { upstream } from './nginx.ts';

const from = (file: string) => `'${join(process.cwd(), 'src/server', file)}'`;

/** A process that reads an answer as pages do, says what it reports, and continues until its connection has ended. */
const script = (address: string, then: string) => `
import { answerReader } from ${from('answers.ts')};
import { backendFetch } from ${from('backend-fetch.ts')};
import { surviveConnections } from ${from('graceful.ts')};
const reported = new Promise((done) => surviveConnections((problem) => {
  console.log(String(problem.code ?? problem.name));
  done();
}));
const target = new URL('http://${address}');
const calls = answerReader().open(new AbortController().signal, () => undefined);
const call = calls.call(new Request(new URL('/api/front/x', target)), backendFetch(target));
console.log(await call.then(() => 'read', () => 'refused'));
${then};
`;

const CODINGS = Array.from({ length: 6 }, () => 'gzip').join(', ');

/** Runs a process before a backend whose answer has too many codings. @param end of its connection, once it is refused */
async function run(then: string, end: (socket: Socket) => void = () => undefined) {
  let socket: Socket | undefined;
  const { server, address } = await upstream((req, res) => {
    socket = req.socket;
    res.writeHead(200, { 'Content-Encoding': CODINGS }).write('{');
  });
  const child = spawn(process.execPath, [
    '--input-type=module-typescript',
    '-e',
    script(address, then),
  ]);
  child.stdout.once('data', () => socket && end(socket));
  const lines = await text(child.stdout);
  const code = await new Promise((resolve) => child.on('close', resolve));
  server.closeAllConnections();
  server.close();
  return { lines: lines.trim().split('\n'), code };
}

describe('an answer that `fetch` refuses, and whose connection', () => {
  it.each<[string, string, (socket: Socket) => void]>([
    ['is closed', 'UND_ERR_SOCKET', (socket) => void socket.end()],
    ['is reset', 'ECONNRESET', (socket) => void socket.resetAndDestroy()],
    ['has no HTTP any more', 'HTTPParserError', (socket) => void socket.write('zz\r\n')],
  ])('%s, is reported and does not end the process', async (_how, name, end) => {
    expect(await run('await reported; process.exit()', end)).toEqual({
      lines: ['refused', name],
      code: 0,
    });
  });

  it('any other error ends the process', async () => {
    const fault =
      "process.stdin.resume(); queueMicrotask(() => { throw new TypeError('a fault') })";
    expect(await run(fault)).toEqual({ lines: ['refused'], code: 1 });
  });
});
