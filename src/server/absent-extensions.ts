import type { OperationId } from '#generated/operations.ts';
import type { AbsentExtensions } from '#/api/context.ts';

/**
 * Extensions that the backend lacks: for all requests, so that pages do not request them one by one, or for one. They are
 * requested again after a while, because a newer backend may have them.
 * @param lifetime in ms
 */
export function absentExtensions(lifetime: number): AbsentExtensions {
  const since = new Map<OperationId, number>();
  const has = (operation: OperationId) =>
    performance.now() - (since.get(operation) ?? -Infinity) < lifetime;
  return {
    has,
    add: (operation) => void since.set(operation, performance.now()),
    list: () => [...since.keys()].filter(has),
  };
}
