import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';

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

/**
 * Forwards calls to a backend without changes, except the host.
 * @param watch called when a response is complete, unless the client has disconnected
 * @param isHeld holds back responses until they are complete, so that `watch` can replace them
 */
export function proxyTo(
  target: URL,
  watch?: (passed: Passed) => Replacement | null | void,
  isHeld = false,
) {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const base = target.pathname.replace(/\/$/, '');
  return (req: IncomingMessage, res: ServerResponse): void => {
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
    const forwarded = send(
      {
        protocol: target.protocol,
        hostname: target.hostname,
        port: target.port,
        method: req.method,
        path: base + (req.url ?? '/'),
        headers: { ...req.headers, host: target.host },
      },
      (answer) => {
        const responseBody = watch ? copyOf(answer) : null;
        const status = answer.statusCode ?? 502;
        if (!isHeld) {
          res.writeHead(status, answer.headers);
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
          else res.writeHead(status, answer.headers).end(body);
        });
        // An aborted response of the backend aborts this one too.
        answer.on('error', () => {
          notify(null);
          res.destroy();
        });
      },
    );
    forwarded.on('error', (error) => {
      if (isDisconnected) return;
      console.error(`${target.origin} cannot be reached: ${error.message}`);
      if (res.headersSent) res.destroy();
      else {
        notify(null);
        res.writeHead(502, { 'Content-Type': 'text/plain' }).end('The backend cannot be reached');
      }
    });
    res.on('close', () => {
      isDisconnected ||= !res.writableEnded;
      forwarded.destroy();
    });
    req.pipe(forwarded);
  };
}
