import { emptyState } from '#mocks/market/empty-state.ts';
import { setOnShelf } from '#mocks/market/stock.ts';
import { type Market, nextId } from '#mocks/market/context.ts';
import type { Product, Text } from '#mocks/market/model.ts';
import { LANGS } from '#mocks/market/model.ts';
import { seededRandom } from '#mocks/market/random.ts';

type Tree = Record<string, unknown>;

/** A server that keeps the contract and is not the demo market. */
export interface LegalServer {
  name: string;
  /** before the run */
  data?: (market: Market) => void;
  /** what others do before and after a call of the run */
  meanwhile?: (market: Market, nth: number) => void;
  /** changes the body of an answer */
  body?: (envelope: Tree, url: string) => void;
  /** a server without simulated parties, whose traffic is checked as a recording, too */
  isRecorded?: true;
  /** form of the answer on the wire */
  wire?: 'gzip' | 'HTTP/1.0' | 'spaces';
}

const inAllLanguages = (text: string, isTranslated = false): Text =>
  Object.fromEntries(LANGS.map((lang) => [lang, isTranslated ? `${text} ${lang}` : text])) as Text;
const random = seededRandom(7);
const oneOf = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;

/** Replaces the catalogue, which rules of the market index by identity. */
function changeCatalogue(market: Market, change: Partial<Market['catalogue']>): void {
  market.catalogue = { ...market.catalogue, ...change };
}

/** Calls `change` for every text of an answer. */
function eachText(value: unknown, change: (text: string, key: string) => string): unknown {
  const walk = (one: unknown, key: string): unknown => {
    if (typeof one === 'string') return change(one, key);
    if (Array.isArray(one)) return one.map((each) => walk(each, key));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, each]) => [name, walk(each, name)]));
  };
  return walk(value, '');
}

// ---- what other shoppers, merchants and the platform do ---------------------------------------

function buyAPiece(market: Market): void {
  const sku = oneOf(oneOf(market.catalogue.products).skus);
  const { sold, restocked } = market.state;
  const left = sku.stock + (restocked[sku.id] ?? 0) - (sold[sku.id] ?? 0);
  if (left > 8) sold[sku.id] = (sold[sku.id] ?? 0) + 1;
}

function changePrice(market: Market): void {
  const product = oneOf(market.catalogue.products);
  for (const one of [product, ...product.skus]) one.price += 100;
}

function followAStore(market: Market): void {
  oneOf(market.catalogue.merchants).followers += 1;
}

function receiveACoupon(market: Market): void {
  const { id, total } = oneOf(market.catalogue.coupons);
  const { couponsTaken } = market.state;
  if (total - (couponsTaken[id] ?? 0) > 4) couponsTaken[id] = (couponsTaken[id] ?? 0) + 1;
}

function reviewAProduct(market: Market): void {
  const { reviews } = market.catalogue;
  const review = oneOf(reviews);
  reviews.push({
    ...review,
    id: 900_000 + reviews.length,
    star: oneOf([1, 3, 5] as const),
    createTime: market.realNow() + market.state.clockOffset,
  });
}

/** Merchants change what they sell now and then, not to and fro within milliseconds. */
function takeOffTheShelf(market: Market): void {
  if (random() < 0.3) setOnShelf(market, oneOf(market.catalogue.products).id, false);
}

const OTHERS = [
  buyAPiece,
  buyAPiece,
  buyAPiece,
  changePrice,
  followAStore,
  receiveACoupon,
  reviewAProduct,
];

// ---- data of other shops ------------------------------------------------------------------------

/** One store with three products of one sku, and nothing else. */
function smallShop(market: Market): void {
  const { catalogue } = market;
  const [store] = catalogue.merchants;
  const products = catalogue.products
    .filter(({ merId, onShelf }) => merId === store?.id && onShelf)
    .slice(0, 3)
    .map((product): Product => {
      const [sku] = product.skus;
      return sku
        ? {
            ...product,
            attributes: [],
            skus: [{ ...sku, choice: [], price: product.price, otPrice: product.otPrice }],
          }
        : product;
    });
  const leaves = new Set(products.map(({ categoryId }) => categoryId));
  const kept = catalogue.categories.filter(({ id }) => leaves.has(id));
  const above = catalogue.categories.filter(
    ({ id }) =>
      kept.some(({ pid }) => pid === id) ||
      catalogue.categories.some(
        ({ pid, id: child }) => pid === id && kept.some((leaf) => leaf.pid === child),
      ),
  );
  changeCatalogue(market, {
    merchants: store ? [store] : [],
    products,
    categories: [...above, ...kept],
    coupons: [],
    activities: [],
    reviews: [],
    site: { ...catalogue.site, homeBanners: [], adverts: [], hotKeywords: [] },
  });
  newMember(market);
}

