import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { WireData } from '#mocks/handlers/types.ts';
import { validators } from '#generated/validators.ts';
import { isNode, type Json, type Node } from '#scripts/contract/shape.ts';

const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;
const schemas = Object.entries((spec.components as Node).schemas as { [name: string]: Node });

type CategoryNode = WireData<'productCategories'>[number];

/** A branch with the given number of levels; `changes` apply to its deepest node. */
function branch(levels: number, changes: object = {}): CategoryNode {
  const node = {
    id: levels,
    pid: 0,
    name: 'Teapots',
    icon: null,
    level: levels,
    sort: 0,
    isShow: true,
  };
  return levels === 1
    ? { ...node, childList: [], ...changes }
    : { ...node, childList: [branch(levels - 1, changes)] };
}

function refersTo(value: Json, reference: string): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, reference));
  return (
    isNode(value) &&
    (value.$ref === reference || Object.values(value).some((child) => refersTo(child, reference)))
  );
}

describe('the category tree', () => {
  const issues = (tree: CategoryNode) =>
    (
      validators.productCategories.response.safeParse({
        code: 200,
        message: 'success',
        data: [tree],
      }).error?.issues ?? []
    ).map(({ path }) => path.join('.'));

  it.each([1, 2, 3])('is validated on level %i', (levels) => {
    const at = ['data.0', ...Array.from({ length: levels - 1 }, () => 'childList.0')].join('.');
    expect(issues(branch(levels))).toEqual([]);
    expect(issues(branch(levels, { name: null }))).toEqual([`${at}.name`]);
    expect(issues(branch(levels, { colour: 'red' }))).toEqual([at]);
    expect(issues(branch(levels, { childList: null }))).toEqual([`${at}.childList`]);
  });

  it('has no fourth level', () => {
    expect(issues(branch(4))).toEqual(['data.0.childList.0.childList.0.childList']);
  });
});

it('every recursive schema has x-levels', () => {
  const recursive = schemas.filter(([name, schema]) =>
    refersTo(schema, `#/components/schemas/${name}`),
  );
  expect(recursive.map(([name]) => name)).toContain('CategoryNode');
  for (const [name, schema] of recursive) expect(schema['x-levels'], name).toBeGreaterThan(0);
});
