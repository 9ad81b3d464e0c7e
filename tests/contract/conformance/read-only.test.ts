import { describe, expect, it } from 'vitest';
import { loadContract, operationAt } from '#scripts/conformance/contract.ts';
import { allJourneys, JOURNEYS } from '#scripts/conformance/journeys/all.ts';
import { plannedWrites } from '#scripts/conformance/run/writes.ts';
import { embeddedMarket, journeyOf, run } from './test-run.ts';
import { faultProxy, type ReceivedRequest } from './fault-proxy.ts';

const contract = loadContract();
const market = embeddedMarket();
const operationOf = ({ method, path }: ReceivedRequest) =>
  operationAt(contract, method, path.split('?')[0]!);

describe('without --allow-writes', () => {
  it('sends only reads, and the requested sign-in', async () => {
    const { origin, member } = market.current;
    const proxy = await faultProxy(origin);
    const report = await run({
      baseUrl: proxy.origin,
      journeys: allJourneys,
      member,
      allowWrites: false,
    });
    proxy.close();
    expect(proxy.requests.length).toBeGreaterThan(80);
    const writes = proxy.requests.map(operationOf).filter((operation) => !operation?.reading);
    expect(writes.map((operation) => operation?.id)).toEqual(['emailLogin']);
    const posts = new Set(
      proxy.requests.filter(({ method }) => method === 'POST').map((seen) => operationOf(seen)?.id),
    );
    expect([...posts].toSorted()).toEqual([
      'addressPlace',
      'emailLogin',
      'orderPrice',
      'tokenExists',
    ]);
    expect(report.findings).toEqual([]);
    expect(report.notRun).toContain('all writes: they require --allow-writes');
    expect(report.cleanUp).toEqual([]);
  });

  it('sends no write as a guest', async () => {
    const proxy = await faultProxy(market.current.origin);
    await run({ baseUrl: proxy.origin, journeys: JOURNEYS, allowWrites: false });
    proxy.close();
    expect(proxy.requests.filter((seen) => !operationOf(seen)?.reading)).toEqual([]);
  });

  it('respects the request rate', async () => {
    const proxy = await faultProxy(market.current.origin);
    const steps = Array.from({ length: 21 }, () => ({ operation: 'payMethods' as const }));
    await run({
      baseUrl: proxy.origin,
      journeys: [journeyOf(...steps)],
      allowWrites: false,
      rate: 20,
    });
    proxy.close();
    expect(proxy.requests).toHaveLength(21);
    const [first, last] = [proxy.requests[0]!, proxy.requests.at(-1)!];
    // Twenty requests take a second; a busy machine may receive the first one late.
    expect(last.at - first.at).toBeGreaterThan(800);
  });
});

describe('with --allow-writes', () => {
  it('announces its writes first', async () => {
    const lines: string[] = [];
    const proxy = await faultProxy(market.current.origin);
    let written = -1;
    await run({
      baseUrl: proxy.origin,
      journeys: JOURNEYS.filter(({ name }) => name === 'cart'),
      member: market.current.member,
      log: (line) => {
        lines.push(line);
        written = proxy.requests.length;
      },
    });
    proxy.close();
    expect(written).toBe(0);
    expect(lines.join('\n')).toMatch(/creates cart lines/);
    expect(lines.join('\n')).toMatch(/sends cartSave \d+ times/);
    expect(
      plannedWrites(
        contract,
        JOURNEYS.filter(({ name }) => name === 'browse'),
      ),
    ).toEqual([]);
  });

  it('removes all data it created', async () => {
    const { origin, member, other, sandbox } = market.current;
    const inventory = async () => {
      const report: Record<string, unknown> = {};
      for (const account of [member, other]) {
        const login = await fetch(`${origin}/api/front/login/email`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(account),
        });
        const { data } = (await login.json()) as { data: { token: string } };
        for (const path of [
          'front/cart/list?isValid=true',
          'front/cart/list?isValid=false',
          'pc/address/all/list',
          'front/order/await/pay/list',
          'front/collect/product/list',
          'front/collect/merchant/list',
        ]) {
          const answer = await fetch(`${origin}/api/${path}`, {
            headers: { 'Authori-zation': data.token },
          });
          report[`${account.email} ${path}`] = await answer.json();
        }
      }
      return report;
    };
    await sandbox({ do: 'reset' });
    const before = await inventory();
    // Without the sandbox, as against a real server.
    const report = await run({ baseUrl: origin, journeys: JOURNEYS, member, other });
    expect(report.cleanUp.length).toBeGreaterThan(0);
    expect(await inventory()).toEqual(before);
  });
});
