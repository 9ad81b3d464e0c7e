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
