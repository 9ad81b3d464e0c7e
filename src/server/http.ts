import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Longer than proxies keep an idle connection: closing it first could meet a call that is under way. */
const KEEP_ALIVE_MS = 65_000;
/** Room for ten thousand characters of any script in an address: such a search is shown a page too. */
const MOST_HEADER_BYTES = 128 * 1024;

/** Ends the program with a word about why. */
export function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** A server whose handler may fail: the fault is logged and answered without a stack. */
export function serverOf(
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): Server {
  return createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MOST_HEADER_BYTES },
    (req, res) => {
      handle(req, res).catch((error: unknown) => {
        console.error(error);
        if (res.headersSent) res.destroy();
        else res.writeHead(500, { 'Content-Type': 'text/plain' }).end('Something went wrong');
      });
    },
  );
}

/** @param another how to say that another port is wanted, e.g. `PORT=4174 npm start` */
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
