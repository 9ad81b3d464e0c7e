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

/**
 * Passes a call on to another backend and its answer back. Nothing changes but the host.
 * @param watch is told of every call once it is over, unless the caller did not wait for the end
 */
export function proxyTo(target: URL, watch?: (passed: Passed) => void) {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const base = target.pathname.replace(/\/$/, '');
  return (req: IncomingMessage, res: ServerResponse): void => {
    const started = performance.now();
    let hasLeft = false;
    const asked = watch ? copyOf(req) : null;
    const told = (answer: Passed['answer']) =>
      !hasLeft &&
      watch?.({
        method: req.method ?? 'GET',
        url: req.url ?? '/',
        headers: req.headers,
        body: asked?.() ?? Buffer.alloc(0),
        answer,
        ms: performance.now() - started,
      });
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
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
        answer.on('end', () =>
          told({
            status: answer.statusCode ?? 502,
            headers: answer.headers,
            body: answered?.() ?? Buffer.alloc(0),
          }),
        );
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
