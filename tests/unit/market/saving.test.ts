import { expect, it, vi } from 'vitest';
import { addToCart, removeLines, reselect, setQuantity } from '#mocks/market/cart.ts';
import { runDueJobs } from '#mocks/market/clock.ts';
import { partsOf } from '#mocks/market/order-queries.ts';
import {
  cancelOrder,
  deleteOrder,
  markPaid,
  shipOrder,
  signForParcel,
  takeOrder,
} from '#mocks/market/order-steps.ts';
import { captureWallet, cancelWallet, startPayment } from '#mocks/market/payments.ts';
import { bookPoints } from '#mocks/market/points.ts';
import { buildPreOrder, PRE_ORDER_LIFE } from '#mocks/market/preorder.ts';
import { answerWallet } from '#mocks/market/providers.ts';
import { acceptRefund, applyRefund, confirmRefund, refuseRefund } from '#mocks/market/refunds.ts';
import { replyToReview, writeReview } from '#mocks/market/reviews.ts';
import {
  decideApplication,
  fileApplication,
  resubmitApplication,
} from '#mocks/market/settlement.ts';
import { setOnShelf, setStock } from '#mocks/market/stock.ts';
import { APPLICATION, buy, DELIVERY, openFixture, piece, type Fixture } from './fixture.ts';
import { DAY } from './small-catalogue.ts';

function cartLine({ market, mali }: Fixture, skuId = 11): number {
  addToCart(market, mali.id, [piece(1, skuId)]);
  return market.state.cart.at(-1)!.id;
}

function paidPart(fixture: Fixture) {
  const order = buy(fixture);
  markPaid(fixture.market, order);
  return partsOf(fixture.market, order.no)[0]!;
}

function shippedPart(fixture: Fixture) {
  return shipOrder(fixture.market, paidPart(fixture).no, DELIVERY);
}

function receivedPart(fixture: Fixture) {
  const part = shippedPart(fixture);
  takeOrder(fixture.market, fixture.mali.id, part.no);
  return part;
}

const refundOf = (fixture: Fixture, { no }: { no: string }) =>
  applyRefund(fixture.market, fixture.mali.id, {
    orderNo: no,
    reason: '',
    pictures: [],
    remark: '',
  });

/** Requested, of an order that was paid by scan code. */
function scanRefund(fixture: Fixture) {
  const order = buy(fixture);
  order.payType = 'wechat';
  markPaid(fixture.market, order);
  return refundOf(fixture, partsOf(fixture.market, order.no)[0]!);
}

const wallet = (fixture: Fixture) =>
  startPayment(fixture.market, fixture.mali.id, {
    orderNo: buy(fixture).no,
    payType: 'paypal',
    payChannel: 'pc',
  }).payment;

function captureApproved(fixture: Fixture) {
  const { market } = fixture;
  const { id } = wallet(fixture);
  answerWallet(market, id, true);
  return () => captureWallet(market, { token: id, payerId: 'P' });
}

const review = (fixture: Fixture) => {
  const { no, lines } = receivedPart(fixture);
  const text = { star: 5, comment: 'fine', pictures: [] };
  return () =>
    writeReview(fixture.market, fixture.mali.id, { orderNo: no, lineId: lines[0]!.id, ...text });
};

