import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNode, type Json, type Node, operationsOf, resolve } from '#scripts/contract/shape.ts';
import { DOCS_FILES } from '#scripts/serve/docs.ts';

const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;
const operations = operationsOf(spec);
const nodes = (list: Json | undefined): Node[] => (Array.isArray(list) ? list.filter(isNode) : []);

/** All objects of the contract with their paths. */
function everyNode(value: Json, at = ''): [string, Node][] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => everyNode(item, `${at}.${index}`));
  if (!isNode(value)) return [];
  return [
    [at, value],
    ...Object.entries(value).flatMap(([name, child]) => everyNode(child, `${at}.${name}`)),
  ];
}

describe('the contract', () => {
  it('has no unused schema', () => {
    const defined = readdirSync('openapi/schemas').flatMap((file) =>
      [...readFileSync(`openapi/schemas/${file}`, 'utf8').matchAll(/^(\w+):/gm)].map(
        ([, name = '']) => name,
      ),
    );
    expect(defined.length).toBeGreaterThan(50);
    // Bundling drops unused schemas.
    const used = Object.keys((spec.components as Node).schemas as Node);
    expect(defined.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('names and describes each enum value', () => {
    const enums = everyNode(spec).filter(
      ([at, node]) => Array.isArray(node.enum) && !at.includes('.examples.'),
    );
    expect(enums.length).toBeGreaterThan(25);
    const count = (list: Json | undefined) => (Array.isArray(list) ? list.length : 0);
    for (const [at, node] of enums)
      expect([count(node['x-enum-varnames']), count(node['x-enum-descriptions'])], at).toEqual([
        count(node.enum),
        count(node.enum),
      ]);
  });

  it('describes each property', () => {
    const fields = everyNode(spec).flatMap(([at, node]) =>
      isNode(node.properties) && !at.includes('.examples.')
        ? Object.entries(node.properties).map(([name, field]) => [`${at}.${name}`, field] as const)
        : [],
    );
    expect(fields.length).toBeGreaterThan(400);
    for (const [at, field] of fields)
      expect(
        isNode(field) && String(resolve(spec, field).description ?? field.description ?? ''),
        at,
      ).not.toBe('');
  });
});

it('the contract page describes enum values at schemas and parameters', () => {
  const page = JSON.parse(DOCS_FILES['openapi.json']?.() ?? '') as Node;
  const reviews = operationsOf(page).find(({ id }) => id === 'productReviews')?.node;
  const type =
    nodes(reviews?.parameters)
      .map((parameter) => resolve(page, parameter))
      .find(({ name }) => name === 'type') ?? {};
  const schema = isNode(type.schema) ? resolve(page, type.schema) : {};
  for (const { description } of [type, schema])
    expect(description).toContain('- `1` Exactly 5 stars.');
  expect(reviews?.description).toContain('Sign-in: public');
});

describe.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s',
  (_, { node }) => {
    it('has examples of its body and its required parameters', () => {
      const { content } = isNode(node.requestBody) ? resolve(spec, node.requestBody) : {};
      for (const [type, media] of Object.entries(isNode(content) ? content : {})) {
        // Files are selected by the user of the page.
        if (type === 'multipart/form-data') continue;
        expect(
          isNode(media) && Object.keys((media.examples ?? {}) as Node).length,
          type,
        ).toBeGreaterThan(0);
      }
      const needed = nodes(node.parameters)
        .map((parameter) => resolve(spec, parameter))
        .filter(({ required }) => required === true);
      expect(needed.filter(({ example }) => example === undefined).map(({ name }) => name)).toEqual(
        [],
      );
    });
  },
);
