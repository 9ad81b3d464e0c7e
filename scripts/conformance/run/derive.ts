import { isNode, type Json, type Node } from '../../contract/shape.ts';
import { propertiesOf, requiredOf } from '../check/plan.ts';
import { bodiesOutside, outside } from './boundaries.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { SENDS_MESSAGES } from '../effects.ts';
import { SUCCESS } from '../exchange.ts';
import { OF_ALL } from '../rules/settings.ts';
import type { CallStep, Journey } from '../journeys/journey.ts';

const BAD_REQUEST = 400;
const NOT_SIGNED_IN = 401;
const REFUSED = 500;

/** Those of the storefront but for English. */
export const LANGUAGES = ['zh-CN', 'fr', 'th', 'lo'];

type Input = Pick<CallStep, 'params' | 'query' | 'body'>;

/** A value that matches the schema. */
function sample(contract: Contract, node: Node): Json {
  const { schema } = contract.schema(node);
  if (schema.example !== undefined) return schema.example;
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null;
  if (schema.default !== undefined) return schema.default;
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number')
    return typeof schema.minimum === 'number' ? schema.minimum : 1;
  return 'none';
}

const toRecord = (entries: [string, Json][]): Record<string, Json> => Object.fromEntries(entries);

/** Valid input, for resources that most likely do not exist. */
export function sampleInput(contract: Contract, operation: ContractOperation): Input {
  const parametersIn = (where: string) =>
    operation.parameters.filter(
      (parameter) => parameter.in === where && (parameter.required || where === 'path'),
    );
  const values = (where: string) =>
    toRecord(parametersIn(where).map(({ name, schema }) => [name, sample(contract, schema)]));
  return {
    params: values('path'),
    query: values('query'),
    ...(operation.body?.example === undefined ? {} : { body: operation.body.example }),
  };
}

const situationOf = ({ situations }: ContractOperation, code: number) =>
  situations.find((situation) => situation.code === code)?.when;
const situationFor = (operation: ContractOperation, code: number) => {
  const situation = situationOf(operation, code);
  return situation === undefined ? {} : { situation };
};

function guestCalls(contract: Contract): CallStep[] {
  const restricted = [...contract.operations.values()].filter(
    ({ signIn }) => signIn === 'required',
  );
  return restricted.map((operation) => ({
    operation: operation.id,
    as: 'guest',
    ...sampleInput(contract, operation),
    expect: NOT_SIGNED_IN,
    ...situationFor(operation, NOT_SIGNED_IN),
  }));
}

/** A session that was signed out opens nothing. */
function endedCalls(contract: Contract): CallStep[] {
  return [
    {
      operation: 'emailLogin',
      body: { email: '$memberEmail', password: '$memberPassword' },
      take: { ended: 'token' },
    },
    { operation: 'logout', as: '$ended' },
    ...guestCalls(contract).map((step): CallStep => ({
      ...step,
      as: '$ended',
      isForeign: true,
    })),
  ];
}

/** Invalid input: code 400 where the contract lists it, else any failure. */
function invalidCall(operation: ContractOperation, input: Input): CallStep {
  const isListed = situationOf(operation, BAD_REQUEST) !== undefined;
  const as = operation.signIn === 'required' ? 'member' : 'guest';
  return {
    operation: operation.id,
    as,
    ...input,
    expect: isListed ? BAD_REQUEST : [BAD_REQUEST, REFUSED],
    ...situationFor(operation, BAD_REQUEST),
    lenient: true,
  };
}

function omit(holder: Record<string, Json>, name: string): Record<string, Json> {
  return toRecord(Object.entries(holder).filter(([key]) => key !== name));
}

const wrongTypeFor = (contract: Contract, node: Node): Json | undefined => {
  const { type } = contract.schema(node).schema;
  return type === 'integer' || type === 'number' || type === 'boolean' ? 'wrong' : undefined;
};

function invalidQueries(contract: Contract, operation: ContractOperation): CallStep[] {
  const input = sampleInput(contract, operation);
  const query = input.query ?? {};
  const required = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && parameter.required,
  );
  const bounds = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema }) =>
      outside(contract, schema).map((value) =>
        invalidCall(operation, { ...input, query: { ...query, [name]: value } }),
      ),
    );
  const fields = required.flatMap(({ name, schema }) => {
    const wrong = wrongTypeFor(contract, schema);
    const missing = invalidCall(operation, { ...input, query: omit(query, name) });
    return wrong === undefined
      ? [missing]
      : [missing, invalidCall(operation, { ...input, query: { ...query, [name]: wrong } })];
  });
  return [...fields, ...bounds];
}