/** French as it is printed, and names that look like something else. */
const NAMES = [
  'Nestlé®',
  'Thé « Éé\u00A0» à\u00A0la menthe\u00A0!',
  'Nestlé®\u00A0: l’été…»',
  'Set {A}',
  'shop.example.com',
  'MAÇÃ®',
  'Garçon\u00A0: 50 %d’avance, 20\u00A0°C',
  'ถ้วยชา น้ำ',
  'ຖ້ວຍຊາ',
  '𠮷野家 茶杯',
  'null & void',
  'a.b.c',
] as const;

function namesOfOthers({ catalogue }: Market): void {
  catalogue.products.forEach((product, at) => {
    product.name = inAllLanguages(`${NAMES[at % NAMES.length] ?? ''} ${at}`, true);
  });
  catalogue.merchants.forEach((store, at) => {
    store.name = inAllLanguages(`${NAMES[(at + 2) % NAMES.length] ?? ''}\u00A0»`);
  });
}

function oddCents({ catalogue }: Market): void {
  catalogue.products.forEach((product, at) => {
    for (const one of [product, ...product.skus]) one.price += 37 + (at % 5);
    product.postage += 13;
  });
  for (const coupon of catalogue.coupons) coupon.money += 11;
}

/** Both accounts live in one house. */
function sharedHousehold(market: Market): void {
  const { state } = market;
  const [mali, som] = state.users;
  const [first] = state.addresses;
  if (!mali || !som || !first) return;
  for (const user of [mali, som])
    Object.assign(user, { nickname: 'Phommachan', phone: '0812345678' });
  for (const user of [mali, som])
    state.addresses.push({
      ...first,
      id: nextId(market),
      userId: user.id,
      realName: 'Phommachan family',
      email: user.email ?? '',
      phone: '0812345678',
      detail: '12 Shared House Road',
      isDefault: false,
    });
}

/** A member with 3,000 orders. */
function manyOrders(market: Market): void {
  const { state } = market;
  const orders = state.merchantOrders.slice();
  for (let copy = 1; copy * orders.length < 3000; copy += 1)
    for (const order of orders) {
      const master = state.masterOrders.find(({ no }) => no === order.masterNo);
      if (!master) continue;
      const [no, masterNo] = [`${order.no}${copy}`, `${order.masterNo}${copy}${order.id}`];
      const shift = copy * 60_000;
      state.masterOrders.push({
        ...master,
        id: nextId(market),
        no: masterNo,
        proTotal: order.proTotal,
        postage: order.postage,
        couponFee: order.couponFee,
        payPrice: order.payPrice,
        userCouponId: 0,
        createTime: master.createTime - shift,
        payTime: master.payTime === null ? null : master.payTime - shift,
      });
      state.merchantOrders.push({
        ...order,
        id: nextId(market),
        no,
        masterNo,
        refundStatus: 0,
        createTime: order.createTime - shift,
        lines: order.lines.map((line) => ({ ...line, id: nextId(market), reviewed: false })),
      });
    }
  // Newer orders have larger ids.
  for (const rows of [state.masterOrders, state.merchantOrders])
    for (const row of rows.toSorted((one, other) => one.createTime - other.createTime))
      row.id = nextId(market);
}

/** Undoes what a cancellation gives back, until half a minute later. */
function releaseLater(): NonNullable<LegalServer['meanwhile']> {
  const waiting = new Map<string, number>();
  const timeOf = ({ realNow, state }: Market) => realNow() + state.clockOffset;
  const move = ({ state }: Market, no: string, sign: 1 | -1) => {
    const master = state.masterOrders.find((one) => one.no === no);
    const coupon = state.userCoupons.find(({ id }) => id === master?.userCouponId);
    const lines = state.merchantOrders
      .filter(({ masterNo }) => masterNo === no)
      .flatMap((one) => one.lines);
    for (const { skuId, quantity } of lines)
      state.sold[skuId] = (state.sold[skuId] ?? 0) + sign * quantity;
    if (coupon) coupon.status = sign === 1 ? 1 : 0;
    if (coupon) coupon.useTime = sign === 1 ? (master?.createTime ?? null) : null;
  };
  return (market) => {
    const time = timeOf(market);
    for (const { no, cancelled, createTime } of market.state.masterOrders) {
      if (!cancelled || waiting.has(no)) continue;
      const isNew = time - createTime < 600_000;
      waiting.set(no, isNew ? time + 30_000 : 0);
      if (isNew) move(market, no, 1);
    }
    for (const [no, until] of waiting)
      if (until > 0 && until <= time) {
        move(market, no, -1);
        waiting.set(no, 0);
      }
  };
}

