import { type Operation, type OperationId, operations } from '#generated/operations.ts';

const exact = new Map<string, OperationId>();
const patterns: [RegExp, string, OperationId][] = [];
for (const [id, { method, path }] of Object.entries(operations) as [OperationId, Operation][]) {
  if (!path.includes('{')) exact.set(`${method} ${path}`, id);
  else patterns.push([new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), method, id]);
}

/** The operation of a call whose path parameters are filled in. */
export function operationOf(method: string, path: string): OperationId | 'unknown' {
  return (
    exact.get(`${method} ${path}`) ??
    patterns.find(([pattern, of]) => of === method && pattern.test(path))?.[2] ??
    'unknown'
  );
}

export const operationById = (id: OperationId | 'unknown'): Operation | null =>
  id === 'unknown' ? null : operations[id];
