import { describe, expect, it } from 'vitest';
import { LANGS } from '#mocks/market/model.ts';
import { parcelOf, type Track, trackOf } from '#mocks/market/logistics.ts';
import { linesToReview, partsOf, tabCounts } from '#mocks/market/order-queries.ts';
import { markPaid, shipOrder, signForParcel } from '#mocks/market/order-steps.ts';
import { runDueJobs } from '#mocks/market/clock.ts';
import { buy, openFixture } from './fixture.ts';
import { DAY, HOUR, same } from './small-catalogue.ts';
import type { MerchantOrder, Delivery } from '#mocks/market/state.ts';

const EXPRESS: Delivery = { type: 'express', name: 'Post', code: 'post', no: '1' };
// The tests start at 16:00 in GMT+8, so the first courier query is eight hours later.
const TO_MIDNIGHT = 8 * HOUR;

function ship(delivery: Delivery) {
  const fixture = openFixture();
  const master = buy(fixture);
  markPaid(fixture.market, master);
  const order = partsOf(fixture.market, master.no)[0] as MerchantOrder;
  shipOrder(fixture.market, order.no, delivery);
  const track = (): Track | null => {
    const parcel = parcelOf(order);
    return parcel && trackOf(fixture.market, parcel);
  };
  return { ...fixture, order, track };
}

describe('a parcel', () => {
  it('has no track before the first query of the courier', () => {
    const { track, wait } = ship(EXPRESS);
    expect(track()).toEqual({ state: 0, steps: [], asked: null });
    wait(TO_MIDNIGHT - 1);
    expect(track()?.steps).toEqual([]);
  });

  it('is tracked once a day, oldest step first, in every language', () => {
    const { track, wait } = ship(EXPRESS);
    wait(TO_MIDNIGHT);
    expect(track()).toMatchObject({
      state: 1,
      steps: [{ text: { en: 'The courier has collected the parcel' } }],
    });
    const known = track()?.steps;
    wait(DAY - 1);
    expect(track()?.steps).toEqual(known);
    wait(1);
    const later = track();
    expect(later?.state).toBe(2);
    expect(later?.steps.length).toBeGreaterThan(1);
    const times = later?.steps.map(({ time }) => time) ?? [];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const { text } of later?.steps ?? [])
      expect(new Set(LANGS.map((lang) => text[lang])).size).toBe(LANGS.length);
  });

  it('can be signed for at once after shipping, with all steps', () => {
    const { market, order, track, wait } = ship(EXPRESS);
    wait(HOUR);
    signForParcel(market, order.no);
    expect(order.status).toBe(3);
    const steps = track()?.steps ?? [];
    expect(track()?.state).toBe(3);
    expect(steps).toHaveLength(7);
    const times = steps.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)! - times[0]!).toBeLessThan(HOUR);
    expect(() => signForParcel(market, order.no)).toThrow();
  });

  it('completes its order once signed for, which allows reviews', () => {
    const { market, mali, order, track, wait } = ship(EXPRESS);
    wait(7 * DAY + TO_MIDNIGHT - 1);
    runDueJobs(market);
    expect(order.status).toBe(1);
    expect(linesToReview(market, mali.id)).toEqual([]);
    wait(1);
    runDueJobs(market);
    runDueJobs(market);
    expect(track()?.state).toBe(3);
    expect(order).toMatchObject({
      status: 3,
      refundStatus: 0,
      lines: [{ received: true, reviewed: false }],
    });
    expect(tabCounts(market, mali.id)).toEqual({ toPay: 0, toShip: 0, toReceive: 0, completed: 1 });
    expect(linesToReview(market, mali.id)).toHaveLength(1);
  });
});

describe('other deliveries', () => {
  it.each<Delivery>([
    { type: 'own', courier: 'Khamla', phone: '+85620551234' },
    { type: 'virtual', message: same('a code') },
  ])('$type has no parcel and is confirmed by the shopper', (delivery) => {
    const { market, order, track, wait } = ship(delivery);
    wait(60 * DAY);
    runDueJobs(market);
    expect(track()).toBeNull();
    expect(order.status).toBe(1);
  });
});