function newMember({ state }: Market): void {
  const { users, sessions, socialGrants } = state;
  Object.assign(state, emptyState(state.seed), {
    users,
    sessions,
    socialGrants,
    nextId: state.nextId,
  });
}

const MONEY = /^-?\d+\.\d\d$/;

let release = releaseLater();

export const LEGAL: readonly LegalServer[] = [
  {
    name: 'other shoppers and merchants are at work',
    meanwhile: (market, nth) => {
      if (nth % 2 === 0) oneOf(OTHERS)(market);
    },
  },
  {
    name: 'every read shows one piece less',
    meanwhile: (market) => {
      for (const { skus } of market.catalogue.products)
        for (const { id, stock } of skus)
          if (stock + (market.state.restocked[id] ?? 0) - (market.state.sold[id] ?? 0) > 400)
            market.state.sold[id] = (market.state.sold[id] ?? 0) + 1;
    },
    data: ({ catalogue }) => {
      for (const { skus } of catalogue.products) for (const sku of skus) sku.stock = 5000;
    },
  },
  {
    name: 'products are taken off the shelf all the time',
    meanwhile: (market, nth) => {
      if (nth % 6 === 0) takeOffTheShelf(market);
    },
  },
  { name: 'a small shop', data: smallShop },
  { name: 'names in French, and names that look like keys', data: namesOfOthers },
  { name: 'two accounts share a phone, a name and an address', data: sharedHousehold },
  { name: 'a member with 3,000 orders', data: manyOrders },
  { name: 'prices with odd cents', data: oddCents },
  {
    name: 'a clock that is nine seconds fast',
    data: (market) => {
      market.realNow = () => Date.now() + 9000;
    },
  },
  {
    name: 'a clock that is nine seconds slow',
    data: (market) => {
      market.realNow = () => Date.now() - 9000;
    },
  },
  {
    name: 'a cancellation that takes half a minute',
    meanwhile: (market, nth) => release(market, nth),
    data: () => {
      release = releaseLater();
    },
  },
  { name: 'members without a history', data: newMember },
  { name: 'answers in gzip', wire: 'gzip' },
  { name: 'answers of HTTP/1.0', wire: 'HTTP/1.0' },
  { name: 'JSON with spaces and a byte order', wire: 'spaces' },
  {
    name: 'amounts without needless zeros',
    body: (envelope) => {
      envelope.data = eachText(envelope.data, (text) =>
        MONEY.test(text) ? text.replace(/\.?0+$/, '') || '0' : text,
      );
    },
  },
];

const together = (name: string, names: readonly string[]): LegalServer => {
  const parts = LEGAL.filter((one) => names.includes(one.name));
  const wire = parts.find((one) => one.wire)?.wire;
  return {
    name,
    data: (market) => parts.forEach(({ data }) => data?.(market)),
    meanwhile: (market, nth) => parts.forEach(({ meanwhile }) => meanwhile?.(market, nth)),
    body: (envelope, url) => parts.forEach(({ body }) => body?.(envelope, url)),
    ...(wire && { wire }),
  };
};

/** Several of them at once, to save time. The last one is recorded traffic, without simulated parties. */
export const TOGETHER: readonly LegalServer[] = [
  together('a busy shop', [
    'other shoppers and merchants are at work',
    'names in French, and names that look like keys',
    'two accounts share a phone, a name and an address',
    'a clock that is nine seconds fast',
    'a cancellation that takes half a minute',
    'answers in gzip',
    'amounts without needless zeros',
  ]),
  together('a small shop on an old server', [
    'a small shop',
    'prices with odd cents',
    'a clock that is nine seconds slow',
    'answers of HTTP/1.0',
  ]),
  {
    ...together('a busy shop, recorded', [
      'other shoppers and merchants are at work',
      'names in French, and names that look like keys',
      'two accounts share a phone, a name and an address',
    ]),
    isRecorded: true,
  },
];
