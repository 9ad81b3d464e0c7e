import { describe, expect, it } from 'vitest';
import { propertiesOf } from '#scripts/conformance/check/plan.ts';
import { type ContractOperation, loadContract } from '#scripts/conformance/contract.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { type CallStep, expectedCodes, isCall } from '#scripts/conformance/journeys/journey.ts';
import { treeOf } from '#scripts/conformance/rules/call.ts';

const contract = loadContract();

/** Fields with one value: of another operation with the same schema, of the one person of a provider, of one category. */
const ONE_VALUE = [
  /^phone(PasswordLogin body captcha|CaptchaLogin body password)$/,
  /^settlementResubmit body (country|captcha)$/,
  /^(twitter|facebook)Login body \w+$/,
  /^collectProduct(Add|Batch) body category$/,
];

describe('journeys', () => {
  const steps = allJourneys(contract).flatMap(({ name, steps: all }) =>
    all.filter(isCall).map((step) => ({ step, name })),
  );
  const partsOf = ({ parameters, body }: ContractOperation) => [
    ...parameters.flatMap(({ name, in: where }) =>
      where === 'header' ? [] : [[where === 'path' ? 'params' : 'query', name] as const],
    ),
    ...Object.keys(propertiesOf(contract, contract.schema(body?.schema ?? {}).schema)).map(
      (name) => ['body', name] as const,
    ),
  ];
  const valueOf = (step: CallStep, part: 'params' | 'query' | 'body', name: string) =>
    JSON.stringify(treeOf(step[part])[name]) ?? 'none';

  it('give each parameter, and each field of a write, two values', () => {
    const same = [...contract.operations.values()].flatMap((operation) => {
      const own = steps.filter(
        ({ step }) => step.operation === operation.id && expectedCodes(step).includes(200),
      );
      return partsOf(operation).flatMap(([part, name]) => {
        const values = own.map(({ step, name: journey }) => {
          const text = valueOf(step, part, name);
          // Values are those of their journey.
          return text.includes('$') ? `${journey} ${text}` : text;
        });
        return new Set(values).size > 1 ? [] : [`${operation.id} ${part} ${name}`];
      });
    });
    expect(same.filter((one) => !ONE_VALUE.some((pattern) => pattern.test(one)))).toEqual([]);
  });

  it('call each operation that requires a session with one that was signed out', () => {
    const required = [...contract.operations.values()].filter(
      ({ signIn }) => signIn === 'required',
    );
    const tried = new Set(
      steps.flatMap(({ step }) => (step.as === '$ended' ? [step.operation] : [])),
    );
    expect(required.filter(({ id }) => !tried.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
