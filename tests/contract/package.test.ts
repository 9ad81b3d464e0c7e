import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forGenerators } from '#scripts/contract/for-generators.ts';
import { withIntegerFormats } from '#scripts/contract/integers.ts';
import { pairExamples } from '#scripts/contract/paired-examples.ts';
import { answerOf, dataOf, type Node, operationsOf, resolve } from '#scripts/contract/shape.ts';

const read = () => JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;
const operationOf = (spec: Node, id: string) => operationsOf(spec).find((one) => one.id === id)!;

describe('the packaged contract', () => {
  it('uses a constant instead of the type null', () => {
    const packaged = forGenerators(read());
    expect(JSON.stringify(packaged)).not.toContain('"type":"null"');
    expect(dataOf(packaged, operationOf(packaged, 'cartSave'))).toMatchObject({ const: null });
    // Examples are data, not schemas.
    expect(answerOf(packaged, operationOf(packaged, 'cartSave')).examples).toEqual(
      answerOf(read(), operationOf(read(), 'cartSave')).examples,
    );
  });

  it('pairs examples of parameters with those of answers', () => {
    const packaged = pairExamples(read());
    const [id] = operationOf(packaged, 'productDetail').node.parameters as Node[];
    expect(id?.examples).toEqual({
      success: { value: 1001 },
      notOnSale: { value: 99_999_999 },
    });
    expect(id).not.toHaveProperty('example');
    for (const operation of operationsOf(packaged)) {
      const names = Object.keys((answerOf(packaged, operation).examples ?? {}) as Node);
      for (const parameter of (operation.node.parameters ?? []) as Node[])
        for (const name of Object.keys((parameter.examples ?? {}) as Node))
          expect(names, operation.id).toContain(name);
    }
  });

  it('has integer formats, and limits for ids in requests', () => {
    const spec = read();
    const [id] = operationOf(spec, 'productDetail').node.parameters as Node[];
    expect(resolve(spec, id!).schema).toMatchObject({
      format: 'int64',
      maximum: Number.MAX_SAFE_INTEGER,
    });
    const schemas = (spec.components as Node).schemas as Record<string, { properties: Node }>;
    expect(schemas.CartLine!.properties.cartNum).toMatchObject({ format: 'int32' });
    expect(schemas.CartLine!.properties.id).toMatchObject({ format: 'int64' });
    expect(withIntegerFormats(spec)).toEqual(spec);
  });

  it('marks bare bodies and has contact, version, server and security', () => {
    const spec = read();
    const { requestBody } = operationOf(spec, 'emailCaptcha').node;
    expect(JSON.stringify(resolve(spec, requestBody as Node))).toMatch(/BareEmail|"x-raw":true/);
    expect(spec.info).toMatchObject({ contact: expect.anything(), version: expect.any(String) });
    expect(spec.servers).toHaveLength(1);
    for (const { node, id } of operationsOf(spec)) expect(node.security, id).toBeDefined();
  });
});
