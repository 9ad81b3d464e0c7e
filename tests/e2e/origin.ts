const FIRST = Number(process.env.E2E_PORT ?? 4399);
/** Leaves ports for the servers that a test starts. */
const PORT_STEP = 20;

/**
 * The number of workers, and of shops: one shop with its own market per worker. Four keep two processors busy, while
 * pages wait for frames and answers.
 */
export const MARKETS = Number(process.env.E2E_WORKERS ?? 4);

export const portAt = (worker: number): number => FIRST + worker * PORT_STEP;
export const originAt = (worker: number): string => `http://localhost:${portAt(worker)}`;

/** Output of a worker's server. */
export const logAt = (index: number): string => `.cache/e2e-server-${portAt(index)}.log`;
