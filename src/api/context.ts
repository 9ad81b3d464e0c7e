import type { OnProgress } from './upload-progress.ts';

/** What a call needs to know of the world around it. One per page in the browser, one per request on a server. */
export interface ApiContext {
  /** origin of the backend, without a slash at the end */
  baseUrl: string;
  /** BCP 47 tag of the page */
  language: string;
  /** bare token, without `Bearer ` */
  token(): string | null;
  /** sends a call; by default it is the global one */
  fetch?: (request: Request) => Promise<Response>;
  /** sends a call that uploads a watched file, and reports progress; without it `fetch` does, without progress */
  upload?: (request: Request, onProgress: OnProgress) => Promise<Response>;
  /** ends all calls of this world; they fail as if they had taken too long */
  signal?: AbortSignal;
  /** something arrived that the contract does not allow; never shown to the shopper */
  report(problem: string): void;
  /** notes for the operator what is hidden from the shopper */
  log?: (line: string) => void;
}

let read: (() => ApiContext) | null = null;

/** Says where calls find their context: a constant in the browser, async local storage on a server. */
export function provideApiContext(source: () => ApiContext): void {
  read = source;
}

export function apiContext(): ApiContext {
  if (!read) throw new Error('provideApiContext was not called before the first call');
  return read();
}
