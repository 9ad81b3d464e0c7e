import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { masterOf } from '#mocks/market/order-queries.ts';
import { startMarketServer } from '#mocks/server.ts';
import { loadContract } from '#scripts/conformance/contract.ts';
import { RULES } from '#scripts/conformance/grade.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { FIND_PRODUCT } from '#scripts/conformance/journeys/find.ts';
import { parseOptions } from '#scripts/conformance/options.ts';
import { UsageError } from '#scripts/conformance/usage-error.ts';
import { startRecorder } from '#scripts/conformance/recorder.ts';
import { readAccepted } from '#scripts/conformance/report/accepted.ts';
import { exitCode } from '#scripts/conformance/report/report.ts';
import { textReport } from '#scripts/conformance/report/text.ts';
import { replaceAnswer, skipEffect, profileWith } from './profiles.ts';
import { brief, embeddedMarket, journeyOf, run } from './test-run.ts';
import { faultProxy, json, serve } from './fault-proxy.ts';

const market = embeddedMarket();
const journeys = allJourneys(loadContract());
const select = (...names: string[]) => journeys.filter(({ name }) => names.includes(name));

describe('rules', () => {
  it('have unique numbers', () => {
    const numbers = Object.values(RULES).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('a server that stops answering', () => {
  it('ends the run early with a message', async () => {
    let calls = 0;
    const silent = await serve(() => {
      calls += 1;
    });
    const report = await run({ baseUrl: silent.origin, journeys, limitMs: 1000 });
    silent.close();
    expect(calls).toBe(3);
    expect(exitCode(report)).toBe(1);
    expect(textReport(report)).toContain(
      'The server stopped answering: 3 calls in a row got no answer within 1 s.',
    );
  });
});

describe('a wrong value in an own answer', () => {
  it('is a finding, though what it comes from is gone', async () => {
    const { origin, member } = market.current;
    const report = await run({
      baseUrl: origin,
      member,
      journeys: [
        journeyOf(
          ...FIND_PRODUCT,
          {
            operation: 'cartSave',
            body: [{ productId: '$productId', productAttrUnique: '$skuId', cartNum: 1 }],
          },
          {
            operation: 'cartList',
            query: { isValid: true },
            take: { lineId: '[*].cartInfoList[attrId=$skuId].id' },
          },
          { operation: 'cartDelete', body: { ids: ['$lineId'] } },
          {
            operation: 'addressAll',
            values: [{ what: 'an id of a line', at: '[*].id', has: '$lineId' }],
          },
        ),
      ],
    });
    expect(report.notRun).toEqual([]);
    expect(report.findings.map(brief)).toEqual([
      expect.objectContaining({ operation: 'addressAll', kind: 'wrong-value' }),
    ]);
  });
});

describe('progress', () => {
  it('is one line per journey', async () => {
    const lines: string[] = [];
    const { origin } = market.current;
    await run({
      baseUrl: origin,
      journeys: select('browse', 'coupons'),
      allowWrites: false,
      progress: (line) => lines.push(line),
    });
    expect(lines).toEqual([
      ' 1 of 2  browse: 0 findings so far',
      ' 2 of 2  coupons: 0 findings so far',
    ]);
  });
});

describe('folding of findings', () => {
  it('adds consequences to their cause', async () => {
    const { origin, member, other, sandbox, switches } = market.current;
    await sandbox({ do: 'reset' });
    // A caller that names an address by its id becomes its owner.
    switches.profile = profileWith(
      replaceAnswer('addressSetDefault', (ask, set) => {
        const address = ask.market.state.addresses.find(({ id }) => id === ask.body.id);
        if (address && ask.user) address.userId = ask.user.id;
        return set(ask);
      }),
    );
    const report = await run({ baseUrl: origin, journeys: select('address'), member, other });
    switches.profile = null;
    // The new owner can also change the address, and its member has lost it.
    expect(report.findings.map(({ operation, kind }) => [operation, kind])).toEqual([
      ['addressSave', 'admitted'],
      ['addressSetDefault', 'admitted'],
      ['addressAll', 'wrong-members'],
      ['addressList', 'wrong-members'],
    ]);
    expect(textReport(report)).toContain('also: addressDelete');
    expect(exitCode(report)).toBe(1);
  });

  it('folds equal findings of many operations into one', async () => {
    const { origin } = market.current;
    const proxy = await faultProxy(
      origin,
      () => (text, res) => void res.writeHead(200, { 'Content-Type': 'text/plain' }).end(text),
    );
    const report = await run({ baseUrl: proxy.origin, journeys: select('browse') });
    proxy.close();
    expect(report.totals.wrong).toBe(1);
    expect(report.findings[0]?.alsoIn.length).toBeGreaterThan(20);
  });
});

describe('a finding', () => {
  it('includes a curl command that reproduces it', async () => {
    const { origin, member, sandbox, switches } = market.current;
    await sandbox({ do: 'reset' });
    switches.profile = profileWith(skipEffect('cartSetQuantity'));
    const report = await run({ baseUrl: origin, journeys: select('cart'), member });
    switches.profile = null;
    const first = report.findings.find(({ rule }) => rule === 'C402');
    expect(first?.example.curl).toBe(
      `curl '${origin}/api/front/cart/list?isValid=true' -H 'Form-type: pc' -H "Authori-zation: $TOKEN"`,
    );
  });

  it('does not count when accepted; unused acceptances are reported', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'accepted-'));
    const file = join(folder, 'accepted.json');
    const entries = [
      { rule: 'C202', operation: 'hotKeywords', path: '$.data', reason: 'known' },
      { rule: 'C103', operation: '*', reason: 'fixed' },
    ];
    writeFileSync(file, JSON.stringify(entries));
    const proxy = await faultProxy(
      market.current.origin,
      () => (_, res) => json(res, '{"code":200,"message":"success","data":{}}'),
    );
    const report = await run({
      baseUrl: proxy.origin,
      journeys: [journeyOf({ operation: 'hotKeywords' })],
      accepted: readAccepted(file),
    });
    proxy.close();
    expect(report.findings.map(({ accepted }) => accepted)).toEqual(['known']);
    expect(exitCode(report)).toBe(0);
    expect(report.unmetAcceptances).toEqual(['C103 *']);
    writeFileSync(file, JSON.stringify([{ rule: 'C202', operation: '*' }]));
    expect(() => readAccepted(file)).toThrow(UsageError);
    rmSync(folder, { recursive: true });
  });
});

describe('coverage', () => {
  it('states why a situation was not tried', async () => {
    const { origin, member } = market.current;
    const report = await run({
      baseUrl: origin,
      journeys,
      member,
      allowWrites: false,
    });
    const reasons = report.operations.flatMap(({ operation, situations }) =>
      situations.filter(({ covered }) => !covered).map((one) => [operation, one.untried] as const),
    );
    expect(reasons.filter(([, reason]) => !reason)).toEqual([]);
    expect(reasons).toContainEqual(['cartSave', 'writes require --allow-writes']);
    expect(reasons).toContainEqual([
      'addressDetail',
      expect.stringMatching(/^no value for \$\w+$/),
    ]);
  });

  it('includes named orders on a server without simulated parties', async () => {
    const {
      market: shop,
      accounts,
      handle,
    } = await startMarketServer({
      fresh: true,
      saved: false,
    });
    const server = await serve((req, res) => void handle(req, res));
    const [member] = accounts;
    const own = shop.state.merchantOrders.filter(
      (order) =>
        shop.state.users.find(({ id }) => id === order.userId)?.email === member?.email &&
        masterOf(shop, order).paid &&
        order.refundStatus === 0,
    );
    const inState = (status: number) => own.find((order) => order.status === status)?.no ?? '';
    const report = await run({
      baseUrl: server.origin,
      journeys: select('own-orders', 'given-orders'),
      member: member ?? null,
      given: { paidNo: inState(0), shippedNo: inState(1), completedNo: inState(3) },
    });
    server.close();
    expect(report.findings).toEqual([]);
    expect(report.notRun).toEqual([]);
    const reached = report.operations.filter(({ succeeded }) => succeeded > 0);
    expect(reached.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining([
        'orderTake',
        'orderDelete',
        'reviewAdd',
        'refundApply',
        'orderExpress',
      ]),
    );
  });

  it.each(['shipped', 'lost=SH1', 'paid='])('rejects --order %s', (text) => {
    expect(() => parseOptions(['--order', text], {})).toThrow(UsageError);
  });
});

describe('the strict proxy', () => {
  it('replaces a non-conforming answer by its findings', async () => {
    const proxy = await faultProxy(market.current.origin, ({ path }) =>
      path.includes('pay/method')
        ? (_, res) => json(res, '{"code":200,"message":"ok","data":{}}')
        : null,
    );
    const recorder = await startRecorder({
      target: new URL(proxy.origin),
      port: 0,
      limitMs: 15_000,
      strict: true,
    });
    const at = (path: string) => `http://localhost:${recorder.port}${path}`;
    const wrong = await fetch(at('/api/front/pay/method'));
    expect(wrong.status).toBe(502);
    const body = (await wrong.json()) as { conformance: object[] };
    expect(body.conformance[0]).toMatchObject({
      rule: 'C201',
      operation: 'payMethods',
      grade: 'breaks',
    });
    const right = await fetch(at('/api/front/search/keyword'));
    expect(await right.json()).toMatchObject({ code: 200 });
    recorder.close();
    proxy.close();
  });
});
