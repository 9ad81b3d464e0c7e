import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  loadContract,
  operationAt,
  type OperationId,
} from '../../../scripts/conformance/contract.ts';
import type { Grade, Kind } from '../../../scripts/conformance/grade.ts';
import type { CallStep, Step } from '../../../scripts/conformance/journeys/journey.ts';
import { brief, embeddedMarket, journeyOf, run } from './run.ts';
import { breaker, json, type Spoil } from './servers.ts';

const contract = loadContract();
const market = embeddedMarket();

type Tree = Record<string, never>;
/** Answers with the envelope changed. */
const change =
  (mend: (envelope: Tree) => unknown): Spoil =>
  (text, res) => {
    const envelope = JSON.parse(text) as Tree;
    json(res, JSON.stringify(mend(envelope) ?? envelope));
  };
const raw =
  (answer: (res: ServerResponse, text: string) => void): Spoil =>
  (text, res) =>
    answer(res, text);

interface Fault {
  name: string;
  operation: OperationId;
  spoil: Spoil;
  kind: Kind;
  grade: Grade;
  path: string;
  /** code of the answer in the report; null when it is no envelope */
  code?: number | null;
  /** the call, when it needs more than its name */
  step?: Partial<CallStep>;
  before?: Step[];
  limitMs?: number;
}

const PRODUCT: Step = {
  operation: 'productList',
  query: { limit: 10 },
  take: { productId: 'list[stock>20].id' },
};
const detail = { before: [PRODUCT], step: { params: { id: '$productId' } } };
const refusal: Partial<CallStep> = { params: { id: '$missingId' }, expect: 500 };
const refused = JSON.stringify({ code: 500, message: 'No', data: null });

