import { describe, expect, it } from 'vitest';
import { readFixture } from '#scripts/contract/recordings/fixture.ts';
import { createChecker } from '#scripts/conformance/check/check.ts';
import { loadContract } from '#scripts/conformance/contract.ts';
import { type Exchange, toAnswer } from '#scripts/conformance/exchange.ts';
import type { Kind } from '#scripts/conformance/grade.ts';
import { isSame, multiply, textOf, units } from '#scripts/conformance/rules/amount.ts';
import { ORDERS, SET_ORDERS } from '#scripts/conformance/rules/orders.ts';
import { isRising } from '#scripts/conformance/report/rising.ts';
import { seededValues } from '#scripts/conformance/run/seeded.ts';

import type { Call } from './cases/rule-calls.ts';
import { RIGHT_ACCOUNTS, WRONG_ACCOUNTS } from './cases/account-cases.ts';
import { RIGHT_FIELDS, WRONG_FIELDS } from './cases/field-cases.ts';
import { RIGHT_LISTS, WRONG_LISTS } from './cases/list-cases.ts';
import { RIGHT_NEIGHBOURS, WRONG_NEIGHBOURS } from './cases/neighbour-cases.ts';
import { RIGHT_ORDERS, WRONG_ORDERS } from './cases/order-cases.ts';
import { RIGHT, WRONG } from './cases/rule-cases.ts';
import { RIGHT_SENT, WRONG_SENT } from './cases/sent-cases.ts';

const contract = loadContract();
/** Noon of that day in GMT+8. */
const NOON = Date.parse('2026-11-27T04:00:00Z');

/** Kinds of the differences after a sequence of successful calls, by rules alone. */
function kindsAfter(...calls: Call[]): Kind[] {
  const checker = createChecker(contract, 15_000);
  const differences = calls.flatMap((call, at) => checker.check(exchangeOf(call, at)).differences);
  return [...new Set(differences.map(({ kind }) => kind))].filter((kind) => RULES.has(kind));
}

const RULES = new Set<Kind>([
  'disagrees',
  'not-kept',
  'wrong-sum',
  'wrong-page',
  'wrong-row',
  'wrong-count',
  'wrong-time',
  'wrong-members',
  'wrong-text',
  'address',
  'language',
  'leak',
  'cacheable',
  'secret',
]);

function exchangeOf(call: Call, at: number): Exchange {
  const operation = contract.operations.get(call.id)!;
  const path = operation.path.replace(/\{(\w+)\}/, (_, name: string) =>
    String(call.params?.[name] ?? ''),
  );
  const text = JSON.stringify({ code: 200, message: 'success', data: call.data });
  return {
    operation,
    label: 'test',
    source: 'test',
    url: `http://shop.test${path}${call.query ? `?${call.query}` : ''}`,
    signedIn: call.token !== undefined,
    token: call.token ?? null,
    language: call.language ?? 'en',
    at: NOON + at * 1000,
    body: call.sent,
    answer: toAnswer(200, 'application/json', text, { cacheControl: call.cacheControl ?? '' }),
    ms: 1,
    expected: call.isOfRun ? [200] : null,
    lenient: false,
    situation: null,
  };
}

