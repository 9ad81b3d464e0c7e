import { describe, expect, it } from 'vitest';
import { createChecker } from '#scripts/conformance/check/check.ts';
import { loadContract } from '#scripts/conformance/contract.ts';
import { type Exchange, toAnswer } from '#scripts/conformance/exchange.ts';
import { ruleOf } from '#scripts/conformance/grade.ts';
import { OWN_RIGHT, OWN_WRONG } from './cases/own-cases.ts';
import { GIVEN_BACK_AGAIN, ONCE_GIVEN_BACK } from './cases/release-cases.ts';
import type { Call } from './cases/rule-calls.ts';
import { SETTINGS_RIGHT, SETTINGS_WRONG } from './cases/setting-cases.ts';
import { STATES_RIGHT, STATES_WRONG } from './cases/state-cases.ts';

const contract = loadContract();
/** Noon of that day in GMT+8. */
const NOON = Date.parse('2026-11-27T04:00:00Z');
/** What single answers are checked for, by their schemas. */
const OF_SHAPE = /^C2/;

function exchangeOf(
  { id, params, query, token, sent, data, language = 'en' }: Call,
  ms: number,
): Exchange {
  const operation = contract.operations.get(id)!;
  const path = operation.path.replace(/\{(\w+)\}/, (_, name: string) =>
    String(params?.[name] ?? ''),
  );
  const text = JSON.stringify({ code: 200, message: 'success', data });
  return {
    operation,
    label: 'test',
    source: 'test',
    url: `http://shop.test${path}${query ? `?${query}` : ''}`,
    signedIn: token !== undefined,
    token: token ?? null,
    language,
    at: NOON + ms,
    body: sent,
    answer: toAnswer(200, 'application/json', text, { cacheControl: '' }),
    ms: 1,
    // Sent by the run, not recorded.
    expected: [200],
    lenient: false,
    situation: null,
  };
}

/** Kinds of the differences of values after a sequence of calls of the run. */
function kindsAfter(calls: readonly Call[], apartMs = 1000): string[] {
  const checker = createChecker(contract, 15_000);
  const found = calls.flatMap(
    (call, at) => checker.check(exchangeOf(call, at * apartMs)).differences,
  );
  return [...new Set(found.filter((one) => !OF_SHAPE.test(ruleOf(one))).map(({ kind }) => kind))];
}

describe('rules for the accounts of a run', () => {
  it.each(Object.entries({ ...OWN_RIGHT, ...STATES_RIGHT, ...SETTINGS_RIGHT }))(
    'accept %s',
    (_, calls) => {
      expect(kindsAfter(calls)).toEqual([]);
    },
  );

  it.each([...OWN_WRONG, ...STATES_WRONG, ...SETTINGS_WRONG])('report %s', (_, kind, calls) => {
    expect(kindsAfter(calls)).toContain(kind);
  });

  it('report pieces that each further cancellation gives back', () => {
    expect(kindsAfter(ONCE_GIVEN_BACK, 61_000)).toEqual([]);
    expect(kindsAfter(GIVEN_BACK_AGAIN, 61_000)).not.toEqual([]);
  });
});
