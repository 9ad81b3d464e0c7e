import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { masterOf } from '../../../mocks/market/order-queries.ts';
import { startMarketServer } from '../../../mocks/server.ts';
import { loadContract } from '../../../scripts/conformance/contract.ts';
import { RULES } from '../../../scripts/conformance/grade.ts';
import { allJourneys } from '../../../scripts/conformance/journeys/all.ts';
import { parseOptions, UsageError } from '../../../scripts/conformance/options.ts';
import { startRecorder } from '../../../scripts/conformance/recorder.ts';
import { readAccepted } from '../../../scripts/conformance/report/accepted.ts';
import { exitCode } from '../../../scripts/conformance/report/report.ts';
import { textReport } from '../../../scripts/conformance/report/text.ts';
import { instead, nothingDone, planted } from './planted-behaviour.ts';
import { embeddedMarket, journeyOf, run } from './run.ts';
import { breaker, json, serve } from './servers.ts';

const market = embeddedMarket();
const journeys = allJourneys(loadContract());
const named = (...names: string[]) => journeys.filter(({ name }) => names.includes(name));

describe('rules', () => {
  it('have numbers of their own', () => {
    const numbers = Object.values(RULES).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('a server that hangs', () => {
  it('ends the run early, with a clear word', async () => {
    let calls = 0;
    const silent = await serve(() => {
      calls += 1;
    });
    const report = await run({ baseUrl: silent.origin, journeys, limitMs: 40 });
    silent.close();
    expect(calls).toBe(3);
    expect(exitCode(report)).toBe(1);
    expect(textReport(report)).toContain(
      'The server stopped answering: 3 calls in a row got no answer within 0.04 s.',
    );
  });
});

describe('progress', () => {
  it('is one line a journey', async () => {
    const lines: string[] = [];
    const { origin } = market.current;
    await run({
      baseUrl: origin,
      journeys: named('browse', 'coupons'),
      allowWrites: false,
      progress: (line) => lines.push(line),
    });
    expect(lines).toEqual([' 1 of 2  browse: 0 found so far', ' 2 of 2  coupons: 0 found so far']);
  });
});

describe('what follows from a fault', () => {
  it('is folded under it', async () => {
    const { origin, member, other, sandbox, switches } = market.current;
    await sandbox({ do: 'reset' });
    // Whoever names an address by its id takes it over.
    switches.profile = planted(
      instead('addressSetDefault', (ask, set) => {
        const address = ask.market.state.addresses.find(({ id }) => id === ask.body.id);
        if (address && ask.user) address.userId = ask.user.id;
        return set(ask);
      }),
    );
    const report = await run({ baseUrl: origin, journeys: named('address'), member, other });
    switches.profile = null;
    // An address that changed hands can be changed, too, by whoever holds it now.
    expect(report.findings.map(({ operation, kind }) => [operation, kind])).toEqual([
      ['addressSave', 'admitted'],
      ['addressSetDefault', 'admitted'],
    ]);
    expect(textReport(report)).toContain('and so addressDelete');
    expect(exitCode(report)).toBe(3);
  });

  it('equal remarks about many operations are one line', async () => {
    const { origin } = market.current;
    const front = await breaker(
      origin,
      () => (text, res) => void res.writeHead(200, { 'Content-Type': 'text/plain' }).end(text),
    );
    const report = await run({ baseUrl: front.origin, journeys: named('browse') });
    front.close();
    expect(report.totals.tolerated).toBe(1);
    expect(report.findings[0]?.alsoIn.length).toBeGreaterThan(20);
  });
});

describe('a finding', () => {
  it('comes with a call that shows it again', async () => {
    const { origin, member, sandbox, switches } = market.current;
    await sandbox({ do: 'reset' });
    switches.profile = planted(nothingDone('cartSetQuantity'));
    const report = await run({ baseUrl: origin, journeys: named('cart'), member });
    switches.profile = null;
    const [first] = report.findings;
    expect(first?.rule).toBe('C402');
    expect(first?.example.curl).toBe(
      `curl '${origin}/api/front/cart/list?isValid=true' -H 'Form-type: pc' -H "Authori-zation: $TOKEN"`,
    );
  });

  it('that is accepted counts no more, and an acceptance without one is told', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'accepted-'));
    const file = join(folder, 'accepted.json');
    const entries = [
      { rule: 'C202', operation: 'hotKeywords', path: '$.data', reason: 'known' },
      { rule: 'C103', operation: '*', reason: 'gone since' },
    ];
    writeFileSync(file, JSON.stringify(entries));
    const front = await breaker(
      market.current.origin,
      () => (_, res) => json(res, '{"code":200,"message":"success","data":{}}'),
    );
    const report = await run({
      baseUrl: front.origin,
      journeys: [journeyOf({ operation: 'hotKeywords' })],
      accepted: readAccepted(file),
    });
    front.close();
    expect(report.findings.map(({ accepted }) => accepted)).toEqual(['known']);
    expect(exitCode(report)).toBe(0);
    expect(report.unmetAcceptances).toEqual(['C103 *']);
    writeFileSync(file, JSON.stringify([{ rule: 'C202', operation: '*' }]));
    expect(() => readAccepted(file)).toThrow(UsageError);
    rmSync(folder, { recursive: true });
  });
});

describe('coverage', () => {
  it('says why a case was not tried', async () => {
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
    expect(reasons).toContainEqual(['cartSave', 'it writes, which --allow-writes allows']);
    expect(reasons).toContainEqual(['addressDetail', 'nothing has given $addressId']);
  });

  it('reaches what named orders allow on a server that cannot be told what to do', async () => {
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
      journeys: named('own-orders', 'given-orders'),
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

  it.each(['shipped', 'lost=SH1', 'paid='])('does not take --order %s', (text) => {
    expect(() => parseOptions(['--order', text], {})).toThrow(UsageError);
  });
});

describe('the strict proxy', () => {
  it('answers with the finding in place of what a client must not build upon', async () => {
    const front = await breaker(market.current.origin, ({ path }) =>
      path.includes('pay/method')
        ? (_, res) => json(res, '{"code":200,"message":"ok","data":{}}')
        : null,
    );
    const recorder = await startRecorder({
      target: new URL(front.origin),
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
    front.close();
  });
});
