import { availableParallelism } from 'node:os';

const FIRST = Number(process.env.E2E_PORT ?? 4399);
/** Leaves ports for the servers that a test starts. */
const PORT_STEP = 20;

/** The number of workers, and of shops: one shop with its own market per worker. */
export const MARKETS = Number(process.env.E2E_WORKERS ?? Math.min(2, availableParallelism()));

export const portAt = (worker: number): number => FIRST + worker * PORT_STEP;
export const originAt = (worker: number): string => `http://localhost:${portAt(worker)}`;

/** Output of a worker's server. */
export const logAt = (index: number): string => `.cache/e2e-server-${portAt(index)}.log`;
