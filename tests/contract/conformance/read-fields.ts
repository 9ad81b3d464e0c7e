import { isNode, type Node } from '#scripts/contract/shape.ts';
import type { Contract } from '#scripts/conformance/contract.ts';
import { propertiesOf, unionOf } from '#scripts/conformance/check/plan.ts';
import { COUNTS } from '#scripts/conformance/rules/counts.ts';
import { KEYS } from '#scripts/conformance/rules/keys.ts';
import { PLACES } from '#scripts/conformance/rules/places.ts';
import { ROWS } from '#scripts/conformance/rules/rows.ts';
import { constantsOf, NAMES_ONE } from '#scripts/conformance/rules/said.ts';
import { SAYS } from '#scripts/conformance/rules/shapes.ts';
import { SUMS } from '#scripts/conformance/rules/sums.ts';

/** The fields of the objects of all answers, as `Schema.field`. */
export function fieldsOfAnswers(contract: Contract): string[] {
  const seen = new Set<Node>();
  const fields = new Set<string>();
  function visit(node: Node, owner: string) {
    const { schema, name } = contract.schema(node);
    if (seen.has(schema)) return;
    seen.add(schema);
    const at = name ?? owner;
    for (const part of [...(unionOf(schema) ?? []), schema.items, schema.additionalProperties])
      if (isNode(part)) visit(part, at);
    if (isNode(schema.contentSchema)) visit(schema.contentSchema, at);
    for (const [field, child] of Object.entries(propertiesOf(contract, schema))) {
      fields.add(`${at}.${field}`);
      if (isNode(child)) visit(child, `${at}.${field}`);
    }
  }
  for (const { id, data } of contract.operations.values()) visit(data, id);
  return [...fields];
}

/** The numbers of a page, which the rule of pages compares with its rows. */
const PAGE = ['list', 'total', 'pageNum', 'pageSize', 'pages'];
const words = (path: string) => path.match(/[A-Za-z]\w*/g) ?? [];
const lastOf = (path: string) => words(path).at(-1) ?? '';

/** The fields that the tables of the rules name, as `Schema.field`, or `*.field` of any schema. */
export function fieldsOfTables(contract: Contract): Set<string> {
  const rowOf = (id: string): string => {
    const { data } = contract.operations.get(id as never)!;
    const { schema, name } = contract.schema(data);
    const list = isNode(schema.items) ? schema.items : propertiesOf(contract, schema).list;
    const items = isNode(list) ? (isNode(list.items) ? list.items : list) : null;
    return (items && contract.schema(items).name) ?? name ?? id;
  };
  const wholeOf = (id: string): string =>
    contract.schema(contract.operations.get(id as never)!.data).name ?? id;
  const schemas = contract.spec.components as { schemas: Record<string, Node> };
  const pages = Object.entries(schemas.schemas).filter(([, { properties }]) =>
    PAGE.every((field) => isNode(properties) && field in properties),
  );
  const named = [
    ...pages.flatMap(([schema]) => PAGE.map((field) => `${schema}.${field}`)),
    ...Object.entries(PLACES).flatMap(([schema, shown]) =>
      shown.flatMap(({ id, fields }) => [
        `${schema}.${id}`,
        ...fields.map(({ field }) => `${schema}.${field}`),
      ]),
    ),
    ...Object.keys(KEYS).map((field) => `*.${field}`),
    ...Object.entries(SUMS).flatMap(([schema, sums]) =>
      sums.flatMap(({ field, of }) => [
        `${schema}.${field}`,
        ...of.filter((part) => !part.includes('[')).map((part) => `${schema}.${part.slice(1)}`),
      ]),
    ),
    ...Object.entries(COUNTS).flatMap(([id, counts]) =>
      counts.map(({ path }) => `${wholeOf(id)}.${lastOf(path)}`),
    ),
    ...Object.entries(ROWS).flatMap(([id, rows]) =>
      rows.map(({ field }) => `${rowOf(id)}.${field}`),
    ),
    ...Object.entries(NAMES_ONE).flatMap(([schema, { by, of }]) =>
      [by, ...Object.values(of)].map((field) => `${schema}.${field}`),
    ),
    ...SAYS.map(({ schema, field }) => `${schema}.${field}`),
    ...[...constantsOf(contract)].flatMap(([schema, fields]) =>
      fields.map(([field]) => `${schema}.${field}`),
    ),
  ];
  return new Set(named);
}
