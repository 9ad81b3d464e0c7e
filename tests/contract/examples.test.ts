import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import { validators } from '#generated/validators.ts';
import { answerOf, isNode, type Node, operationsOf, resolve } from '#scripts/contract/shape.ts';

const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;
interface Envelope {
  code: number;
}

describe.each(operationsOf(spec).map((operation) => [operation.id, operation] as const))(
  '%s',
  (id, operation) => {
    const answers = Object.values((answerOf(spec, operation).examples ?? {}) as Node)
      .filter(isNode)
      .map((example) => resolve(spec, example).value as unknown as Envelope);

    it('has a valid example of success', () => {
      const success = answers.filter(({ code }) => code === 200);
      expect(success.length).toBeGreaterThan(0);
      for (const answer of success)
        expect(
          validators[id as OperationId].response.safeParse(answer).error?.issues ?? [],
        ).toEqual([]);
    });

    it('has an example of failure', () => {
      expect(answers.some(({ code }) => code !== 200)).toBe(true);
    });

    it('describes each of its codes', () => {
      // An unquoted comma in YAML would split a sentence into keys.
      for (const situation of operation.node['x-codes'] as Node[])
        expect(situation).toEqual({ code: expect.any(Number), when: expect.stringMatching(/\.$/) });
    });
  },
);
