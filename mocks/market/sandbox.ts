import { addToCart } from './cart.ts';
import { now, type Market } from './context.ts';
import { fail } from './errors.ts';
import { productOf } from './lookups.ts';
import { setPriceLevel } from './prices.ts';
import { holdPayments, releasePayments, scanNewest } from './providers.ts';
import { endSessions } from './sessions.ts';
import { isOffered, piecesLeft, isOnSale, setOnShelf, setStock } from './stock.ts';
import { closeStore, reopenStores } from './stores.ts';
import { runDueJobs } from './clock.ts';
import type { Millis, Sku } from './model.ts';
import type { CartLine, SentCode } from './state.ts';
import { groupBy } from './group.ts';

/** Actions of the sandbox panel: time, merchants and providers. */

/** Moves the clock forward. Negative values are ignored. */
export function forwardClock(market: Market, by: Millis): Millis {
  market.state.clockOffset += Math.max(0, by);
  market.changed();
  runDueJobs(market);
  return now(market);
}

/** Sent codes, newest first. */
export function inbox(market: Market): SentCode[] {
  return market.state.codes.toReversed();
}

function expirePreOrders(market: Market, userId?: number): void {
  market.state.preOrders = market.state.preOrders.filter(
    (preOrder) => userId !== undefined && preOrder.userId !== userId,
  );
  market.changed();
}

/** Target of a scenario: by default the user's newest cart line, else the first product on sale. */
export interface ScenarioTarget {
  userId: number;
  skuId?: number | undefined;
}

/** Named scenarios. */
export const SCENARIOS = {
  lastPiece: (market, target) => setStock(market, skuFor(market, target).id, 1),
  soldOut: (market, target) => setStock(market, skuFor(market, target).id, 0),
  backInStock: (market, target) => setStock(market, skuFor(market, target).id, 20),
  offShelf: (market, target) => setOnShelf(market, skuFor(market, target).productId, false),
  onShelfAgain: (market) => restoreShelf(market),
  storeClosed: (market, target) =>
    closeStore(market, productOf(market, skuFor(market, target).productId).merId),
  storesOpenAgain: (market) => reopenStores(market),
  expiredSession: (market, { userId }) => endSessions(market, userId),
  couponsRunOut: (market) => leaveOneCoupon(market),
  priceRaised: (market, { userId }) => raisePrices(market, userId),
  paymentsHeld: (market) => holdPayments(market),
  paymentsArrive: (market) => releasePayments(market),
  codeScanned: (market, { userId }) => void scanNewest(market, userId),
  expiredPreOrder: (market, { userId }) => expirePreOrders(market, userId),
  unpaidTooLong: (market) => void forwardClock(market, 2 * 60 * 60 * 1000),
  fullCart: (market, { userId }) => fillCart(market, userId),
  monthLater: (market) => void forwardClock(market, 30 * 24 * 60 * 60 * 1000),
} satisfies Record<string, (market: Market, target: ScenarioTarget) => void>;

export type ScenarioName = keyof typeof SCENARIOS;

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(SCENARIOS, name);
}

export function playScenario(market: Market, name: ScenarioName, target: ScenarioTarget): void {
  SCENARIOS[name](market, target);
}

function skuFor(market: Market, { userId, skuId }: ScenarioTarget): Sku {
  const wanted = skuId ?? newestLine(market, userId)?.skuId;
  const skus = market.catalogue.products
    .filter((product) => isOnSale(market, product))
    .flatMap((product) => product.skus);
  const sku =
    wanted === undefined
      ? skus.find((each) => piecesLeft(market, each) > 0)
      : skus.find(({ id }) => id === wanted);
  return sku ?? fail('skuMissing');
}

const FULL_CART = 200;

/** One piece of each of 200 skus, from all stores in turn. */
function fillCart(market: Market, userId: number): void {
  const inStock = market.catalogue.products
    .filter((product) => isOnSale(market, product))
    .flatMap(({ id: productId, merId, skus }) =>
      skus
        .filter((sku) => piecesLeft(market, sku) > 0)
        .map((sku) => ({ merId, productId, skuId: sku.id, quantity: 1 })),
    );
  const byStore = [...groupBy(inStock, ({ merId }) => merId).values()];
  const longest = Math.max(...byStore.map((pieces) => pieces.length));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    byStore.flatMap((pieces) => pieces[at] ?? []),
  ).flat();
  market.state.cart = market.state.cart.filter((line) => line.userId !== userId);
  addToCart(market, userId, inTurn.slice(0, FULL_CART));
}

function newestLine(market: Market, userId: number): CartLine | undefined {
  return market.state.cart.findLast(
    (line) => line.userId === userId && line.valid && isOffered(market, line.productId),
  );
}

/** One is left of each coupon of which there is a limited number. */
function leaveOneCoupon(market: Market): void {
  for (const { id, isLimited, total } of market.catalogue.coupons)
    if (isLimited) market.state.couponsTaken[id] = total - 1;
  market.changed();
}

/** Raises the prices of the shopper's newest checkout by 10 % and expires the checkout. */
function raisePrices(market: Market, userId: number): void {
  const preOrder = market.state.preOrders.findLast((candidate) => candidate.userId === userId);
  for (const { productId } of preOrder?.lines ?? fail('preOrderGone'))
    setPriceLevel(market, productId, 110);
  expirePreOrders(market, userId);
}

/** Puts all products back on sale that the sandbox took off. */
function restoreShelf(market: Market): void {
  for (const [productId, onShelf] of Object.entries(market.state.shelf)) {
    if (!onShelf) setOnShelf(market, Number(productId), true);
  }
}
