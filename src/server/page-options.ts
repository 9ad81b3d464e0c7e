import type { RuntimeConfig } from '#/config/runtime.ts';
import type { AnswerReader } from './answers.ts';
import type { Breaker } from './breaker.ts';
import type { PageDeadlines } from './deadlines.ts';
import type { PageExtras } from './document.ts';
import type { CacheUse } from './page-cache.ts';
import type { QueueCounts } from './render-queue.ts';
import type { PurgeState } from './purge/state.ts';
import type { PageRequest } from './render-page.tsx';
import type { SharedOptions } from './shared/rendered.ts';

export interface PageOptions extends PageExtras {
  /** configuration of a page that is rendered now */
  config: () => RuntimeConfig;
  headers: () => Record<string, string>;
  /** caches pages for a few seconds, here and in shared caches, and serves the last good page if the backend fails */
  cached: boolean;
  /** memory for cached pages, in bytes */
  cacheBytes: number;
  /** circuit breaker of the backend; only cached pages use it */
  breaker: Breaker;
  /** what has been purged; by default nothing */
  purges?: PurgeState;
  /** shares pages with other hosts */
  shared?: SharedOptions | null;
  /** reads what the backend answers */
  answers?: AnswerReader;
  /** read for every page */
  deadlines?: PageDeadlines;
  /** called once, with a function for the memory of all cached pages, in bytes */
  watchCache?: (bytes: () => number) => void;
  /** called once, with the queue of pages that are being rendered */
  watchQueue?: (queue: QueueCounts) => void;
  /** called for every page sent */
  onPage?: (line: PageLine) => void;
  report: (problem: unknown) => void;
}

export interface PageLine {
  method: string;
  /** pattern of the route, without the language */
  route: string;
  /** path with the names of the query parameters, without their values */
  path: string;
  status: number;
  ms: number;
  /** `frame`: the page was not ready in time */
  cache: CacheUse | 'none' | 'frame';
  degraded: boolean;
}

/** Source of a page's data. */
export type Source = Pick<PageRequest, 'origin' | 'baseUrl' | 'fetch'>;
