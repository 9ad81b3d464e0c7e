import type { OperationId } from '../contract.ts';
import { isTree, type RuleCall } from './call.ts';

/** A successful write of the run. */
export interface Write {
  id: OperationId;
  who: string;
  sent: unknown;
  /** all ids and numbers in the request and its answer */
  named: ReadonlySet<string>;
}

function scalarsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(scalarsIn);
  if (isTree(value)) return Object.values(value).flatMap(scalarsIn);
  if (typeof value === 'string') return [value, ...value.split(',')];
  return typeof value === 'number' ? [String(value)] : [];
}

/** The writes of the run in their order. */
export function createWrites() {
  const writes: Write[] = [];
  return {
    add({ id, who, params, query, sent, data }: RuleCall) {
      writes.push({ id, who, sent, named: new Set(scalarsIn([params, query, sent, data])) });
    },
    count: () => writes.length,
    since: (nth: number): readonly Write[] => writes.slice(nth),
  };
}