const FAULTS: Fault[] = [
  {
    name: 'a missing field',
    operation: 'productList',
    spoil: change((e: Tree) => {
      delete (e as never as { data: { list: Tree[] } }).data.list[1]!.storeName;
    }),
    kind: 'missing',
    grade: 'breaks',
    path: '$.data.list[*].storeName',
  },
  {
    name: 'a wrong type',
    operation: 'productList',
    spoil: change((e) => {
      (e as never as { data: { list: { stock: unknown }[] } }).data.list[0]!.stock = '7';
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data.list[*].stock',
  },
  {
    name: 'money as a number',
    operation: 'productList',
    spoil: change((e) => {
      (e as never as { data: { list: { price: unknown }[] } }).data.list[0]!.price = 38.5;
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data.list[*].price',
  },
  {
    name: 'money with three decimals',
    operation: 'productList',
    spoil: change((e) => {
      (e as never as { data: { list: { price: unknown }[] } }).data.list[0]!.price = '38.505';
    }),
    kind: 'format',
    grade: 'tolerated',
    path: '$.data.list[*].price',
  },
  {
    name: 'null for a list',
    operation: 'productList',
    spoil: change((e) => {
      (e as never as { data: { list: unknown } }).data.list = null;
    }),
    kind: 'unexpected-null',
    grade: 'breaks',
    path: '$.data.list',
  },
  {
    name: 'null where it is not allowed',
    operation: 'payMethods',
    spoil: change((e) => {
      (e as never as { data: { stripeStatus: unknown } }).data.stripeStatus = null;
    }),
    kind: 'unexpected-null',
    grade: 'breaks',
    path: '$.data.stripeStatus',
  },
  {
    name: 'an unknown enum value',
    operation: 'homeActivities',
    spoil: change((e) => {
      (e as never as { data: { type: unknown }[] }).data[0]!.type = 9;
    }),
    kind: 'enum-value',
    grade: 'tolerated',
    path: '$.data[*].type',
  },
  {
    name: 'an enum value of another type',
    operation: 'homeActivities',
    spoil: change((e) => {
      (e as never as { data: { type: unknown }[] }).data[0]!.type = '1';
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data[*].type',
  },
  {
    name: 'a wrong code of success',
    operation: 'payMethods',
    spoil: change((e) => {
      Object.assign(e, { code: 0 });
    }),
    kind: 'refused',
    grade: 'breaks',
    path: '$.code',
    code: 0,
  },
  {
    name: 'a failure where success was due',
    operation: 'payMethods',
    spoil: raw((res) => json(res, refused)),
    kind: 'refused',
    grade: 'breaks',
    path: '$.code',
    code: 500,
  },
  {
    name: 'success where a failure was due',
    operation: 'productReviewCount',
    spoil: raw((res, text) => json(res, text)),
    step: { ...refusal, params: { id: 1001 } },
    kind: 'not-refused',
    grade: 'wrong',
    path: '$.code',
  },
  {
    name: 'a failure of another code',
    operation: 'productDetail',
    spoil: change((e) => {
      Object.assign(e, { code: 403 });
    }),
    step: refusal,
    kind: 'other-failure',
    grade: 'tolerated',
    path: '$.code',
    code: 403,
  },
  {
    name: 'a code that no failure has',
    operation: 'productDetail',
    spoil: change((e) => {
      Object.assign(e, { code: 777 });
    }),
    step: refusal,
    kind: 'unlisted-code',
    grade: 'tolerated',
    path: '$.code',
    code: 777,
  },
  {
    name: 'a guest refused without being asked to sign in',
    operation: 'userInfo',
    spoil: raw((res) => json(res, refused)),
    step: { as: 'guest', expect: 401 },
    kind: 'sign-in-code',
    grade: 'breaks',
    path: '$.code',
    code: 500,
  },
  {
    name: 'a failure with data',
    operation: 'productDetail',
    spoil: change((e) => {
      Object.assign(e, { data: {} });
    }),
    step: refusal,
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data',
    code: 500,
  },
  {
    name: 'an HTML page',
    operation: 'hotKeywords',
    spoil: raw(
      (res) =>
        void res
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end('<!doctype html><title>Bad gateway</title>'),
    ),
    kind: 'not-json',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'an empty body',
    operation: 'hotKeywords',
    spoil: raw((res) => json(res, '')),
    kind: 'not-json',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'truncated JSON',
    operation: 'hotKeywords',
    spoil: raw((res, text) => json(res, text.slice(0, -3))),
    kind: 'not-json',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'HTTP 500',
    operation: 'hotKeywords',
    spoil: raw(
      (res) =>
        void res.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error'),
    ),
    kind: 'http-error',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'HTTP 404 of an operation that every backend has',
    operation: 'hotKeywords',
    spoil: raw((res) => void res.writeHead(404).end()),
    kind: 'http-error',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'a slow answer',
    operation: 'hotKeywords',
    spoil: raw((res, text) => void setTimeout(() => json(res, text), 900)),
    limitMs: 300,
    kind: 'timeout',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'a cut connection',
    operation: 'hotKeywords',
    spoil: raw((res, text) => {
      res.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': String(text.length),
      });
      res.write(text.slice(0, 10), () => res.destroy());
    }),
    kind: 'no-answer',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'a wrong content type',
    operation: 'hotKeywords',
    spoil: raw((res, text) => void res.writeHead(200, { 'Content-Type': 'text/plain' }).end(text)),
    kind: 'content-type',
    grade: 'tolerated',
    path: '$',
  },
  {
    name: 'an extra field',
    operation: 'payMethods',
    spoil: change((e) => {
      Object.assign((e as never as { data: object }).data, { alipayStatus: true });
    }),
    kind: 'unknown-field',
    grade: 'extra',
    path: '$.data.alipayStatus',
  },
  {
    name: 'an extra field beside data',
    operation: 'payMethods',
    spoil: change((e) => {
      Object.assign(e, { traceId: 'x' });
    }),
    kind: 'unknown-field',
    grade: 'extra',
    path: '$.traceId',
  },
  {
    name: 'another envelope',
    operation: 'payMethods',
    spoil: change((e) => ({ success: true, result: (e as never as { data: object }).data })),
    kind: 'envelope',
    grade: 'breaks',
    path: '$.code',
    code: null,
  },
  {
    name: 'a code in text',
    operation: 'payMethods',
    spoil: change((e) => {
      Object.assign(e, { code: '200' });
    }),
    kind: 'envelope',
    grade: 'breaks',
    path: '$.code',
    code: null,
  },
  {
    name: 'an envelope without data',
    operation: 'payMethods',
    spoil: change((e) => {
      delete (e as { data?: unknown }).data;
    }),
    kind: 'missing',
    grade: 'breaks',
    path: '$.data',
  },
  {
    name: 'JSON text that is no JSON',
    operation: 'productDetail',
    ...detail,
    spoil: change((e) => {
      (
        e as never as { data: { productInfo: { sliderImage: string } } }
      ).data.productInfo.sliderImage = '[oops';
    }),
    kind: 'json-text',
    grade: 'breaks',
    path: '$.data.productInfo.sliderImage',
  },
  {
    name: 'JSON text of another shape',
    operation: 'productDetail',
    ...detail,
    spoil: change((e) => {
      (
        e as never as { data: { productInfo: { sliderImage: string } } }
      ).data.productInfo.sliderImage = '[{"url": 1}]';
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data.productInfo.sliderImage[*]',
  },
  {
    name: 'a wrong type in an entry of a map',
    operation: 'productDetail',
    ...detail,
    spoil: change((e) => {
      Object.values(
        (e as never as { data: { productValue: Record<string, { stock: unknown }> } }).data
          .productValue,
      )[0]!.stock = 'many';
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data.productValue.*.stock',
  },
  {
    name: 'a wrong type behind a union',
    operation: 'homeConfig',
    spoil: change((e) => {
      (e as never as { data: { advertisement: unknown } }).data.advertisement = 'none';
    }),
    kind: 'wrong-type',
    grade: 'breaks',
    path: '$.data.advertisement',
  },
];

describe('a fault between the market and the runner is found', () => {
  it.each(FAULTS.map((fault) => [fault.name, fault] as const))(
    '%s',
    async (
      _name,
      { operation, spoil, kind, grade, path, code = 200, step, before = [], limitMs = 15_000 },
    ) => {
      const front = await breaker(market.current.origin, ({ method, path: url }) =>
        operationAt(contract, method, url.split('?')[0]!)?.id === operation ? spoil : null,
      );
      const report = await run({
        baseUrl: front.origin,
        journeys: [journeyOf(...before, { operation, as: 'guest', ...step })],
        limitMs,
      });
      front.close();
      expect(report.findings.map(brief)).toEqual([{ operation, code, kind, path, grade }]);
      expect(report.findings[0]!.screens).toEqual(contract.operations.get(operation)!.screens);
      expect(report.totals[grade]).toBe(1);
    },
  );

  it('a state that cannot follow the one before', async () => {
    let calls = 0;
    const front = await breaker(market.current.origin, ({ path }) =>
      path.startsWith('/api/front/order/list') && (calls += 1) === 2
        ? change((e) => {
            for (const order of (
              e as never as { data: { list: { status: number; paid: boolean }[] } }
            ).data.list)
              if (order.status === 3) order.status = 1;
          })
        : null,
    );
    const step: CallStep = { operation: 'orderList', query: { type: -1, page: 1, limit: 20 } };
    const report = await run({
      baseUrl: front.origin,
      journeys: [journeyOf(step, step)],
      member: market.current.member,
    });
    front.close();
    expect(report.findings.map(brief)).toContainEqual({
      operation: 'orderList',
      code: 200,
      kind: 'transition',
      path: '$.data.list[*].status',
      grade: 'breaks',
    });
    expect(report.findings[0]!.expected).toContain('merchant order that was completed');
  });

  it('wrong input that is taken', async () => {
    const front = await breaker(market.current.origin, () =>
      change((e) => {
        Object.assign(e, { code: 200, message: 'success', data: { count: 1 } });
      }),
    );
    const report = await run({
      baseUrl: front.origin,
      journeys: [
        journeyOf({ operation: 'cartCount', as: '$wrongToken', expect: 400, lenient: true }),
      ],
    });
    front.close();
    expect(report.findings.map(brief)).toEqual([
      {
        operation: 'cartCount',
        code: 200,
        kind: 'input-accepted',
        path: '$.code',
        grade: 'tolerated',
      },
    ]);
  });

  it('an extension that is missing is no difference', async () => {
    for (const spoil of [
      raw((res) => void res.writeHead(404).end('no')),
      raw((res) => json(res, '{"code":404,"message":"no","data":null}')),
      // A guard before the router, which asks a guest to sign in for what is not there.
      raw((res) => void res.writeHead(200).end('{"code":401,"message":"no"}')),
    ]) {
      const front = await breaker(market.current.origin, () => spoil);
      const report = await run({
        baseUrl: front.origin,
        journeys: [journeyOf({ operation: 'homeConfig' })],
      });
      front.close();
      expect(report.findings).toEqual([]);
      expect(report.absent).toEqual(['homeConfig']);
    }
  });
});
