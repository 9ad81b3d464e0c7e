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
  /** '' for a guest */
  token: string;
  /** what faults remember between calls */
  memory: Map<string, unknown>;
  /** answers with another text and the headers of the target */
  pass: (res: ServerResponse, text: string) => void;
}

export const json = (res: ServerResponse, text: string): void =>
  void res.writeHead(200, { 'Content-Type': 'application/json' }).end(text);

/** Headers that describe the encoding of a body or its connection. */
const OF_THE_CONNECTION = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
];

/** Sends a faulty answer. `text` is the answer of the target. */
export type InjectFault = (text: string, res: ServerResponse, request: ReceivedRequest) => void;

/** Starts a proxy that injects faults into some answers and records all requests. */
export async function faultProxy(
  target: string,
  faultFor: (request: ReceivedRequest) => InjectFault | null = () => null,
): Promise<Running & { requests: ReceivedRequest[] }> {
  const requests: ReceivedRequest[] = [];
  const memory = new Map<string, unknown>();
  async function handle(req: IncomingMessage, res: ServerResponse) {
    const body = await buffer(req);
    const token = req.headers['authori-zation'];
    const request: ReceivedRequest = {
      token: typeof token === 'string' ? token : '',
      memory,
      pass: json,
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
    const forwarded = [...answer.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
    request.pass = (target, changed) =>
      void target.writeHead(answer.status, Object.fromEntries(forwarded)).end(changed);
    const inject = faultFor(request);
    if (inject) inject(text, res, request);
    else request.pass(res, text);
  }
  const running = await serve((req, res) => void handle(req, res));
  return { ...running, requests };
}
