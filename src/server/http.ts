import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Longer than the idle timeout of proxies, so that the server never closes a connection that a proxy is using. */
const IDLE_TIMEOUT_MS = 65_000;
/** Allows addresses with ten thousand characters of any script, so that such searches get a page too. */
const MAX_HEADER_BYTES = 128 * 1024;

/** Prints a message and exits with code 1. */
export function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** A server that logs errors of its handler and responds with 500, without a stack trace. */
export function serverOf(
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): Server {
  return createServer(
    { keepAliveTimeout: IDLE_TIMEOUT_MS, maxHeaderSize: MAX_HEADER_BYTES },
    (req, res) => {
      handle(req, res).catch((error: unknown) => {
        console.error(error);
        if (res.headersSent) res.destroy();
        else res.writeHead(500, { 'Content-Type': 'text/plain' }).end('Something went wrong');
      });
    },
  );
}

/** @param another command that uses another port, e.g. `PORT=4174 npm start` */
export async function listen(server: Server, port: number, another: string): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, resolve);
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
