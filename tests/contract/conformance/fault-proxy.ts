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

export interface ReceivedRequest {
  method: string;
  path: string;
  body: string;
  at: number;
}

/** Sends a faulty answer. `text` is the answer of the target. */
export type InjectFault = (text: string, res: ServerResponse, request: ReceivedRequest) => void;

export const json = (res: ServerResponse, text: string): void =>
  void res.writeHead(200, { 'Content-Type': 'application/json' }).end(text);

/** Starts a proxy that injects faults into some answers and records all requests. */
export async function faultProxy(
  target: string,
  faultFor: (request: ReceivedRequest) => InjectFault | null = () => null,
): Promise<Running & { requests: ReceivedRequest[] }> {
  const requests: ReceivedRequest[] = [];
  async function handle(req: IncomingMessage, res: ServerResponse) {
    const body = await buffer(req);
    const request: ReceivedRequest = {
      method: req.method ?? '',
      path: req.url ?? '',
      body: body.toString('utf8'),
      at: performance.now(),
    };
    requests.push(request);
    const {
      host: _,
      connection: __,
      'content-length': ___,
      ...headers
    } = req.headers as Record<string, string>;
    const answer = await fetch(target + request.path, {
      method: request.method,
      headers,
      body: request.method === 'GET' ? null : new Uint8Array(body),
    });
    const text = await answer.text();
    const inject = faultFor(request);
    if (inject) inject(text, res, request);
    else
      res
        .writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
        .end(text);
  }
  const running = await serve((req, res) => void handle(req, res));
  return { ...running, requests };
}
