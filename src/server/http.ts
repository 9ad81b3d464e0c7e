import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { idOf, withRequest } from './request-context.ts';
import { stop } from './setting.ts';

/** Longer than the idle timeout of proxies, so that the server never closes a connection that a proxy is using. */
const IDLE_TIMEOUT_MS = 65_000;
/** Allows addresses with ten thousand characters of any script, so that such searches get a page too. */
const MAX_HEADER_BYTES = 128 * 1024;

/** Methods that repeat the request in the response, with its credentials. */
const REFLECTING = new Set(['TRACE', 'TRACK']);

const refuse = (res: ServerResponse, status: number, text: string): void =>
  void res.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);

/** The grammar of `Host` (RFC 9110, 7.2); without it `x@shop.example` and `shop.example/..` read as the shop. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;
const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`);

const WHOLE_ADDRESS = /^https?:\/\/([^/?#]*)(.*)$/i;

/** A server that gives each request an id, reports errors of its handler and responds with 500, without a stack trace. */
export function serverOf(
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
  report: (problem: unknown) => void = (problem) => console.error(problem),
): Server {
  return createServer(
    { keepAliveTimeout: IDLE_TIMEOUT_MS, maxHeaderSize: MAX_HEADER_BYTES },
    (req, res) => {
      if (REFLECTING.has(req.method ?? '')) return refuse(res, 405, 'Not allowed');
      const hosts = req.headersDistinct.host ?? [];
      if (hosts.length > 1 || !hosts.every(isHost)) return refuse(res, 400, 'Not understood');
      // Proxies may send the whole address.
      const [, host, path] = WHOLE_ADDRESS.exec(req.url ?? '') ?? [];
      if (host !== undefined) {
        if (host.toLowerCase() !== req.headers.host?.toLowerCase())
          return refuse(res, 400, 'Not understood');
        req.url = path?.startsWith('/') ? path : `/${path}`;
      }
      const id = idOf(req);
      res.setHeader('X-Request-Id', id);
      void withRequest(id, () =>
        handle(req, res).catch((error: unknown) => {
          // The client has left.
          if (req.destroyed && !req.complete) return void res.destroy();
          report(error);
          if (res.headersSent) res.destroy();
          else refuse(res, 500, 'Something went wrong');
        }),
      );
    },
  );
}

/**
 * @param another command that uses another port, e.g. `PORT=4174 npm start`
 * @param host address to listen on; all by default
 */
export async function listen(
  server: Server,
  port: number,
  another: string,
  host?: string,
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
    });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    stop(
      taken
        ? `Port ${port} is taken. Stop what runs there, or choose another one: ${another}`
        : String(error),
    );
  }
}
