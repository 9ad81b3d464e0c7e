import { inject } from 'vitest';
import { deadlinesAt } from './machine-speed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** see `measureSlowness`; measured once per run, by `vite.config.ts` */
    slowness: number;
  }
}

export const { test: TEST_MS, wait: WAIT_MS } = deadlinesAt(inject('slowness'));
