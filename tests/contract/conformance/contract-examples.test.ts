import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNode, type Node, operationsOf, resolve } from '#scripts/contract/shape.ts';
import { signInOf } from '#scripts/contract/tables.ts';
import { embeddedMarket } from './test-run.ts';

const market = embeddedMarket();
const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;

/** The request that the contract page sends with its default values. */
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

// Order numbers differ between markets.
const readable = operationsOf(spec).filter(
  ({ method, path, node }) =>
    method === 'get' && signInOf(node) !== 'required' && !/\/order\/|request\/token/.test(path),
);

describe('the parameter examples of the contract', () => {
  it.each(readable.map(({ id, path, node }) => [id, exampleAddress(path, node)] as const))(
    'work for %s',
    async (_, address) => {
      const answer = await fetch(market.current.origin + address);
      expect(await answer.json()).toMatchObject({ code: 200 });
    },
  );

  it('cover most public reads', () => expect(readable.length).toBeGreaterThan(30));
});
