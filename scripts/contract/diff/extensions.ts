import {
  isNode,
  type Json,
  type Node,
  type OperationNode,
  operationsOf,
  resolve,
} from '../shape.ts';
import type { Impact } from './redocly.ts';

/** A change in an `x-` extension, which Redocly does not compare. */
export interface ExtensionChange {
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
): Omit<ExtensionChange, 'operation'>[] {
  const isExtension = ({ node }: OperationNode) => node['x-availability'] === 'extension';
  const availability: Omit<ExtensionChange, 'operation'>[] =
    isExtension(before) === isExtension(after)
      ? []
      : isExtension(after)
        ? [{ impact: 'major', what: 'became an extension: backends may lack it' }]
        : [{ impact: 'minor', what: 'is no longer an extension' }];
  const [bareBefore, bareAfter] = [isSentBare(oldSpec, before), isSentBare(newSpec, after)];
  const body: Omit<ExtensionChange, 'operation'>[] =
    bareBefore === bareAfter
      ? []
      : [
          {
            impact: 'major',
            what: `body is now sent ${bareAfter ? 'without quotes' : 'as JSON'}`,
          },
        ];
  const known = new Set(codesOf(before));
  const codes = [...new Set(codesOf(after))].filter((code) => !known.has(code));
  return [
    ...availability,
    ...body,
    ...codes.map((code) => ({ impact: 'minor' as const, what: `may answer code ${code}` })),
  ];
}

/** Compares availability, failure codes and bare bodies. */
export function compareExtensions(oldSpec: Node, newSpec: Node): ExtensionChange[] {
  const now = new Map(operationsOf(newSpec).map((operation) => [operation.path, operation]));
  return operationsOf(oldSpec).flatMap((before) => {
    const after = now.get(before.path);
    return after
      ? compare(oldSpec, newSpec, before, after).map((change) => ({ ...change, operation: after }))
      : [];
  });
}
