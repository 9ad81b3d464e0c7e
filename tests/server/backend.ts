import { type TestMarket, testMarket } from '#mocks/test.ts';
import { PATIENT } from './page-server.ts';
import { type PageAnswer, type PageRequest, renderPage } from '#/server/render-page.tsx';
import { nextTask } from '#tests/next-task.ts';

export const ORIGIN = 'http://localhost:3000';

type Reply = (request: Request) => Promise<Response> | Response;
export type RenderedPage = Extract<PageAnswer, { kind: 'page' }>;

// A real call is referenced by its connection. Without a reference, garbage collection removes it with its listener.
const hanging = new Set<Request>();

/** A call as the backend sees it: its connection ends with the signal, which a request of a page does not have. */
export const until = (request: Request, signal: AbortSignal) => new Request(request, { signal });

/** A call without a response; it rejects when it is aborted. */
export const hangs: Reply = (request) =>
  new Promise((_resolve, reject) => {
    hanging.add(request);
    request.signal.addEventListener('abort', () => {
      hanging.delete(request);
      reject(request.signal.reason as Error);
    });
  });

/** Answers that a call does not end, not even if it is aborted: the abort does not always reach them. */
const encoder = new TextEncoder();
const never = new Promise<never>(() => undefined);
const deaf = (pull: (stream: ReadableStreamDefaultController) => Promise<void>): Reply => {
  const start = (stream: ReadableStreamDefaultController) =>
    stream.enqueue(encoder.encode('{"code":200,"message":"","data":['));
  return () => new Response(new ReadableStream({ start, pull, cancel: () => never }));
};
export const DEAF = {
  'never answers': () => never,
  'stalls in the middle': deaf(() => never),
  trickles: deaf(async (stream) => {
    await nextTask();
    stream.enqueue(encoder.encode('1,'));
  }),
} satisfies Record<string, Reply>;

/** A connection that breaks in the middle of the response. */
export const dies: Reply = () => {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"code":200,'));
      stream.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
};

export const refuses: Reply = () => {
  throw new TypeError('Failed to fetch');
};

export const gateway = (): Response => new Response('<h1>Bad gateway</h1>', { status: 502 });

export const exception = (): Response => Response.json({ code: 500, message: '', data: null });

/** A new market that records every call. @param otherwise responses of some addresses */
export function backend(otherwise: Record<string, Reply> = {}, profile?: string) {
  const market: TestMarket = testMarket(profile);
  const calls: Request[] = [];
  const problems: unknown[] = [];
  const fetch = async (request: Request, signal: AbortSignal): Promise<Response> => {
    const call = until(request, signal);
    calls.push(call);
    const { pathname } = new URL(request.url);
    const other = Object.entries(otherwise).find(([part]) => pathname.includes(part))?.[1];
    return other ? other(call) : market.fetch(call);
  };
  const render = (address: string, request: Partial<PageRequest> = {}) => {
    const { pathname, search } = new URL(address, ORIGIN);
    return renderPage({
      pathname,
      search,
      origin: ORIGIN,
      config: {},
      baseUrl: ORIGIN,
      fetch,
      report: (problem) => problems.push(problem),
      // A page is incomplete only if the backend fails.
      deadlines: PATIENT,
      ...request,
    });
  };
  const renderOk = async (
    address: string,
    request: Partial<PageRequest> = {},
  ): Promise<RenderedPage> => {
    const answer = await render(address, request);
    if (answer.kind !== 'page') throw new Error(`${address} rendered a ${answer.kind}`);
    return answer;
  };
  return { market, calls, problems, fetch, render, renderOk };
}
