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

type Change = Omit<ExtensionChange, 'operation'>;

/** The codes that an operation may answer, with the situations of each. */
function codesOf({ node }: OperationNode): Map<number, string> {
  const codes = new Map<number, string>();
  for (const { code, when } of (node['x-codes'] ?? []) as Node[])
    codes.set(Number(code), [codes.get(Number(code)) ?? '', String(when)].join('\n'));
  return codes;
}

function compareCodes(before: OperationNode, after: OperationNode): Change[] {
  const [old, now] = [codesOf(before), codesOf(after)];
  const added = [...now.keys()].filter((code) => !old.has(code));
  const removed = [...old.keys()].filter((code) => !now.has(code));
  const changed = [...now.keys()].filter(
    (code) => old.has(code) && old.get(code) !== now.get(code),
  );
  return [
    ...added.map((code): Change => ({ impact: 'minor', what: `may answer code ${code}` })),
    ...removed.map((code): Change => ({ impact: 'minor', what: `never answers code ${code} now` })),
    ...changed.map((code): Change => ({
      impact: 'patch',
      what: `code ${code} has other situations`,
    })),
  ];
}

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
): Change[] {
  const isExtension = ({ node }: OperationNode) => node['x-availability'] === 'extension';
  const availability: Change[] =
    isExtension(before) === isExtension(after)
      ? []
      : isExtension(after)
        ? [{ impact: 'major', what: 'became an extension: backends may lack it' }]
        : [{ impact: 'minor', what: 'is no longer an extension' }];
  const [bareBefore, bareAfter] = [isSentBare(oldSpec, before), isSentBare(newSpec, after)];
  const body: Change[] =
    bareBefore === bareAfter
      ? []
      : [
          {
            impact: 'major',
            what: `body is now sent ${bareAfter ? 'without quotes' : 'as JSON'}`,
          },
        ];
  return [...availability, ...body, ...compareCodes(before, after)];
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
