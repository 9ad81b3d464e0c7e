import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNode, type Node, operationsOf, resolve } from '../../../scripts/contract/shape.ts';
import { signInOf } from '../../../scripts/contract/tables.ts';
import { embeddedMarket } from './run.ts';

const market = embeddedMarket();
const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;

/** The address that a reader of the contract's page sends without typing anything. */
function exampleAddress(path: string, node: Node): string {
  const parameters = (Array.isArray(node.parameters) ? node.parameters : [])
    .filter(isNode)
    .map((parameter) => resolve(spec, parameter));
  const needed = parameters.filter(({ required }) => required === true);
  const filled = needed.reduce(
    (address, { name, example }) => address.replace(`{${String(name)}}`, String(example)),
    path,
  );
  const query = needed
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }) => [String(name), String(example)]);
  return query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}

// Orders have numbers of their own in each market.
const readable = operationsOf(spec).filter(
  ({ method, path, node }) =>
    method === 'get' && signInOf(node) !== 'required' && !/\/order\/|request\/token/.test(path),
);

describe('the examples of the contract, tried against the market', () => {
  it.each(readable.map(({ id, path, node }) => [id, exampleAddress(path, node)] as const))(
    '%s',
    async (_, address) => {
      const answer = await fetch(market.current.origin + address);
      expect(await answer.json()).toMatchObject({ code: 200 });
    },
  );

  it('are most of what guests read', () => expect(readable.length).toBeGreaterThan(30));
});
