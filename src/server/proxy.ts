import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from 'node:http';
import { request as httpsRequest } from 'node:https';

/** A call that went through, as it was. */
export interface Passed {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** null when the backend's connection ended before its answer did */
  answer: { status: number; headers: IncomingHttpHeaders; body: Buffer } | null;
  ms: number;
}

/** Keeps a copy of what flows by. */
function copyOf(stream: IncomingMessage): () => Buffer {
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  return () => Buffer.concat(parts);
}

/** What is answered in place of the backend's answer. */
export interface Replacement {
  status: number;
  body: string;
}

/**
 * Passes a call on to another backend and its answer back. Nothing changes but the host.
 * @param watch is told of every call once it is over, unless the caller did not wait for the end
 * @param isHeld answers wait until they are whole, and `watch` may give another one in their place
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
    let hasLeft = false;
    const asked = watch ? copyOf(req) : null;
    const told = (answer: Passed['answer']) => {
      if (hasLeft || !watch) return null;
      return watch({
        method: req.method ?? 'GET',
        url: req.url ?? '/',
        headers: req.headers,
        body: asked?.() ?? Buffer.alloc(0),
        answer,
        ms: performance.now() - started,
      });
    };
    const onward = send(
      {
        protocol: target.protocol,
        hostname: target.hostname,
        port: target.port,
        method: req.method,
        path: base + (req.url ?? '/'),
        headers: { ...req.headers, host: target.host },
      },
      (answer) => {
        const answered = watch ? copyOf(answer) : null;
        const status = answer.statusCode ?? 502;
        if (!isHeld) {
          res.writeHead(status, answer.headers);
          answer.pipe(res);
        }
        answer.on('end', () => {
          const body = answered?.() ?? Buffer.alloc(0);
          const other = told({ status, headers: answer.headers, body });
          if (!isHeld) return;
          if (other)
            res.writeHead(other.status, { 'Content-Type': 'application/json' }).end(other.body);
          else res.writeHead(status, answer.headers).end(body);
        });
        // What broke off at the backend breaks off here too.
        answer.on('error', () => {
          told(null);
          res.destroy();
        });
      },
    );
    onward.on('error', (error) => {
      if (hasLeft) return;
      console.error(`${target.origin} cannot be reached: ${error.message}`);
      if (res.headersSent) res.destroy();
      else {
        told(null);
        res.writeHead(502, { 'Content-Type': 'text/plain' }).end('The backend cannot be reached');
      }
    });
    res.on('close', () => {
      hasLeft ||= !res.writableEnded;
      onward.destroy();
    });
    req.pipe(onward);
  };
}
