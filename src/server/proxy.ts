import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';

/** Headers of one connection, which a proxy does not pass on (RFC 9110, 7.6.1), and `Expect`, which it answers itself. */
const OF_CONNECTION = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Headers without those of the connection, and without those that `Connection` names. */
function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',');
  const dropped = new Set([...OF_CONNECTION, ...named.map((name) => name.trim())]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** A proxied call. */
export interface Passed {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** null if the backend closed the connection before the end of the response */
  answer: { status: number; headers: IncomingHttpHeaders; body: Buffer } | null;
  ms: number;
}

/** Collects a copy of a stream's data. */
function copyOf(stream: IncomingMessage): () => Buffer {
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  return () => Buffer.concat(parts);
}

/** Response that replaces the backend's. */
export interface Replacement {
  status: number;
  body: string;
}

interface ProxyOptions {
  /** called when a response is complete, unless the client has disconnected */
  watch?: (passed: Passed) => Replacement | null | void;
  /** holds back responses until they are complete, so that `watch` can replace them */
  isHeld?: boolean;
  /** headers for the backend, from those of the client that are not of the connection */
  toBackend?: (headers: IncomingHttpHeaders, req: IncomingMessage) => IncomingHttpHeaders;
  /** headers for the client, from those of the backend; null refuses the response */
  toClient?: (headers: IncomingHttpHeaders, req: IncomingMessage) => IncomingHttpHeaders | null;
  /** ms from the beginning to the end of a call, after which it fails; the answer may have begun */
  limit?: (req: IncomingMessage) => number;
  /** bytes of the largest request body; a larger one is refused with 413 */
  maxBody?: number;
  report?: (problem: string) => void;
}

/** How the body of a request ends. Taken from this connection, because `Connection` can name and so drop these headers. */
function framing({ headers }: IncomingMessage): IncomingHttpHeaders {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': length };
}

function refuse(res: ServerResponse, status: number, text: string) {
  if (res.headersSent) res.destroy();
  else res.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
}

const addressOf = ({ protocol, hostname, port }: URL) => ({
  protocol,
  hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
  port,
});

/** Forwards calls to a backend. Without options only the host and the headers of the connection change. */
export function proxyTo(
  target: URL,
  {
    watch,
    isHeld = false,
    toBackend = (headers) => headers,
    toClient = (headers) => headers,
    limit = () => Infinity,
    maxBody = Infinity,
    report = (problem) => console.error(problem),
  }: ProxyOptions = {},
) {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const base = target.pathname.replace(/\/$/, '');
  return (req: IncomingMessage, res: ServerResponse): void => {
    const tooLarge = () => refuse(res, 413, 'Too large');
    if (Number(req.headers['content-length'] ?? 0) > maxBody) return tooLarge();
    const started = performance.now();
    let isDisconnected = false;
    const requestBody = watch ? copyOf(req) : null;
    const notify = (answer: Passed['answer']) => {
      if (isDisconnected || !watch) return null;
      return watch({
        method: req.method ?? 'GET',
        url: req.url ?? '/',
        headers: req.headers,
        body: requestBody?.() ?? Buffer.alloc(0),
        answer,
        ms: performance.now() - started,
      });
    };
    /** @throws an error for what HTTP has no way to say, e.g. the status 099 */
    function pass(answer: IncomingMessage) {
      const responseBody = watch ? copyOf(answer) : null;
      const status = answer.statusCode ?? 502;
      if (status < 200) throw new RangeError(`the status ${status}`);
      const headers = toClient(endToEndHeaders(answer.headers), req);
      if (!headers) {
        report(`${target.origin} redirects to another host`);
        forwarded.destroy();
        return refuse(res, 502, 'The backend redirects to another host');
      }
      if (!isHeld) {
        res.writeHead(status, headers);
        answer.pipe(res);
      }
      answer.on('end', () => {
        const body = responseBody?.() ?? Buffer.alloc(0);
        const replacement = notify({ status, headers: answer.headers, body });
        if (!isHeld) return;
        if (replacement)
          res
            .writeHead(replacement.status, { 'Content-Type': 'application/json' })
            .end(replacement.body);
        else res.writeHead(status, headers).end(body);
      });
      // An aborted response of the backend aborts this one too.
      answer.on('error', () => {
        notify(null);
        res.destroy();
      });
    }
    function fail(reason: string) {
      if (isDisconnected || res.writableEnded) return;
      report(`${target.origin} cannot be reached: ${reason}`);
      notify(null);
      refuse(res, 502, 'The backend cannot be reached');
    }
    const forwarded = send(
      {
        ...addressOf(target),
        method: req.method,
        path: base + (req.url ?? '/'),
        headers: {
          ...toBackend(endToEndHeaders(req.headers), req),
          ...framing(req),
          host: target.host,
        },
      },
      (answer) => {
        // What is thrown here would end the process.
        try {
          pass(answer);
        } catch (error) {
          fail(error instanceof Error ? error.message : String(error));
          forwarded.destroy();
        }
      },
    );
    forwarded.on('error', (error) => fail(error.message));
    forwarded.on('upgrade', (_answer, socket) => {
      fail('it changes the protocol');
      socket.destroy();
    });
    const most = limit(req);
    const giveUp = () => {
      report(`${target.origin} has not answered in ${most} ms`);
      refuse(res, 504, 'The backend does not respond');
      forwarded.destroy();
    };
    const timer = Number.isFinite(most) ? setTimeout(giveUp, most) : undefined;
    res.on('close', () => {
      clearTimeout(timer);
      isDisconnected ||= !res.writableEnded;
      forwarded.destroy();
    });
    let received = 0;
    req.on('data', (part: Buffer) => {
      received += part.byteLength;
      if (received <= maxBody || res.writableEnded) return;
      tooLarge();
      req.unpipe(forwarded);
      forwarded.destroy();
      // The client reads the response after it has sent the rest, which is not stored.
      req.resume();
    });
    req.pipe(forwarded);
  };
}
