import { describe, expect, it } from 'vitest';
import { loadContract, operationAt } from '../../../scripts/conformance/contract.ts';
import { allJourneys, JOURNEYS } from '../../../scripts/conformance/journeys/all.ts';
import { plannedWrites } from '../../../scripts/conformance/run/plan.ts';
import { embeddedMarket, journeyOf, run } from './run.ts';
import { breaker, type Seen } from './servers.ts';

const contract = loadContract();
const market = embeddedMarket();
const operationOf = ({ method, path }: Seen) => operationAt(contract, method, path.split('?')[0]!);

describe('without --allow-writes', () => {
  it('only reads are sent, beside the sign-in that was asked for', async () => {
    const { origin, member } = market.current;
    const front = await breaker(origin);
    const report = await run({
      baseUrl: front.origin,
      journeys: allJourneys,
      member,
      allowWrites: false,
    });
    front.close();
    expect(front.seen.length).toBeGreaterThan(80);
    const writes = front.seen.map(operationOf).filter((operation) => !operation?.reading);
    expect(writes.map((operation) => operation?.id)).toEqual(['emailLogin']);
    const posts = new Set(
      front.seen.filter(({ method }) => method === 'POST').map((seen) => operationOf(seen)?.id),
    );
    expect([...posts].toSorted()).toEqual([
      'addressPlace',
      'emailLogin',
      'orderPrice',
      'tokenExists',
    ]);
    expect(report.findings).toEqual([]);
    expect(report.notRun).toContain('cart: cartSave writes');
    expect(report.cleanUp).toEqual([]);
  });

  it('a guest sends no write at all', async () => {
    const front = await breaker(market.current.origin);
    await run({ baseUrl: front.origin, journeys: JOURNEYS, allowWrites: false });
    front.close();
    expect(front.seen.filter((seen) => !operationOf(seen)?.reading)).toEqual([]);
  });

  it('no more requests a second than allowed', async () => {
    const front = await breaker(market.current.origin);
    const steps = Array.from({ length: 21 }, () => ({ operation: 'payMethods' as const }));
    await run({
      baseUrl: front.origin,
      journeys: [journeyOf(...steps)],
      allowWrites: false,
      rate: 20,
    });
    front.close();
    expect(front.seen).toHaveLength(21);
    const [first, last] = [front.seen[0]!, front.seen.at(-1)!];
    // A second for twenty; a busy machine may hear the first one late.
    expect(last.at - first.at).toBeGreaterThan(800);
  });
});

describe('with --allow-writes', () => {
  it('says before what it will do', async () => {
    const lines: string[] = [];
    const front = await breaker(market.current.origin);
    let written = -1;
    await run({
      baseUrl: front.origin,
      journeys: JOURNEYS.filter(({ name }) => name === 'cart'),
      member: market.current.member,
      log: (line) => {
        lines.push(line);
        written = front.seen.length;
      },
    });
    front.close();
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

  it('leaves a shopper with what was there before', async () => {
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
    // As against a server that cannot be told what to do.
    const report = await run({ baseUrl: origin, journeys: JOURNEYS, member, other });
    expect(report.cleanUp.length).toBeGreaterThan(0);
    expect(await inventory()).toEqual(before);
  });
});
