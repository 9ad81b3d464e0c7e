import { readFileSync } from 'node:fs';
import { faker } from '@faker-js/faker';
import { type Operation, type OperationId, operations } from '#generated/operations.ts';
import { operationOf } from '#/api/operation.ts';
import { answerOf, type Node, operationsOf, wireShape } from '#scripts/contract/shape.ts';
import { randomValue } from './random-value.ts';

const spec = wireShape(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node);
const successes = new Map(
  operationsOf(spec).map((operation) => [operation.id, answerOf(spec, operation).schema as Node]),
);

const word = () => faker.string.alpha({ length: { min: 0, max: 12 } });
const words = () => faker.helpers.multiple(word, { count: { min: 0, max: 4 } });

/** Values of fields that hold JSON text, whose schema random values ignore; others are lists of addresses. */
const JSON_VALUES: Record<string, () => unknown> = {
  shopPayCurrency: () => ({ country: word(), currency: word(), symbol: '$', ID: '1' }),
  attrValue: () => ({ [word()]: word() }),
  logisticsInfo: () =>
    faker.helpers.multiple(() => ({ AcceptTime: word(), AcceptStation: word() }), {
      count: { min: 0, max: 4 },
    }),
};

/** Names of the fields of an operation that hold JSON text. */
function jsonFieldsOf(operation: OperationId): Set<string> {
  const { decode = [] }: Operation = operations[operation];
  return new Set(
    decode.filter(([kind]) => kind === 'json').map(([, path]) => path?.split('.').at(-1) ?? ''),
  );
}

/** FNV-1a, so that a call has the same response in every run, whatever the order of calls. */
function seedOf(seed: number, text: string): number {
  let hash = seed;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** A backend that answers every call with random data that is valid by the contract. */
export function randomBackend(seed: number) {
  const answered = new Map<string, number>();
  // The generators share one random source, so calls are answered one by one.
  let last: Promise<unknown> = Promise.resolve();

  function respond(request: Request): Response {
    const { pathname, search } = new URL(request.url);
    const operation = operationOf(request.method, pathname);
    if (operation === 'unknown') throw new Error(`No operation for ${request.method} ${pathname}`);
    faker.seed(seedOf(seed, operation + pathname + search));
    const body = randomValue(spec, successes.get(operation) ?? {});
    answered.set(operation, (answered.get(operation) ?? 0) + 1);
    const fields = jsonFieldsOf(operation);
    const text = JSON.stringify(body, (key, value: unknown) =>
      fields.has(key) ? JSON.stringify((JSON_VALUES[key] ?? words)()) : value,
    );
    return new Response(text, { headers: { 'Content-Type': 'application/json' } });
  }

  return {
    answered,
    answer(request: Request): Promise<Response> {
      const response = last.then(() => respond(request));
      last = response.catch(() => undefined);
      return response;
    },
  };
}
