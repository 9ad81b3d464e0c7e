import {
  type Operation,
  type OperationId,
  operations,
  pathPatterns,
} from '#generated/operations.ts';

const fill = (_: string, name: string) => pathPatterns[name as keyof typeof pathPatterns];
const exact = new Map<string, OperationId>();
const patterns: [RegExp, string, OperationId][] = [];
for (const [id, { method, path }] of Object.entries(operations) as [OperationId, Operation][]) {
  if (!path.includes('{')) exact.set(`${method} ${path}`, id);
  else patterns.push([new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, fill)}$`), method, id]);
}

/** The operation of a call whose path parameters are filled in; `unknown` if a value is not of the contract's pattern. */
export function operationOf(method: string, path: string): OperationId | 'unknown' {
  return (
    exact.get(`${method} ${path}`) ??
    patterns.find(([pattern, of]) => of === method && pattern.test(path))?.[2] ??
    'unknown'
  );
}
