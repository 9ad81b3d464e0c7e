import type { Server } from 'node:http';

/** Calls that are under way may end; what takes longer is cut off. */
const PATIENCE_MS = 10_000;

/** Ends a server once it has answered everybody. */
export function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** @param end what is done before the program ends, once */
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
