import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMarketServer } from '#mocks/server.ts';
import { serverOf } from '#/server/http.ts';

/** Longer than the server waits for a call. */
const HANG_MS = 20_000;

type Fault = (res: ServerResponse) => void;

const send = (status: number, type: string, body: string) => (res: ServerResponse) =>
  void res.writeHead(status, { 'Content-Type': type }).end(body);

const FAULTS: Record<string, Fault> = {
  'code 500': send(200, 'application/json', '{"code":500,"message":null,"data":null}'),
  'HTTP 502': send(502, 'text/html', '<h1>Bad Gateway</h1>'),
  'no response': (res) => void setTimeout(() => res.destroy(), HANG_MS).unref(),
  'connection lost': (res) => void res.destroy(),
  'truncated response': send(200, 'application/json', '{"code":200,"da'),
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

/** The demo market on a free port of this machine. Fails the given share of all calls, in turn with each fault. */
export async function startFaultyBackend(
  share: number,
  random: () => number,
): Promise<FaultyBackend> {
  const market = await startMarketServer({ fresh: true, saved: false });
  const names = Object.keys(FAULTS);
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
