import { getResponse, type HttpHandler } from 'msw';

/** Handlers throw the answers that are no envelopes. */
function thrownAnswer(error: unknown): Response {
  if (error instanceof Response) return error;
  throw error;
}

/** What the handlers answer; undefined for an address that no operation has. */
export const answerOf = (api: HttpHandler[], request: Request): Promise<Response | undefined> =>
  getResponse(api, request).catch(thrownAnswer);

const ended = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** The handlers as a `fetch` without a network; what is nobody's fails as a dead network does. */
export const marketFetch =
  (api: HttpHandler[]) =>
  async (request: Request): Promise<Response> => {
    const answer = await Promise.race([answerOf(api, request), ended(request.signal)]);
    if (!answer || answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  };
