import { operationOf } from '#/api/operation.ts';
import { isRead } from '#/api/reads.ts';
import { noop } from '#/lib/noop.ts';
import type { Send } from './answers.ts';
import { type CallLine, ownLocation } from './api-proxy.ts';
import { HOPS } from './hops.ts';
import { requestId } from './request-context.ts';

const MAX_REDIRECTS = 3;

/** Whether a path of the API is of an operation that changes something, such as signing out. */
function isWrite(path: string): boolean {
  const id = operationOf('GET', path.split('?', 1)[0] ?? '');
  return id !== 'unknown' && !isRead(id);
}

/**
 * `fetch` for calls of the server to the backend: sends the id of the request, follows no redirect to another host, or to
 * what a page may not send.
 */
export function backendFetch(target: URL, onCall?: (line: CallLine) => void): Send {
  const base = target.pathname.replace(/\/$/, '');

  async function follow(request: Request, signal: AbortSignal, left: number): Promise<Response> {
    const answer = await globalThis.fetch(request, { redirect: 'manual', signal });
    const location = answer.headers.get('Location');
    if (answer.status < 300 || answer.status > 399 || location === null) return answer;
    answer.body?.cancel().catch(noop);
    const own = ownLocation(location, new URL(request.url), base);
    if (own === null || left === 0 || request.method !== 'GET' || isWrite(own))
      throw new TypeError(`${target.origin} redirects to another host, to a write, or too often`);
    return follow(new Request(new URL(base + own, target), request), signal, left - 1);
  }

  return async (request, signal) => {
    request.headers.set(HOPS, '1');
    const id = requestId();
    if (id) request.headers.set('X-Request-Id', id);
    const started = performance.now();
    const end = (status: CallLine['status']) =>
      onCall?.({
        source: 'page',
        method: request.method,
        path: new URL(request.url).pathname.slice(base.length),
        status,
        ms: performance.now() - started,
      });
    try {
      const answer = await follow(request, signal, MAX_REDIRECTS);
      end(answer.status);
      return answer;
    } catch (error) {
      end(signal.aborted ? 'aborted' : 'failed');
      throw error;
    }
  };
}