/** Creates what a change needs, and returns the change. */
const CHANGES: Record<string, (fixture: Fixture) => () => unknown> = {
  'an item in the cart': (fixture) => () => cartLine(fixture),
  'a quantity': (fixture) => {
    const id = cartLine(fixture);
    return () => setQuantity(fixture.market, fixture.mali.id, id, 2);
  },
  'an option': (fixture) => {
    const id = cartLine(fixture);
    return () => reselect(fixture.market, fixture.mali.id, id, piece(1, 12));
  },
  'a removed line': (fixture) => {
    const id = cartLine(fixture);
    return () => removeLines(fixture.market, fixture.mali.id, [id]);
  },
  'a pre-order': ({ market, mali }) => {
    return () => buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(2, 21) });
  },
  'an expired pre-order': ({ market, mali, wait }) => {
    buildPreOrder(market, mali.id, { type: 'buyNow', ...piece(2, 21) });
    wait(PRE_ORDER_LIFE);
    return () => runDueJobs(market);
  },
  'an application':
    ({ market, mali }) =>
    () =>
      fileApplication(market, mali.id, APPLICATION),
  'an edited application': ({ market, mali }) => {
    const { id } = fileApplication(market, mali.id, APPLICATION);
    return () => resubmitApplication(market, mali.id, id, { ...APPLICATION, address: 'Lamphun' });
  },
  'an approved application': ({ market, mali }) => {
    const { id } = fileApplication(market, mali.id, APPLICATION);
    return () => decideApplication(market, id, { approved: true });
  },
  'an order': (fixture) => () => buy(fixture),
  'a cancelled order': (fixture) => {
    const { no } = buy(fixture);
    return () => cancelOrder(fixture.market, fixture.mali.id, no);
  },
  'a paid order': (fixture) => {
    const order = buy(fixture);
    return () => markPaid(fixture.market, order);
  },
  'the notice of a visitor who has paid': (fixture) => {
    const order = buy(fixture);
    fixture.mali.type = 'visitor';
    return () => markPaid(fixture.market, order);
  },
  'a shipped order': (fixture) => {
    const { no } = paidPart(fixture);
    return () => shipOrder(fixture.market, no, DELIVERY);
  },
  'a signed parcel': (fixture) => {
    const { no } = shippedPart(fixture);
    return () => signForParcel(fixture.market, no);
  },
  'a received order': (fixture) => {
    const { no } = shippedPart(fixture);
    return () => takeOrder(fixture.market, fixture.mali.id, no);
  },
  'a deleted order': (fixture) => {
    const { no } = receivedPart(fixture);
    return () => deleteOrder(fixture.market, fixture.mali.id, no);
  },
  'a refund request': (fixture) => {
    const part = paidPart(fixture);
    return () => refundOf(fixture, part);
  },
  'a refund': (fixture) => {
    const refund = refundOf(fixture, paidPart(fixture));
    return () => acceptRefund(fixture.market, refund);
  },
  'a refund that the provider sends': (fixture) => {
    const refund = scanRefund(fixture);
    return () => acceptRefund(fixture.market, refund);
  },
  'a refund that has arrived': (fixture) => {
    const refund = scanRefund(fixture);
    acceptRefund(fixture.market, refund);
    return () => confirmRefund(fixture.market, refund);
  },
  'a refused refund': (fixture) => {
    const refund = refundOf(fixture, paidPart(fixture));
    return () => refuseRefund(fixture.market, refund, 'No');
  },
  'a payment': (fixture) => () => wallet(fixture),
  'a cancelled payment': (fixture) => {
    const { id } = wallet(fixture);
    return () => cancelWallet(fixture.market, id);
  },
  'a captured payment': captureApproved,
  'a held payment': (fixture) => {
    fixture.market.state.paymentsHeld = true;
    return captureApproved(fixture);
  },
  points: ({ market, mali }) => {
    return () => bookPoints(market, mali.id, 'gift', 5);
  },
  'released points': (fixture) => {
    receivedPart(fixture);
    fixture.wait(8 * DAY);
    return () => runDueJobs(fixture.market);
  },
  'a review': review,
  'a reply': (fixture) => {
    const written = review(fixture)();
    return () => replyToReview(fixture.market, written, 'Thanks');
  },
  'a product off the shelf': (fixture) => {
    cartLine(fixture);
    return () => setOnShelf(fixture.market, 1, false);
  },
  'a stock': ({ market }) => {
    return () => setStock(market, 21, 3);
  },
};

it.each(Object.entries(CHANGES))('%s is saved', (_what, prepare) => {
  const fixture = openFixture();
  const change = prepare(fixture);
  const { market } = fixture;
  const before = JSON.stringify(market.state);
  let saved = '';
  vi.spyOn(market, 'changed').mockImplementation(() => {
    saved = JSON.stringify(market.state);
  });
  change();
  expect(JSON.stringify(market.state)).not.toBe(before);
  expect(saved).toBe(JSON.stringify(market.state));
});
