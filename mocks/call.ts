import { getResponse, type HttpHandler } from 'msw';
import { groupBy } from './market/group.ts';

/** Handlers throw responses that are not envelopes. */
function thrownAnswer(error: unknown): Response {
  if (error instanceof Response) return error;
  throw error;
}

const byCall = new WeakMap<HttpHandler[], Map<string, HttpHandler[]>>();

/** The handlers of a path without parameters, because MSW would try all of them one after the other. */
function handlersOf(api: HttpHandler[], { method, url }: Request): HttpHandler[] {
  const known =
    byCall.get(api) ??
    groupBy(api, ({ info }) => `${String(info.method)} ${String(info.path).replace('*', '')}`);
  byCall.set(api, known);
  return known.get(`${method} ${new URL(url).pathname}`) ?? api;
}

/** The response of the handlers; undefined for a path without an operation. */
export const answerOf = (api: HttpHandler[], request: Request): Promise<Response | undefined> =>
  getResponse(handlersOf(api, request), request).catch(thrownAnswer);

const ended = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** The handlers as a `fetch` without a network. Requests without a handler fail like a network error. */
export const marketFetch =
  (api: HttpHandler[]) =>
  async (request: Request): Promise<Response> => {
    const answer = await Promise.race([answerOf(api, request), ended(request.signal)]);
    if (!answer || answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  };
