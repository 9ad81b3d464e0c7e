import type { OperationId } from '#generated/operations.ts';
import type { ApiContext } from '#/api/context.ts';

/**
 * Extensions that the backend lacks, for all requests, so that pages do not request them one by one. They are
 * requested again after a while, because a newer backend may have them.
 * @param lifetime in ms
 */
export function absentExtensions(lifetime: number): NonNullable<ApiContext['absent']> {
  const since = new Map<OperationId, number>();
  return {
    has: (operation) => Date.now() - (since.get(operation) ?? -Infinity) < lifetime,
    add: (operation) => void since.set(operation, Date.now()),
  };
}
