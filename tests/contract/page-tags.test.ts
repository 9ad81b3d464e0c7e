import { expect, it } from 'vitest';
import openapi from '#generated/openapi.json' with { type: 'json' };
import { tagRules } from '#generated/page-tags.ts';
import { isNode, type Json, type Node, operationsOf, resolve } from '#scripts/contract/shape.ts';

const spec = openapi as unknown as Node;
/** The letter of an id, by how its description begins. */
const LETTERS: Readonly<Record<string, string>> = { Product: 'p', Merchant: 'm', Activity: 'a' };

/** Ids of products, merchants and activities in what an operation sends and answers, with what is wrong about them. */
function wrongIn(value: Json, at: string, seen: Json[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => wrongIn(one, at, seen));
  if (!isNode(value)) return [];
  const node = resolve(spec, value);
  if (seen.includes(node)) return [];
  const kind = /^(Product|Merchant|Activity) id(?:[.,;]|$)/.exec(String(node.description))?.[1];
  const isRight = kind === undefined || node['x-tag'] === LETTERS[kind];
  return [
    ...(isRight ? [] : [`${at}: ${String(node.description)}`]),
    ...Object.entries(node).flatMap(([key, child]) =>
      key === 'examples' ? [] : wrongIn(child, `${at}.${key}`, [...seen, node]),
    ),
  ];
}

it('the ids of all things that pages are made of have a tag', () => {
  const read = operationsOf(spec).filter(({ id }) => id in tagRules);
  expect(read.length).toBeGreaterThan(20);
  expect(
    read.flatMap(({ id, node }) => wrongIn([node.parameters ?? [], node.responses ?? {}], id)),
  ).toEqual([]);
});
