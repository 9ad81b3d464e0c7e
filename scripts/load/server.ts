import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type MarketServer, startMarketServer } from '#mocks/server.ts';
import { serverOf } from '#/server/http.ts';

const PORT = Number(process.env.PORT ?? 4700 + (process.pid % 200));
export const ORIGIN = `http://localhost:${PORT}`;

/**
 * Caches the first response of the market to each call. This takes hardly any processor time, as if the market had a
 * machine of its own.
 */
function cacheResponses({ fetch: callMarket }: MarketServer) {
  const responses = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();

  async function call(req: IncomingMessage) {
    const language = req.headers['accept-language'] ?? '';
    const request = new Request(ORIGIN + req.url, { headers: { 'Accept-Language': language } });
    const answer = await callMarket(request);
    return {
      status: answer.status,
      type: answer.headers.get('Content-Type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const key = `${req.headers['accept-language']} ${req.url}`;
    const pending = responses.get(key) ?? call(req);
    responses.set(key, pending);
    const { status, type, body } = await pending;
    res.writeHead(status, { 'Content-Type': type, 'Content-Length': body.byteLength }).end(body);
  };
}

/** The demo market on a free port, in this process. @param isCached each call is answered once; only for calls that read */
export async function startMarket({ isCached }: { isCached: boolean }) {
  const market = await startMarketServer({ fresh: true, saved: false });
  const respond = cacheResponses(market);
  const server = serverOf(async (req, res) => {
    if (isCached) return respond(req, res);
    if (!(await market.handle(req, res))) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const isReady = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The built production server in a process of its own. */
export async function startShop(
  backend: string,
  options: readonly string[],
  env: Record<string, string> = {},
  /** `pipe`: the caller reads it */
  output: 'ignore' | 'pipe' = 'ignore',
  { checkout = ROOT, port = PORT }: { checkout?: string; port?: number } = {},
): Promise<{ process: ChildProcess; stop: () => Promise<void> }> {
  const file = join(checkout, 'dist-server', 'index.js');
  const server = spawn(process.execPath, [file, ...options], {
    env: { ...process.env, PORT: String(port), API_TARGET: backend, ...env },
    stdio: ['ignore', output, output === 'pipe' ? 'pipe' : 'inherit'],
  });
  for (let round = 0; round < 200; round += 1) {
    if (await isReady(port)) {
      const stop = async () => {
        const closed = new Promise((resolve) => server.on('close', resolve));
        server.kill('SIGTERM');
        await closed;
      };
      return { process: server, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not start');
}

const ROOT = join(import.meta.dirname, '..', '..');

const stat = (pid: string, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** Process ids of a process and its workers; none on systems without /proc. */
function processesOf({ pid }: ChildProcess): string[] {
  if (!existsSync('/proc/self/status')) return [];
  const isWorker = (one: string) =>
    new RegExp(`^PPid:\\s+${pid}$`, 'm').test(
      existsSync(`/proc/${one}`) ? stat(one, 'status') : '',
    );
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [String(pid), ...all.filter(isWorker)];
}

/** Resident memory of a process and each of its workers, in MB. */
export const memoryOf = (server: ChildProcess): number[] =>
  processesOf(server).map((pid) =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(stat(pid, 'status'))?.[1]) / 1024),
  );

const MS_PER_TICK = 10;

/** Processor time of a process and its workers since their start, in ms. */
export const processorTimeOf = (server: ChildProcess): number =>
  processesOf(server).reduce((sum, pid) => {
    const fields = stat(pid, 'stat')
      .replace(/^.*\) /s, '')
      .split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  }, 0);
