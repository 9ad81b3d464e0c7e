import { operationOf } from '#/api/operation.ts';
import { isRead } from '#/api/reads.ts';
import type { Send } from '../answers.ts';

/**
 * Sends reads only: opening a page orders, pays and changes nothing.
 * @param base address of the backend, which may have a path
 */
export function readsOnly(base: string, send: Send): Send {
  const start = new URL(base).pathname.replace(/\/$/, '').length;
  return async (request, signal) => {
    const id = operationOf(request.method, new URL(request.url).pathname.slice(start));
    if (!isRead(id)) throw new TypeError(`A page may not send ${id}`);
    return send(request, signal);
  };
}
