import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../mocks/market/order-queries.ts';
import { markPaid, shipOrder, takeOrder } from '../../../mocks/market/order-steps.ts';
import { bookPoints, pointsAccount, pointsHistory } from '../../../mocks/market/points.ts';
import { acceptRefund, applyRefund, refuseRefund } from '../../../mocks/market/refunds.ts';
import { runDueJobs } from '../../../mocks/market/clock.ts';
import { buy, DAY, DELIVERY, openWorld, piece, START, type World } from './fixture.ts';

/** 30.00 for three pieces and 3.00 freight: 33 points. */
function bought(world: World) {
  const order = buy(world, piece(1, 11, 3));
  markPaid(world.market, order);
  const [part] = partsOf(world.market, order.no);
  if (!part) throw new Error('The order has no parts');
  return part;
}

function received(world: World) {
  const part = bought(world);
  shipOrder(world.market, part.no, DELIVERY);
  takeOrder(world.market, world.mali.id, part.no);
  return part;
}

const apply = ({ market, mali }: World, orderNo: string) =>
  applyRefund(market, mali.id, { orderNo, reason: '', pictures: [], remark: '' });
const account = ({ market, mali }: World) => pointsAccount(market, mali.id);

describe('points', () => {
  it('are none for an unpaid order, frozen for a paid one, and count a week after the receipt', () => {
    const world = openWorld();
    const { market, mali, som, wait } = world;
    buy(world);
    expect(account(world)).toEqual({ left: 0, earned: 0, gone: 0, frozen: 0 });
    received(world);
    wait(7 * DAY - 1);
    runDueJobs(market);
    expect(account(world)).toEqual({ left: 0, earned: 0, gone: 0, frozen: 33 });
    expect(pointsHistory(market, mali.id)).toEqual([]);
    wait(2);
    runDueJobs(market);
    expect(account(world)).toEqual({ left: 33, earned: 33, gone: 0, frozen: 0 });
    expect(pointsHistory(market, mali.id)).toMatchObject([
      { kind: 'purchase', points: 33, updateTime: START + 7 * DAY },
    ]);
    expect(pointsAccount(market, som.id).left).toBe(0);
  });

  it('of goods that never arrive stay frozen', () => {
    const world = openWorld();
    bought(world);
    world.wait(90 * DAY);
    runDueJobs(world.market);
    expect(account(world).frozen).toBe(33);
  });

  it('become void with a refund while they are frozen', () => {
    const world = openWorld();
    const refund = apply(world, bought(world).no);
    expect(account(world).frozen).toBe(33);
    acceptRefund(world.market, refund);
    expect(account(world)).toEqual({ left: 0, earned: 0, gone: 0, frozen: 0 });
  });

  it('wait for the end of an open refund', () => {
    const world = openWorld();
    const refund = apply(world, received(world).no);
    world.wait(8 * DAY);
    runDueJobs(world.market);
    expect(account(world).frozen).toBe(33);
    refuseRefund(world.market, refund, 'Used');
    runDueJobs(world.market);
    expect(account(world).left).toBe(33);
  });

  it('that count are taken back with a refund, never below none', () => {
    const world = openWorld();
    const { market, mali, wait } = world;
    const part = received(world);
    wait(8 * DAY);
    runDueJobs(market);
    bookPoints(market, mali.id, 'spent', 20);
    wait(DAY);
    acceptRefund(market, apply(world, part.no));
    expect(account(world)).toEqual({ left: 0, earned: 33, gone: 33, frozen: 0 });
    expect(pointsHistory(market, mali.id).map(({ kind, points }) => [kind, points])).toEqual([
      ['withdrawn', 13],
      ['spent', 20],
      ['purchase', 33],
    ]);
  });
});
