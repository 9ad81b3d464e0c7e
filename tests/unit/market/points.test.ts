import { describe, expect, it } from 'vitest';
import { partsOf } from '#mocks/market/order-queries.ts';
import { markPaid, shipOrder, takeOrder } from '#mocks/market/order-steps.ts';
import { bookPoints, pointsAccount, pointsHistory } from '#mocks/market/points.ts';
import { acceptRefund, applyRefund, refuseRefund } from '#mocks/market/refunds.ts';
import { runDueJobs } from '#mocks/market/clock.ts';
import { buy, DELIVERY, openFixture, piece, type Fixture } from './fixture.ts';
import { DAY, START } from './small-catalogue.ts';

/** Three pieces for 30.00 and 3.00 freight: 33 points. */
function bought(fixture: Fixture) {
  const order = buy(fixture, piece(1, 11, 3));
  markPaid(fixture.market, order);
  const [part] = partsOf(fixture.market, order.no);
  if (!part) throw new Error('The order has no parts');
  return part;
}

function received(fixture: Fixture) {
  const part = bought(fixture);
  shipOrder(fixture.market, part.no, DELIVERY);
  takeOrder(fixture.market, fixture.mali.id, part.no);
  return part;
}

const apply = ({ market, mali }: Fixture, orderNo: string) =>
  applyRefund(market, mali.id, { orderNo, reason: '', pictures: [], remark: '' });
const account = ({ market, mali }: Fixture) => pointsAccount(market, mali.id);

describe('points', () => {
  it('are 0 for an unpaid order, frozen for a paid one, and released a week after the receipt', () => {
    const fixture = openFixture();
    const { market, mali, som, wait } = fixture;
    buy(fixture);
    expect(account(fixture)).toEqual({ left: 0, earned: 0, gone: 0, frozen: 0 });
    received(fixture);
    wait(7 * DAY - 1);
    runDueJobs(market);
    expect(account(fixture)).toEqual({ left: 0, earned: 0, gone: 0, frozen: 33 });
    expect(pointsHistory(market, mali.id)).toEqual([]);
    wait(2);
    runDueJobs(market);
    expect(account(fixture)).toEqual({ left: 33, earned: 33, gone: 0, frozen: 0 });
    expect(pointsHistory(market, mali.id)).toMatchObject([
      { kind: 'purchase', points: 33, updateTime: START + 7 * DAY },
    ]);
    expect(pointsAccount(market, som.id).left).toBe(0);
  });

  it('stay frozen without a receipt', () => {
    const fixture = openFixture();
    bought(fixture);
    fixture.wait(90 * DAY);
    runDueJobs(fixture.market);
    expect(account(fixture).frozen).toBe(33);
  });

  it('are voided by a refund while frozen', () => {
    const fixture = openFixture();
    const refund = apply(fixture, bought(fixture).no);
    expect(account(fixture).frozen).toBe(33);
    acceptRefund(fixture.market, refund);
    expect(account(fixture)).toEqual({ left: 0, earned: 0, gone: 0, frozen: 0 });
  });

  it('are not released during an open refund', () => {
    const fixture = openFixture();
    const refund = apply(fixture, received(fixture).no);
    fixture.wait(8 * DAY);
    runDueJobs(fixture.market);
    expect(account(fixture).frozen).toBe(33);
    refuseRefund(fixture.market, refund, 'Used');
    runDueJobs(fixture.market);
    expect(account(fixture).left).toBe(33);
  });

  it('are subtracted by a refund once released, down to 0', () => {
    const fixture = openFixture();
    const { market, mali, wait } = fixture;
    const part = received(fixture);
    wait(8 * DAY);
    runDueJobs(market);
    bookPoints(market, mali.id, 'spent', 20);
    wait(DAY);
    acceptRefund(market, apply(fixture, part.no));
    expect(account(fixture)).toEqual({ left: 0, earned: 33, gone: 33, frozen: 0 });
    expect(pointsHistory(market, mali.id).map(({ kind, points }) => [kind, points])).toEqual([
      ['withdrawn', 13],
      ['spent', 20],
      ['purchase', 33],
    ]);
  });

  it('are those of one order: the others keep their state', () => {
    const fixture = openFixture();
    const { market, mali, wait } = fixture;
    const [first, second] = [bought(fixture), bought(fixture)];
    acceptRefund(market, apply(fixture, second.no));
    expect(market.state.points.map(({ state }) => state)).toEqual(['frozen', 'void']);
    shipOrder(market, first.no, DELIVERY);
    takeOrder(market, mali.id, first.no);
    wait(7 * DAY);
    runDueJobs(market);
    expect(account(fixture)).toEqual({ left: 33, earned: 33, gone: 0, frozen: 0 });
  });

  it('are not released while the provider sends a refund', () => {
    const fixture = openFixture();
    const part = received(fixture);
    fixture.market.state.masterOrders[0]!.payType = 'wechat';
    acceptRefund(fixture.market, apply(fixture, part.no));
    fixture.wait(8 * DAY);
    runDueJobs(fixture.market);
    expect(account(fixture).frozen).toBe(33);
  });

  it('are listed for their owner, latest first, those of the same time by their number', () => {
    const { market, mali, som } = openFixture();
    bookPoints(market, mali.id, 'gift', 5);
    bookPoints(market, som.id, 'gift', 7);
    bookPoints(market, mali.id, 'spent', 5);
    expect(pointsHistory(market, mali.id).map(({ kind }) => kind)).toEqual(['spent', 'gift']);
  });

  it('are none for less than one unit of money, and none are withdrawn from an empty account', () => {
    const fixture = openFixture();
    const { market, mali, wait } = fixture;
    const order = buy(fixture);
    partsOf(market, order.no)[0]!.payPrice = 99;
    markPaid(market, order);
    expect(market.state.points).toEqual([]);
    const part = received(fixture);
    wait(8 * DAY);
    runDueJobs(market);
    bookPoints(market, mali.id, 'spent', 33);
    acceptRefund(market, apply(fixture, part.no));
    expect(pointsHistory(market, mali.id)).toHaveLength(2);
  });
});
