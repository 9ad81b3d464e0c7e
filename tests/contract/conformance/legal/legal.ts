import type { Market } from '#mocks/market/context.ts';
import { oneOf, OTHERS, releaseLater, takeOffTheShelf } from './others.ts';
import {
  emptyCategories,
  manyOrders,
  namesOfOthers,
  newMember,
  oddCents,
  sharedHousehold,
  smallShop,
} from './shops.ts';

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
  { name: 'all products in one category', data: emptyCategories },
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
    meanwhile: (market) => release(market),
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
