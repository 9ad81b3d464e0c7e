import { type TestMarket, testMarket } from '../../mocks/test.ts';
import { type PageAnswer, type PageRequest, renderPage } from '../../src/server/render-page.tsx';

export const ORIGIN = 'http://localhost:3000';

/** A busy machine is not a late backend. */
const PATIENT = { late: 10_000, lateAfter: 10_000, hard: 20_000 };

type Reply = (request: Request) => Promise<Response> | Response;
export type Drawn = Extract<PageAnswer, { kind: 'page' }>;

/** A call that is never answered; like a real one it ends when it is given up. */
export const hangs: Reply = (request) =>
  new Promise((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });

/** A connection that dies in the middle of the answer. */
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

/** A market of its own that notes every call; some addresses may answer otherwise. */
export function backend(otherwise: Record<string, Reply> = {}, profile?: string) {
  const market: TestMarket = testMarket(profile);
  const calls: Request[] = [];
  const problems: unknown[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    calls.push(request);
    const { pathname } = new URL(request.url);
    const other = Object.entries(otherwise).find(([part]) => pathname.includes(part))?.[1];
    return other ? other(request) : market.fetch(request);
  };
  const render = (address: string, request: Partial<PageRequest> = {}) => {
    const { pathname, search } = new URL(address, ORIGIN);
    return renderPage({
      pathname,
      search,
      origin: ORIGIN,
      baseUrl: ORIGIN,
      fetch,
      report: (problem) => problems.push(problem),
      deadlines: PATIENT,
      ...request,
    });
  };
  const draw = async (address: string, request: Partial<PageRequest> = {}): Promise<Drawn> => {
    const answer = await render(address, request);
    if (answer.kind !== 'page') throw new Error(`${address} was answered with a ${answer.kind}`);
    return answer;
  };
  return { market, calls, problems, render, draw };
}