function invalidBodies(contract: Contract, operation: ContractOperation): CallStep[] {
  const { body } = operation;
  if (
    !body ||
    operation.rawBody ||
    SENDS_MESSAGES.has(operation.id) ||
    body.type === 'multipart/form-data'
  )
    return [];
  const input = sampleInput(contract, operation);
  const isList = Array.isArray(input.body);
  const { schema } = contract.schema(
    isList && isNode(body.schema.items) ? body.schema.items : body.schema,
  );
  const example = Array.isArray(input.body) ? input.body[0] : input.body;
  if (!isNode(example)) return [];
  const wrap = (value: Node): Input => ({ ...input, body: isList ? [value] : value });
  const properties = propertiesOf(contract, schema);
  const bounds = bodiesOutside(contract, schema, example).map((value) =>
    invalidCall(operation, wrap(value)),
  );
  const fields = requiredOf(contract, schema).flatMap((name) => {
    const property = properties[name];
    const wrong =
      body.type === 'application/json' && isNode(property)
        ? wrongTypeFor(contract, property)
        : undefined;
    const missing = invalidCall(operation, wrap(omit(example, name)));
    return wrong === undefined
      ? [missing]
      : [missing, invalidCall(operation, wrap({ ...example, [name]: wrong }))];
  });
  return [...fields, ...bounds];
}

/** Reads without path parameters or body. @param isOwn as a member, wherever that may differ, and no others */
function plainReads(contract: Contract, isOwn = false): CallStep[] {
  const reads = [...contract.operations.values()].filter(
    (operation) =>
      operation.reading &&
      !operation.path.includes('{') &&
      operation.body === null &&
      !(isOwn && operation.signIn === 'public'),
  );
  const steps = reads.map((operation): CallStep => ({
    operation: operation.id,
    as: operation.signIn === 'required' ? 'member' : 'guest',
    ...sampleInput(contract, operation),
  }));
  // Sample values of required texts may match nothing; handwritten journeys use existing ones.
  return steps.filter(({ query }) => !Object.values(query ?? {}).includes('none'));
}

const isPaged = (operation: ContractOperation | undefined) =>
  operation?.parameters.some(({ name }) => name === 'limit') === true;

/** A read once for each value of what it needs, if there are few. */
function eachKind(contract: Contract, step: CallStep): CallStep[] {
  const [needed] = (contract.operations.get(step.operation)?.parameters ?? []).flatMap(
    ({ name, required, schema }) => {
      const { enum: values } = contract.schema(schema).schema;
      return required && Array.isArray(values) ? [{ name, values: values as Json[] }] : [];
    },
  );
  return needed
    ? needed.values.map((value) => ({ ...step, query: { ...step.query, [needed.name]: value } }))
    : [step];
}

const OTHER_LANGUAGE = 'th';
const MOST_ROWS = 1000;

/** Rows on later pages are those of the whole list, in another language, too. */
const secondRows = (contract: Contract): CallStep[] =>
  plainReads(contract, true)
    .filter(({ operation }) => isPaged(contract.operations.get(operation)))
    .flatMap((step) => eachKind(contract, step))
    .flatMap((step) =>
      (['member', 'other'] as const).flatMap((as): CallStep[] => {
        const page = (numbers: Record<string, Json>, language?: string): CallStep => ({
          ...step,
          as,
          query: { ...step.query, ...numbers },
          ...(language !== undefined && { language }),
        });
        return [
          {
            ...page({ page: 1, limit: 100 }),
            take: { half: 'total' },
            atMost: { half: MOST_ROWS },
            atLeast: { half: 2 },
          },
          page({ page: 2, limit: 1 }),
          page({ page: 2, limit: '$half' }),
          page({ page: 1, limit: 100 }, OTHER_LANGUAGE),
          page({ page: 2, limit: '$half' }, OTHER_LANGUAGE),
        ];
      }),
    );

/** The same for every caller. */
const callersCalls = (contract: Contract): CallStep[] => [
  {
    operation: 'visitorRegister',
    body: { email: '$newEmail' },
    expect: [SUCCESS, REFUSED],
    take: { visitor: 'token' },
  },
  ...plainReads(contract)
    .filter(({ as, operation }) => as === 'guest' || OF_ALL.test(operation))
    .flatMap((step) =>
      ([step.as === 'guest' ? 'guest' : 'other', 'member', '$visitor'] as const).map(
        (as): CallStep => ({ ...step, as }),
      ),
    ),
];

/** Journeys derived from the contract. */
export function derivedJourneys(contract: Contract): Journey[] {
  const inputs = [...contract.operations.values()].flatMap((operation) => [
    ...invalidQueries(contract, operation),
    ...invalidBodies(contract, operation),
  ]);
  return [
    {
      name: 'reads',
      about: 'every read without path parameters',
      steps: plainReads(contract),
    },
    {
      name: 'languages',
      about: 'every read without path parameters, in the languages of the storefront',
      steps: LANGUAGES.flatMap((language) =>
        plainReads(contract).map((step) => ({ ...step, language })),
      ),
    },
    {
      name: 'second-rows',
      about: 'every list of a member, whole and as later pages',
      steps: secondRows(contract),
    },
    {
      name: 'callers',
      about: 'every read that needs no session, as a guest, a member and a visitor',
      creates: ['a visitor'],
      steps: callersCalls(contract),
    },
    {
      name: 'not-signed-in',
      about: 'every operation that requires a session, called without one',
      steps: guestCalls(contract),
    },
    {
      name: 'signed-out',
      about: 'every operation that requires a session, called with one that was signed out',
      steps: endedCalls(contract),
    },
    {
      name: 'wrong-input',
      about:
        'every required field, omitted or of a wrong type, and every bound passed, one at a time',
      steps: inputs,
    },
  ];
}
