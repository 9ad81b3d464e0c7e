import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Running {
  origin: string;
  close(): void;
}

export async function serve(listener: RequestListener): Promise<Running & { server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Seen {
  method: string;
  path: string;
  body: string;
  at: number;
}

/** Answers in place of the server behind; `text` is what that one said. */
export type Spoil = (text: string, res: ServerResponse, seen: Seen) => void;

export const json = (res: ServerResponse, text: string): void =>
  void res.writeHead(200, { 'Content-Type': 'application/json' }).end(text);

/** A server in front of another one that spoils some answers and remembers every call. */
export async function breaker(
  target: string,
  spoils: (seen: Seen) => Spoil | null = () => null,
): Promise<Running & { seen: Seen[] }> {
  const calls: Seen[] = [];
  async function handle(req: IncomingMessage, res: ServerResponse) {
    const body = await buffer(req);
    const seen: Seen = {
      method: req.method ?? '',
      path: req.url ?? '',
      body: body.toString('utf8'),
      at: performance.now(),
    };
    calls.push(seen);
    const {
      host: _,
      connection: __,
      'content-length': ___,
      ...headers
    } = req.headers as Record<string, string>;
    const answer = await fetch(target + seen.path, {
      method: seen.method,
      headers,
      body: seen.method === 'GET' ? null : new Uint8Array(body),
    });
    const text = await answer.text();
    const spoil = spoils(seen);
    if (spoil) spoil(text, res, seen);
    else
      res
        .writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
        .end(text);
  }
  const running = await serve((req, res) => void handle(req, res));
  return { ...running, seen: calls };
}
