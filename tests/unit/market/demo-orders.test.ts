import { expect, it } from 'vitest';
import { buildCatalogue } from '#mocks/demo/catalogue/build.ts';
import { createMarket } from '#mocks/demo/market.ts';
import { notices } from '#mocks/market/notices.ts';
import { parcelOf, trackOf } from '#mocks/market/logistics.ts';
import {
  awaitPayList,
  linesToReview,
  merchantOrders,
  visitorMaster,
} from '#mocks/market/order-queries.ts';
import { myReviews } from '#mocks/market/reviews.ts';
import { DEMO_SHOPPER } from '#mocks/demo/accounts.ts';
import { START } from './small-catalogue.ts';

const market = createMarket({ catalogue: buildCatalogue(1), realNow: () => START });
const mali = market.state.users.find(({ email }) => email === DEMO_SHOPPER.email)?.id ?? 0;

it('has orders in every state', () => {
  const all = merchantOrders(market, mali, -1);
  expect(awaitPayList(market, mali)).toHaveLength(1);
  expect(all.filter(({ status }) => status === 3).length).toBeGreaterThan(4);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([0, 1, 3, 9]));
  for (const tab of [0, 1, 2, 3])
    expect(merchantOrders(market, mali, tab).length, String(tab)).toBeGreaterThan(0);
});

it('has every type of delivery, with parcels with and without a track', () => {
  const shipped = merchantOrders(market, mali, 2);
  expect(new Set(shipped.map(({ delivery }) => delivery?.type))).toEqual(
    new Set(['express', 'own', 'virtual']),
  );
  const states = shipped
    .flatMap((order) => parcelOf(order) ?? [])
    .map((parcel) => trackOf(market, parcel).state);
  expect(new Set(states)).toEqual(new Set([0, 2]));
});

it('has products to review, and reviews with and without a reply', () => {
  expect(linesToReview(market, mali).length).toBeGreaterThan(2);
  const reviews = myReviews(market, mali).map(({ review }) => review);
  expect(reviews.map(({ reply }) => reply !== null)).toEqual([false, true]);
  expect(reviews.some(({ pictures }) => pictures.length > 0)).toBe(true);
});

it('has a notice for an order of a visitor', () => {
  const [notice] = notices(market);
  expect(visitorMaster(market, notice?.orderNo ?? '', notice?.identity ?? '')).toMatchObject({
    paid: true,
    cancelled: false,
  });
});
