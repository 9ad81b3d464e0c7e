import type { Server } from 'node:http';

/** Time for open requests to finish before their connections are closed. */
const GRACE_MS = 10_000;

/** Stops accepting connections and resolves when all open requests have finished. */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Calls `end` once on SIGINT or SIGTERM, then exits. */
export function onStop(end: () => Promise<void> | void): void {
  let ending = false;
  const stop = () => {
    if (ending) return;
    ending = true;
    void Promise.resolve(end()).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

const OF_CONNECTION =
  /^(?:UND_ERR_\w+|HPE_\w+|ERR_SSL_\w+|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|HTTPParserError|AbortError|TimeoutError)$/;

const isOfConnection = (error: Error): boolean =>
  OF_CONNECTION.test(error.name) || ('code' in error && OF_CONNECTION.test(String(error.code)));

/**
 * Reports errors of connections without a listener, which would end the process: `fetch` refuses an answer of more than
 * five content codings, and emits what happens to its connection afterwards. Any other error still ends it.
 */
export function surviveConnections(report: (problem: unknown) => void): void {
  process.on('uncaughtException', (error) => {
    if (isOfConnection(error)) return report(error);
    console.error(error);
    process.exit(1);
  });
}
