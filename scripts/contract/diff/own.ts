import {
  isNode,
  type Json,
  type Node,
  type OperationNode,
  operationsOf,
  resolve,
} from '../shape.ts';
import type { Impact } from './redocly.ts';

/** A change of what this contract says in words of its own (`x-`), which no differ knows. */
export interface OwnChange {
  operation: OperationNode;
  impact: Impact;
  what: string;
}

const codesOf = ({ node }: OperationNode): number[] =>
  ((node['x-codes'] ?? []) as Node[]).map(({ code }) => Number(code));

function isSentBare(spec: Node, { node }: OperationNode): boolean {
  if (!isNode(node.requestBody)) return false;
  const { content } = resolve(spec, node.requestBody);
  return Object.values(isNode(content) ? content : {}).some(
    (media: Json) =>
      isNode(media) && isNode(media.schema) && resolve(spec, media.schema)['x-raw'] === true,
  );
}

function compare(
  oldSpec: Node,
  newSpec: Node,
  before: OperationNode,
  after: OperationNode,
): Omit<OwnChange, 'operation'>[] {
  const isExtension = ({ node }: OperationNode) => node['x-availability'] === 'extension';
  const availability: Omit<OwnChange, 'operation'>[] =
    isExtension(before) === isExtension(after)
      ? []
      : isExtension(after)
        ? [{ impact: 'major', what: 'is an extension now: backends may lack it' }]
        : [{ impact: 'minor', what: 'is no extension any more' }];
  const [bareBefore, bareAfter] = [isSentBare(oldSpec, before), isSentBare(newSpec, after)];
  const body: Omit<OwnChange, 'operation'>[] =
    bareBefore === bareAfter
      ? []
      : [
          {
            impact: 'major',
            what: `its body is sent ${bareAfter ? 'without quotes' : 'as JSON'} now`,
          },
        ];
  const known = new Set(codesOf(before));
  const codes = [...new Set(codesOf(after))].filter((code) => !known.has(code));
  return [
    ...availability,
    ...body,
    ...codes.map((code) => ({ impact: 'minor' as const, what: `may answer code ${code} too` })),
  ];
}

/** Compares what stands in extensions of the format: availability, failure codes, bare bodies. */
export function compareOwn(oldSpec: Node, newSpec: Node): OwnChange[] {
  const now = new Map(operationsOf(newSpec).map((operation) => [operation.path, operation]));
  return operationsOf(oldSpec).flatMap((before) => {
    const after = now.get(before.path);
    return after
      ? compare(oldSpec, newSpec, before, after).map((change) => ({ ...change, operation: after }))
      : [];
  });
}