describe('rules for every answer', () => {
  it.each(
    Object.entries({
      ...RIGHT,
      ...RIGHT_FIELDS,
      ...RIGHT_SENT,
      ...RIGHT_ORDERS,
      ...RIGHT_LISTS,
      ...RIGHT_ACCOUNTS,
      ...RIGHT_NEIGHBOURS,
    }),
  )('accept %s', (_, calls) => {
    expect(kindsAfter(...calls)).toEqual([]);
  });

  it.each([
    ...WRONG,
    ...WRONG_FIELDS,
    ...WRONG_SENT,
    ...WRONG_ORDERS,
    ...WRONG_LISTS,
    ...WRONG_ACCOUNTS,
    ...WRONG_NEIGHBOURS,
  ])('report %s', (_, kind, calls) => {
    expect(kindsAfter(...calls)).toEqual([kind]);
  });

  it('know each order of rows that the contract promises', () => {
    // Rows that one list alone has, whose order the shop sets, and what another rule looks at.
    const ELSEWHERE = {
      homeActivities: 'one list',
      hotKeywords: 'one list',
      bottomNavigation: 'one list',
      refundReasons: 'one list',
      homeIndex: 'fields, not rows',
      cartList: 'createNewestLines',
    };
    const promised = [...contract.operations.values()].filter(({ id, reading }) => {
      const path = contract.operations.get(id)!.path;
      const paths = contract.spec.paths as Record<string, Record<string, { description?: string }>>;
      const text = paths[path]?.get?.description ?? '';
      return (
        reading && /(?<!at )\bfirst\b|\bin (its |the |their )?(same )?order\b|, then /i.test(text)
      );
    });
    expect(promised.length).toBeGreaterThan(25);
    expect(
      promised
        .map(({ id }) => id)
        .filter((id) => !(id in { ...ORDERS, ...SET_ORDERS, ...ELSEWHERE })),
    ).toEqual([]);
  });

  it('report nothing in the recorded answers of a real backend', () => {
    // Recorded lists were cut, which their numbers do not show.
    const CUT = new Set<Kind>(['wrong-page', 'wrong-sum']);
    const found = readFixture().flatMap(({ operation, path, query, signedIn, status, body }) => {
      const known = operation === null ? undefined : contract.operations.get(operation);
      if (!known) return [];
      const exchange: Exchange = {
        ...exchangeOf({ id: known.id, data: null }, 0),
        url: `http://shop.test${path}?${new URLSearchParams(query ?? {}).toString()}`,
        token: signedIn ? 'TOKEN' : null,
        answer: toAnswer(status, 'application/json', JSON.stringify(body)),
      };
      return createChecker(contract, 15_000)
        .check(exchange)
        .differences.filter(({ kind }) => RULES.has(kind) && !CUT.has(kind))
        .map(({ kind, path: at }) => `${kind} ${operation} ${at}`);
    });
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('amounts', () => {
  it('are added and multiplied without floats', () => {
    expect(textOf((units('0.10') ?? 0n) + (units('0.20') ?? 0n))).toBe('0.30');
    expect(textOf(multiply(units('19.99') ?? 0n, 3))).toBe('59.97');
    expect(textOf(units('-7') ?? 0n)).toBe('-7');
    expect(units('1,552.00')).toBeNull();
  });

  it('are the same in other spellings, texts of digits are not', () => {
    expect(isSame('10.00', 10)).toBe(true);
    expect(isSame('', null)).toBe(true);
    expect(isSame('0812', '812')).toBe(false);
  });
});

describe('rising response times', () => {
  const times = (count: number, time: (at: number) => number) =>
    Array.from({ length: count }, (_, at) => time(at));

  it('are found', () => {
    expect(isRising(times(20, (at) => 5 + at * 12))).toBe(true);
  });

  it('are neither noise nor one slow part', () => {
    expect(isRising(times(20, (at) => (at % 3) * 400))).toBe(false);
    expect(isRising(times(20, (at) => (at < 10 ? 5 : 500 - at)))).toBe(false);
    expect(isRising(times(6, (at) => at * 100))).toBe(false);
  });
});

describe('values of journeys', () => {
  it('are repeated by their seed', () => {
    expect(seededValues(7)).toEqual(seededValues(7));
    expect(seededValues(7)).not.toEqual(seededValues(8));
  });

  it('are within the lengths that servers have', () => {
    for (let seed = 1; seed < 50; seed += 1) {
      const { person, street, review, explanation } = seededValues(seed);
      expect(String(person).length).toBeLessThanOrEqual(32);
      expect(String(street).length).toBeLessThanOrEqual(100);
      expect(String(review).length).toBeLessThanOrEqual(500);
      expect(String(explanation).length).toBeLessThanOrEqual(255);
    }
  });
});
