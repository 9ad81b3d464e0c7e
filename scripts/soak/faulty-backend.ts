import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startMarketServer } from '#mocks/server.ts';
import { serverOf } from '#/server/http.ts';

/** Longer than the server waits for a call. */
const HANG_MS = 20_000;

type Fault = (res: ServerResponse) => void;

const TRICKLE_MS = 200;
/** More than the server reads of one answer, unpacked. */
const BOMB = gzipSync(Buffer.alloc(400 * 2 ** 20));
const LONG = Buffer.alloc(64 * 2 ** 20, '0,');
const MEGABYTE = Buffer.alloc(2 ** 20, ' ');
const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** Rest of an answer that has no end. */
async function* without(pause: number, part: string | Buffer) {
  for (;;) {
    await sleep(pause);
    yield part;
  }
}
const unending = (pause: number, part: string | Buffer) => (res: ServerResponse) => {
  res.writeHead(200, JSON_HEADERS).write('{"code":200,"message":"","data":[0');
  // It ends with the connection.
  pipeline(Readable.from(without(pause, part)), res, () => undefined);
};

const send = (status: number, type: string, body: string) => (res: ServerResponse) =>
  void res.writeHead(status, { 'Content-Type': type }).end(body);

const FAULTS: Record<string, Fault> = {
  'code 500': send(200, 'application/json', '{"code":500,"message":null,"data":null}'),
  'HTTP 502': send(502, 'text/html', '<h1>Bad Gateway</h1>'),
  'no response': (res) => void setTimeout(() => res.destroy(), HANG_MS).unref(),
  'connection lost': (res) => void res.destroy(),
  'truncated response': send(200, 'application/json', '{"code":200,"da'),
  'stalls in the middle': (res) =>
    void res.writeHead(200, JSON_HEADERS).write('{"code":200,"message":"","data":['),
  trickles: unending(TRICKLE_MS, ',0'),
  'never ends': unending(20, MEGABYTE),
  'unpacks to 400 MB': (res) =>
    void res.writeHead(200, { ...JSON_HEADERS, 'Content-Encoding': 'gzip' }).end(BOMB),
  '64 MB of JSON': (res) => void res.writeHead(200, JSON_HEADERS).end(LONG),
  'data of another type': send(200, 'application/json', '{"code":200,"message":null,"data":7}'),
};

export interface FaultyBackend {
  origin: string;
  /** number of calls, by fault; `none` for those that were answered */
  counts: Record<string, number>;
  /** Ends all faults. */
  recover: () => void;
  stop: () => void;
}

/**
 * The demo market on a free port of this machine. Fails the given share of all calls, in turn with each fault.
 * @param only names of faults; without it all
 */
export async function startFaultyBackend(
  share: number,
  random: () => number,
  only: readonly string[] = [],
): Promise<FaultyBackend> {
  const market = await startMarketServer({ fresh: true, saved: false });
  const names = Object.keys(FAULTS).filter((name) => only.length === 0 || only.includes(name));
  const counts: Record<string, number> = { none: 0 };
  let isFaulty = true;
  let turn = 0;
  const server = serverOf(async (req: IncomingMessage, res: ServerResponse) => {
    if (isFaulty && req.url?.startsWith('/api/') && random() < share) {
      const name = names[turn % names.length] ?? '';
      turn += 1;
      counts[name] = (counts[name] ?? 0) + 1;
      return FAULTS[name]?.(res);
    }
    counts.none = (counts.none ?? 0) + 1;
    if (!(await market.handle(req, res))) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    recover: () => {
      isFaulty = false;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
