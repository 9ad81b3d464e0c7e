import { readFileSync } from 'node:fs';
import { type Operation, type OperationId, operations } from '../../generated/operations.ts';
import { generatedFile } from '../contract/generated-file.ts';
import { readScreens } from '../contract/screens.ts';
import { dataOf, isNode, type Json, type Node, operationsOf, resolve } from '../contract/shape.ts';
import { isReading } from './effects.ts';

export type { OperationId } from '../../generated/operations.ts';

/** A failure situation listed in x-codes. */
interface Situation {
  code: number;
  when: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Node;
}

interface RequestBody {
  type: string;
  schema: Node;
  /** the first example of the contract */
  example: Json | undefined;
}

/** The parts of an operation that the conformance check uses. */
export interface ContractOperation {
  id: OperationId;
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  signIn: Operation['signIn'];
  extension: boolean;
  rawBody: boolean;
  /** does not change data on the server */
  reading: boolean;
  /** of the shop; null without its table */
  screens: readonly string[] | null;
  situations: readonly Situation[];
  /** its description says that a code works once */
  isCodeOnce: boolean;
  /** its description says that it succeeds again */
  isRepeatable: boolean;
  /** the field that its description says is a new one in every answer */
  newField: string | null;
  parameters: readonly Parameter[];
  body: RequestBody | null;
  /** schema of `data` on success */
  data: Node;
}

export interface Contract {
  spec: Node;
  operations: ReadonlyMap<string, ContractOperation>;
  failureCodes: readonly number[];
  /** the resolved schema, and its name if it is a `$ref` */
  schema(node: Node): { schema: Node; name: string | null };
}

/** The situation of a code that is used again. */
export const CODE_EXPIRED = 'Code expired.';

export function loadContract(): Contract {
  const spec = JSON.parse(readFileSync(generatedFile('openapi.json'), 'utf8')) as Node;
  const screens = readScreens();
  const known = new Map<string, Node>();
  const schema = (node: Node): { schema: Node; name: string | null } => {
    if (typeof node.$ref !== 'string') return { schema: node, name: null };
    const found = known.get(node.$ref) ?? resolve(spec, node);
    known.set(node.$ref, found);
    return { schema: found, name: node.$ref.slice(node.$ref.lastIndexOf('/') + 1) };
  };
  const rows = operationsOf(spec).map((operation): [string, ContractOperation] => {
    const facts: Operation = operations[operation.id as OperationId];
    const { node } = operation;
    const situations = (node['x-codes'] ?? []) as unknown as Situation[];
    return [
      operation.id,
      {
        id: operation.id as OperationId,
        method: facts.method,
        path: facts.path,
        summary: String(node.summary),
        signIn: facts.signIn,
        extension: facts.extension ?? false,
        rawBody: facts.rawBody ?? false,
        reading: isReading(operation.id, facts.method),
        screens: screens && (screens[operation.id] ?? []),
        situations,
        isCodeOnce:
          situations.some(({ when }) => when === CODE_EXPIRED) &&
          /\bworks once\b/i.test(String(node.description ?? '')),
        isRepeatable: /\bagain is a success\b|\bmay be repeated\b|(?<!not )\bidempotent\b/i.test(
          String(node.description ?? ''),
        ),
        newField:
          /\bevery call creates a new (\w+)/i.exec(String(node.description ?? ''))?.[1] ?? null,
        parameters: ((node.parameters ?? []) as Node[]).map(
          (parameter) => resolve(spec, parameter) as unknown as Parameter,
        ),
        body: bodyOf(spec, node),
        data: dataOf(spec, operation),
      },
    ];
  });
  const codes = schema({ $ref: '#/components/schemas/FailureCode' }).schema;
  const failureCodes = codes.enum as number[];
  return { spec, operations: new Map(rows), failureCodes, schema };
}

function bodyOf(spec: Node, operation: Node): RequestBody | null {
  if (!isNode(operation.requestBody)) return null;
  const content = resolve(spec, operation.requestBody).content as Node;
  const [type, media] = Object.entries(content)[0] ?? [];
  if (type === undefined || !isNode(media)) return null;
  const [first] = Object.values((media.examples ?? {}) as Node);
  const example = isNode(first) ? resolve(spec, first).value : media.example;
  return { type, schema: resolve(spec, media.schema as Node), example };
}

/** The operation of a request; null when it is not in the contract. */
export function operationAt(
  contract: Contract,
  method: string,
  pathname: string,
): ContractOperation | null {
  const start = pathname.indexOf('/api/');
  if (start < 0) return null;
  const segments = pathname.slice(start).split('/');
  const fits = ({ method: own, path }: ContractOperation) => {
    const template = path.split('/');
    return (
      own === method &&
      template.length === segments.length &&
      template.every((part, at) => part.startsWith('{') || part === segments[at])
    );
  };
  const found = [...contract.operations.values()].filter(fits);
  // A static path takes precedence over one with parameters.
  return found.find(({ path }) => !path.includes('{')) ?? found[0] ?? null;
}
