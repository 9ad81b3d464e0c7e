import {
  dataOf,
  isNode,
  type Json,
  type Node,
  type OperationNode,
  operationsOf,
  resolve,
} from '../shape.ts';
import { signInOf } from '../tables.ts';
import { type Grade, gradeOf } from './grade.ts';
import { compareSchemas } from './schemas.ts';

export interface Change {
  grade: Grade;
  operation: string;
  /** `request.body.cartNum`, `answer.list.[].price`; empty for the operation itself */
  at: string;
  what: string;
  /** routes of the storefront that use the operation */
  screens: string[];
}

interface Side {
  spec: Node;
  operation: OperationNode;
}

/** What of a change an approval names: the same change has the same name in every run. */
export const nameOf = ({ operation, at, what }: Change): string =>
  [operation, at, what].filter(Boolean).join(' \u00b7 ');

/** Every change between two bundled contracts that a client of the old one could notice, and the harmless ones. */
export function diffContracts(oldSpec: Node, newSpec: Node): Change[] {
  const old = new Map(operationsOf(oldSpec).map((operation) => [operation.path, operation]));
  const now = new Map(operationsOf(newSpec).map((operation) => [operation.path, operation]));
  const gone = [...old.values()]
    .filter(({ path }) => !now.has(path))
    .map((operation) => change('breaking', operation, '', 'is gone'));
  const come = [...now.values()]
    .filter(({ path }) => !old.has(path))
    .map((operation) => change('harmless', operation, '', 'is new'));
  const kept = [...old.values()].flatMap((operation) => {
    const after = now.get(operation.path);
    return after
      ? diffOperation({ spec: oldSpec, operation }, { spec: newSpec, operation: after })
      : [];
  });
  return [...gone, ...kept, ...come];
}

function change(grade: Grade, { id, node }: OperationNode, at: string, what: string): Change {
  return {
    grade,
    operation: id,
    at,
    what,
    screens: ((node['x-screens'] as string[] | undefined) ?? []).map(String),
  };
}

function diffOperation(before: Side, after: Side): Change[] {
  return [
    ...diffOutside(before, after),
    ...diffCodes(before, after),
    ...diffParameters(before, after),
    ...diffBody(before, after),
    ...diffAnswer(before, after),
  ];
}

/** From the least to the most that a caller needs. */
const SIGN_IN = ['public', 'optional', 'required'] as const;

function diffOutside(before: Side, after: Side): Change[] {
  const { operation } = before;
  const found: Change[] = [];
  if (operation.method !== after.operation.method)
    found.push(
      change(
        'breaking',
        operation,
        '',
        `method ${operation.method} became ${after.operation.method}`,
      ),
    );
  if (operation.id !== after.operation.id)
    found.push(
      change('risky', operation, '', `is called ${after.operation.id} now: generated names change`),
    );
  const [old, now] = [signInOf(operation.node), signInOf(after.operation.node)];
  const grade =
    now === 'required'
      ? 'breaking'
      : SIGN_IN.indexOf(now) < SIGN_IN.indexOf(old)
        ? 'harmless'
        : 'risky';
  if (old !== now) found.push(change(grade, operation, '', `sign-in: ${old} became ${now}`));
  const [was, is] = [operation.node['x-availability'], after.operation.node['x-availability']];
  if (was !== is)
    found.push(
      change(
        is === 'extension' ? 'breaking' : 'harmless',
        operation,
        '',
        is === 'extension'
          ? 'is an extension now: backends may lack it'
          : 'is no extension any more',
      ),
    );
  return found;
}

/** Failure codes a client may meet; texts of situations may change freely. */
function diffCodes(before: Side, after: Side): Change[] {
  const codes = ({ operation }: Side) =>
    new Set(
      ((operation.node['x-codes'] as Node[] | undefined) ?? []).map(({ code }) => Number(code)),
    );
  const [old, now] = [codes(before), codes(after)];
  return [
    ...[...now]
      .filter((code) => !old.has(code))
      .map((code) => change('risky', before.operation, '', `may answer code ${code} too`)),
    ...[...old]
      .filter((code) => !now.has(code))
      .map((code) => change('harmless', before.operation, '', `answers code ${code} no longer`)),
  ];
}

