import { describe, expect, it } from 'vitest';
import { loadContract, operationAt } from '#scripts/conformance/contract.ts';
import type { CallStep } from '#scripts/conformance/journeys/journey.ts';
import { changeData, mergeEnvelope, respond } from './cases/answer-fault.ts';
import { BODY_FAULTS } from './cases/body-faults.ts';
import { CODE_FAULTS } from './cases/code-faults.ts';
import { TRANSPORT_FAULTS } from './cases/transport-faults.ts';
import { faultProxy, json } from './fault-proxy.ts';
import { brief, embeddedMarket, journeyOf, run } from './test-run.ts';

const contract = loadContract();
const market = embeddedMarket();
const ALL_FAULTS = [...BODY_FAULTS, ...CODE_FAULTS, ...TRANSPORT_FAULTS];

describe('the conformance run', () => {
  it.each(ALL_FAULTS.map((fault) => [fault.name, fault] as const))(
    'reports %s',
    async (
      _name,
      { operation, inject, kind, grade, path, code = 200, step, before = [], limitMs = 15_000 },
    ) => {
      const proxy = await faultProxy(market.current.origin, ({ method, path: url }) =>
        operationAt(contract, method, url.split('?')[0]!)?.id === operation ? inject : null,
      );
      const report = await run({
        baseUrl: proxy.origin,
        journeys: [journeyOf(...before, { operation, as: 'guest', ...step })],
        limitMs,
      });
      proxy.close();
      expect(report.findings.map(brief)).toEqual([{ operation, code, kind, path, grade }]);
      expect(report.findings[0]!.screens).toEqual(contract.operations.get(operation)!.screens);
      expect(report.totals[grade]).toBe(1);
    },
  );

  it('reports an impossible state transition', async () => {
    let calls = 0;
    const proxy = await faultProxy(market.current.origin, ({ path }) =>
      path.startsWith('/api/front/order/list') && (calls += 1) === 2
        ? changeData(({ list }: { list: { status: number; paid: boolean }[] }) => {
            for (const order of list) if (order.status === 3) order.status = 1;
          })
        : null,
    );
    const step: CallStep = { operation: 'orderList', query: { type: -1, page: 1, limit: 20 } };
    const report = await run({
      baseUrl: proxy.origin,
      journeys: [journeyOf(step, step)],
      member: market.current.member,
    });
    proxy.close();
    expect(report.findings.map(brief)).toContainEqual({
      operation: 'orderList',
      code: 200,
      kind: 'transition',
      path: '$.data.list[*].status',
      grade: 'breaks',
    });
    expect(report.findings[0]!.expected).toContain('merchant order that was completed');
  });

  it('reports accepted invalid input', async () => {
    const proxy = await faultProxy(market.current.origin, () =>
      mergeEnvelope({ code: 200, message: 'success', data: { count: 1 } }),
    );
    const report = await run({
      baseUrl: proxy.origin,
      journeys: [
        journeyOf({ operation: 'cartCount', as: '$wrongToken', expect: 400, lenient: true }),
      ],
    });
    proxy.close();
    expect(report.findings.map(brief)).toEqual([
      {
        operation: 'cartCount',
        code: 200,
        kind: 'input-accepted',
        path: '$.code',
        grade: 'wrong',
      },
    ]);
  });

  it('does not report missing extensions', async () => {
    for (const inject of [
      respond((res) => void res.writeHead(404).end('no')),
      respond((res) => json(res, '{"code":404,"message":"no","data":null}')),
      // A backend that checks the session before the route.
      respond((res) => void res.writeHead(200).end('{"code":401,"message":"no"}')),
    ]) {
      const proxy = await faultProxy(market.current.origin, () => inject);
      const report = await run({
        baseUrl: proxy.origin,
        journeys: [journeyOf({ operation: 'homeConfig' })],
      });
      proxy.close();
      expect(report.findings).toEqual([]);
      expect(report.absent).toEqual(['homeConfig']);
    }
  });
});
