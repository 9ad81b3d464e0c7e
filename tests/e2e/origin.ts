import { availableParallelism } from 'node:os';

const FIRST = Number(process.env.E2E_PORT ?? 4399);
/** Room for the servers that a test starts beside the shop. */
const APART = 20;

/** So many shops, each with a market of its own, as many workers use. */
export const MARKETS = Number(process.env.E2E_WORKERS ?? Math.min(2, availableParallelism()));

export const portAt = (worker: number): number => FIRST + worker * APART;
export const originAt = (worker: number): string => `http://localhost:${portAt(worker)}`;

/** What the server of a worker says. */
export const logAt = (index: number): string => `.cache/e2e-server-${portAt(index)}.log`;