function parametersOf({ spec, operation }: Side): Map<string, Node> {
  const list = ((operation.node.parameters as Json[] | undefined) ?? [])
    .filter(isNode)
    .map((parameter) => resolve(spec, parameter));
  return new Map(
    list.map((parameter) => [
      `request.${String(parameter.in)}.${String(parameter.name)}`,
      parameter,
    ]),
  );
}

function diffParameters(before: Side, after: Side): Change[] {
  const [old, now] = [parametersOf(before), parametersOf(after)];
  const { operation } = before;
  const gone = [...old.keys()]
    .filter((at) => !now.has(at))
    .map((at) => change('risky', operation, at, 'is gone'));
  const come = [...now]
    .filter(([at]) => !old.has(at))
    .map(([at, { required }]) =>
      change(
        required === true ? 'breaking' : 'harmless',
        operation,
        at,
        required === true ? 'is new and must be there' : 'is new',
      ),
    );
  const kept = [...old].flatMap(([at, parameter]) => {
    const other = now.get(at);
    if (!other) return [];
    const must =
      parameter.required !== true && other.required === true
        ? [change('breaking', operation, at, 'must be there')]
        : [];
    const may =
      parameter.required === true && other.required !== true
        ? [change('harmless', operation, at, 'may be left out')]
        : [];
    return [
      ...must,
      ...may,
      ...diffSchemas('request', before, after, parameter.schema as Node, other.schema as Node, at),
    ];
  });
  return [...gone, ...come, ...kept];
}

function bodyOf({ spec, operation }: Side): { required: boolean; content: Node } {
  if (!isNode(operation.node.requestBody)) return { required: false, content: {} };
  const body = resolve(spec, operation.node.requestBody);
  return { required: body.required === true, content: isNode(body.content) ? body.content : {} };
}

function diffBody(before: Side, after: Side): Change[] {
  const [old, now] = [bodyOf(before), bodyOf(after)];
  const { operation } = before;
  const [was, is] = [Object.keys(old.content), Object.keys(now.content)];
  const found: Change[] = [];
  if (!old.required && now.required)
    found.push(change('breaking', operation, 'request.body', 'must be there'));
  for (const type of was.filter((one) => !is.includes(one)))
    found.push(change('breaking', operation, 'request.body', `is no longer taken as ${type}`));
  for (const type of is.filter((one) => !was.includes(one)))
    found.push(change('harmless', operation, 'request.body', `is taken as ${type} too`));
  for (const type of was.filter((one) => is.includes(one))) {
    const [one, other] = [old.content[type], now.content[type]].map((media) =>
      isNode(media) && isNode(media.schema) ? media.schema : null,
    );
    if (!one || !other) continue;
    if (one['x-raw'] !== other['x-raw'])
      found.push(
        change(
          'breaking',
          operation,
          'request.body',
          other['x-raw'] === true ? 'is sent without quotes now' : 'is sent as JSON now',
        ),
      );
    found.push(...diffSchemas('request', before, after, one, other, 'request.body'));
  }
  return found;
}

const diffAnswer = (before: Side, after: Side): Change[] =>
  diffSchemas(
    'answer',
    before,
    after,
    dataOf(before.spec, before.operation),
    dataOf(after.spec, after.operation),
    'answer',
  );

function diffSchemas(
  side: 'request' | 'answer',
  before: Side,
  after: Side,
  one: Node,
  other: Node,
  at: string,
): Change[] {
  return compareSchemas(before.spec, after.spec, one, other).map((found) =>
    change(
      gradeOf(side, found),
      before.operation,
      found.at === '' ? at : `${at}.${found.at}`,
      found.what,
    ),
  );
}
