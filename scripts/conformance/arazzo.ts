import type { Json } from '../contract/shape.ts';
import type { Expectation } from './own/types.ts';
import type { Contract } from './contract.ts';
import {
  callsAtOnce,
  type CallStep,
  type Caller,
  expectedCodes,
  isCall,
  isFind,
  type Journey,
  type Step,
} from './journeys/journey.ts';
import manifest from './package.json' with { type: 'json' };

type Tree = Record<string, Json>;

/** Names of values, with the expressions that give them; all others are inputs. */
type Expressions = Map<string, string>;

const TOKENS: Readonly<Record<string, string>> = { member: 'memberToken', other: 'otherToken' };

/** A path as JSON pointer; a condition or a wildcard is its first match in the order of the list. */
const pointerOf = (path: string): string =>
  path
    .replace(/\|.*/, '')
    .replaceAll(/\[-?\d+\]/g, (index) => `/${index.slice(1, -1)}`)
    .replaceAll(/\[[^\]]*\]/g, '/0')
    .split('.')
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('/') ? part : `/${part}`))
    .join('');

const bodyPointer = (path: string): string => `$response.body#/data${pointerOf(path)}`;
const isPointer = (path: string): boolean => !/\[(?!\d+\])|\|/.test(path);

/** Replaces `$name` by expressions, alone or within a text. */
function expressed(input: Json, known: Expressions): Json {
  if (Array.isArray(input)) return input.map((item) => expressed(item, known));
  if (typeof input === 'object' && input !== null)
    return Object.fromEntries(
      Object.entries(input).map(([key, child]) => [key, expressed(child, known)]),
    );
  if (typeof input !== 'string') return input;
  const expressionOf = (name: string) => known.get(name) ?? `$inputs.${name}`;
  // What is made of a value cannot be written.
  const [, from = '', how = ''] = /^\$(\w+)\|(\w)/.exec(input) ?? [];
  if (how !== '') return `$inputs.${from}${how.toUpperCase()}${input.slice(from.length + 3)}`;
  const whole = /^\$(\w+)$/.exec(input)?.[1];
  return whole === undefined
    ? input.replaceAll(/\$(\w+)/g, (_, name: string) => `{${expressionOf(name)}}`)
    : expressionOf(whole);
}

const literal = (value: Json): string =>
  typeof value === 'string' && !value.startsWith('$')
    ? `'${value.replaceAll("'", "''")}'`
    : String(value);

/** Expectations that a simple condition can say; the others stay in `x-values`. */
const isSimple = (one: Expectation): boolean =>
  'is' in one && one.plus === undefined && isPointer(one.at) && typeof one.is !== 'object';

function criteriaOf(step: CallStep, known: Expressions): Tree[] {
  const codes = expectedCodes(step).map((code) => `$response.body#/code == ${code}`);
  const values = (step.values ?? []).filter(isSimple).map((one) => {
    const is = 'is' in one ? expressed(one.is, known) : null;
    return `${bodyPointer(one.at)} == ${literal(is)}`;
  });
  return ['$statusCode == 200', codes.join(' || '), ...values].map((condition) => ({ condition }));
}

function headersOf(contract: Contract, step: CallStep, known: Expressions): Tree[] {
  const isPublic = contract.operations.get(step.operation)?.signIn === 'public';
  const caller: Caller = step.as ?? (isPublic ? 'guest' : 'member');
  const name = TOKENS[caller];
  const token = name === undefined ? caller : `$${name}`;
  const header = (key: string, value: Json): Tree => ({
    name: key,
    in: 'header',
    value: expressed(value, known),
  });
  return [
    ...(caller === 'guest' ? [] : [header('Authori-zation', token)]),
    ...(step.language === undefined ? [] : [header('Accept-Language', step.language)]),
  ];
}

function callStep(contract: Contract, step: CallStep, stepId: string, known: Expressions): Tree {
  const operation = contract.operations.get(step.operation);
  const inputs = (place: string, values: Record<string, Json> = {}) =>
    Object.entries(values).map(([name, value]) => ({
      name,
      in: place,
      value: expressed(value, known),
    }));
  const taken = { ...step.take, ...step.takeAll };
  const inexact = Object.entries(taken).filter(([, path]) => !isPointer(path));
  const others = (step.values ?? []).filter((one) => !isSimple(one)) as unknown as Json[];
  const parameters = [
    ...inputs('path', step.params),
    ...inputs('query', step.query),
    ...headersOf(contract, step, known),
  ];
  const result: Tree = {
    stepId,
    description: step.situation ?? operation?.summary ?? step.operation,
    operationId: step.operation,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(step.body === undefined
      ? {}
      : {
          requestBody: {
            contentType: operation?.body?.type ?? 'application/json',
            payload: expressed(step.body, known),
          },
        }),
    successCriteria: criteriaOf(step, known),
    ...(Object.keys(taken).length === 0
      ? {}
      : {
          outputs: Object.fromEntries(
            Object.entries(taken).map(([name, path]) => [name, bodyPointer(path)]),
          ),
        }),
    ...(inexact.length > 0 ? { 'x-take': Object.fromEntries(inexact) } : {}),
    ...(others.length > 0 ? { 'x-values': others } : {}),
  };
  for (const name of Object.keys(taken)) known.set(name, `$steps.${stepId}.outputs.${name}`);
  return result;
}

/** The calls of a step; those at the same time one after the other. Events of other parties are in `x-before` of the call after them. */
function callsOf(step: Step): CallStep[] {
  if (isCall(step)) return [...callsAtOnce(step)];
  if (!isFind(step)) return [];
  const take = { ...step.list.take, [step.as]: step.ids };
  return [{ ...step.list, take }, ...[step.each].flat()];
}

function workflowOf(contract: Contract, { name, about, steps }: Journey): Tree {
  const known: Expressions = new Map();
  const result: Tree[] = [];
  let events: Json[] = [];
  for (const step of steps) {
    if (!isCall(step) && !isFind(step)) events.push(expressed(step.sandbox as Json, known));
    for (const call of callsOf(step)) {
      const id = `${name}-${result.length + 1}`;
      const translated = callStep(contract, call, id, known);
      result.push(events.length > 0 ? { ...translated, 'x-before': events } : translated);
      events = [];
    }
  }
  const inputs = [...new Set(JSON.stringify(result).match(/(?<=\$inputs\.)\w+/g) ?? [])];
  return {
    workflowId: name,
    summary: about,
    ...(inputs.length > 0
      ? {
          inputs: {
            type: 'object',
            properties: Object.fromEntries(inputs.map((input) => [input, {}])),
          },
        }
      : {}),
    steps: result,
  };
}

/** The journeys as an Arazzo 1.0 document. */
export const arazzoOf = (contract: Contract, journeys: readonly Journey[]): Tree => ({
  arazzo: '1.0.1',
  info: {
    title: 'Journeys of a storefront',
    version: manifest.version,
    description:
      'Exported from the conformance tool. Arazzo has no conditions in outputs, no searches and no events of other ' +
      'parties: `x-take` has the exact paths of outputs, `x-values` further expectations, `x-before` what a merchant, ' +
      'a courier or a payment provider does before a call.',
  },
  sourceDescriptions: [{ name: 'contract', url: './openapi.json', type: 'openapi' }],
  workflows: journeys
    .map((journey) => workflowOf(contract, journey))
    .filter(({ steps }) => (steps as Json[]).length > 0),
});
