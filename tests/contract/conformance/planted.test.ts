import { afterAll, describe, expect, it } from 'vitest';
import type { Ask } from '../../../mocks/handlers/types.ts';
import type { Profile } from '../../../mocks/profiles/types.ts';
import {
  loadContract,
  operationAt,
  type OperationId,
} from '../../../scripts/conformance/contract.ts';
import { startEmbedded } from '../../../scripts/conformance/embedded.ts';
import type { Grade, Kind } from '../../../scripts/conformance/grade.ts';
import { allJourneys } from '../../../scripts/conformance/journeys/all.ts';
import { readAccepted } from '../../../scripts/conformance/report/accepted.ts';
import { exitCode } from '../../../scripts/conformance/report/report.ts';
import { asOwner, instead, nothingDone, planted, withoutQuery } from './planted-behaviour.ts';
import { embeddedMarket, run } from './run.ts';
import { breaker, json, type Spoil } from './servers.ts';

const contract = loadContract();
const journeys = new Map(allJourneys(contract).map((journey) => [journey.name, journey]));
const market = embeddedMarket();

interface Fault {
  name: string;
  /** a market that behaves so */
  profile?: Profile;
  /** or an answer spoilt on its way */
  spoil?: [OperationId, Spoil];
  /** journeys that meet it */
  journey: string;
  operation: OperationId;
  kind: Kind;
  grade: Grade;
  slowMs?: number;
}

/** Answers with some of the text replaced. */
const text =
  (pattern: RegExp | string, by: string): Spoil =>
  (answer, res) =>
    json(res, answer.replace(pattern, by));
const status =
  (code: number): Spoil =>
  (_, res) =>
    void res.writeHead(code, { 'Content-Type': 'text/plain' }).end('No');

const orderOwner = ({ market: { state }, params }: Ask<'masterOrderDetail' | 'orderCancel'>) =>
  state.masterOrders.find(({ no }) => no === params.orderNo)?.userId;
const isOwnAddress = ({ market: { state }, user, body }: Ask<'addressDelete'>) =>
  state.addresses.some(({ id, userId }) => id === body.id && userId === user?.id);
const isOwnLine = ({ market: { state }, user, body }: Ask<'cartDelete'>) =>
  state.cart.some(({ id, userId }) => body.ids.includes(id) && userId === user?.id);
const SQL =
  '\n### Error querying database.  Cause: java.sql.SQLException: Table missing\n### SQL: SELECT id FROM eb_user';

const FAULTS: Fault[] = [
  {
    name: 'a required price dropped',
    spoil: ['productList', text(/"price":"[\d.]+",/, '')],
    journey: 'browse',
    operation: 'productList',
    kind: 'missing',
    grade: 'breaks',
  },
  {
    name: 'a price as a number',
    spoil: ['productList', text(/"price":"([\d.]+)"/g, '"price":$1')],
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-type',
    grade: 'breaks',
  },
  {
    name: 'null for a list',
    spoil: ['productList', text(/"list":\[.*\]/s, '"list":null')],
    journey: 'browse',
    operation: 'productList',
    kind: 'unexpected-null',
    grade: 'breaks',
  },
  {
    name: 'an unknown enum value',
    spoil: ['homeActivities', text(/"type":\d/, '"type":9')],
    journey: 'browse',
    operation: 'homeActivities',
    kind: 'enum-value',
    grade: 'tolerated',
  },
  {
    name: 'dates of another form',
    spoil: ['orderList', text(/"createTime":"[^"]*"/g, '"createTime":"23/11/2026"')],
    journey: 'order-lists',
    operation: 'orderList',
    kind: 'format',
    grade: 'tolerated',
  },
  {
    name: 'a total as text',
    spoil: ['productList', text(/"total":(\d+)/, '"total":"$1"')],
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-type',
    grade: 'breaks',
  },
  {
    name: 'HTTP 404',
    spoil: ['hotKeywords', status(404)],
    journey: 'browse',
    operation: 'hotKeywords',
    kind: 'http-error',
    grade: 'breaks',
  },
  {
    name: 'HTTP 500',
    spoil: ['hotKeywords', status(500)],
    journey: 'browse',
    operation: 'hotKeywords',
    kind: 'http-error',
    grade: 'breaks',
  },
  {
    name: 'a page in place of JSON',
    spoil: [
      'hotKeywords',
      (_, res) => void res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hello</h1>'),
    ],
    journey: 'browse',
    operation: 'hotKeywords',
    kind: 'not-json',
    grade: 'breaks',
  },
  {
    name: 'JSON cut short',
    spoil: ['hotKeywords', (answer, res) => json(res, answer.slice(0, -4))],
    journey: 'browse',
    operation: 'hotKeywords',
    kind: 'not-json',
    grade: 'breaks',
  },
  {
    name: 'null for an order',
    spoil: ['masterOrderDetail', text(/"data":\{.*\}$/s, '"data":null}')],
    journey: 'order',
    operation: 'masterOrderDetail',
    kind: 'unexpected-null',
    grade: 'breaks',
  },
  {
    name: 'a count as text',
    spoil: ['cartCount', text(/"count":(\d+)/, '"count":"$1"')],
    journey: 'cart',
    operation: 'cartCount',
    kind: 'wrong-type',
    grade: 'breaks',
  },
  {
    name: 'unknown fields',
    spoil: ['payMethods', text('"data":{', '"data":{"alipay":true,')],
    journey: 'browse',
    operation: 'payMethods',
    kind: 'unknown-field',
    grade: 'extra',
  },
  {
    name: 'another member’s order readable',
    profile: planted(asOwner('masterOrderDetail', orderOwner)),
    journey: 'order',
    operation: 'masterOrderDetail',
    kind: 'leak',
    grade: 'security',
  },
  {
    name: 'another member’s order cancelled',
    profile: planted(asOwner('orderCancel', orderOwner)),
    journey: 'order',
    operation: 'orderCancel',
    kind: 'admitted',
    grade: 'security',
  },
  {
    name: 'a coupon taken twice',
    profile: planted(nothingDone('couponReceive')),
    journey: 'coupon-goods',
    operation: 'couponReceive',
    kind: 'not-refused',
    grade: 'wrong',
  },
  {
    name: 'logging out does nothing',
    profile: planted(nothingDone('logout')),
    journey: 'sign-in',
    operation: 'userInfo',
    kind: 'not-refused',
    grade: 'wrong',
  },
  {
    name: 'a guest reads what is a member’s',
    spoil: ['userInfo', (_, res) => json(res, '{"code":200,"message":"success","data":null}')],
    journey: 'not-signed-in',
    operation: 'userInfo',
    kind: 'admitted',
    grade: 'security',
  },
  {
    name: 'answers after 8 s',
    spoil: ['productList', (answer, res) => void setTimeout(() => json(res, answer), 400)],
    slowMs: 300,
    journey: 'order',
    operation: 'productList',
    kind: 'slow',
    grade: 'slow',
  },
  {
    name: 'a deleted address still listed',
    profile: planted(
      instead('addressDelete', (ask, remove) => (isOwnAddress(ask) ? null : remove(ask))),
    ),
    journey: 'address',
    operation: 'addressAll',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'quantity ignored',
    profile: planted(nothingDone('cartSetQuantity')),
    journey: 'cart',
    operation: 'cartList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'adding to the cart does nothing',
    profile: planted(nothingDone('cartSave')),
    journey: 'cart',
    operation: 'cartList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'removing from the cart does nothing',
    profile: planted(instead('cartDelete', (ask, remove) => (isOwnLine(ask) ? null : remove(ask)))),
    journey: 'cart',
    operation: 'cartList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'setting the default address does nothing',
    profile: planted(nothingDone('addressSetDefault')),
    journey: 'address',
    operation: 'addressDefault',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'a coupon ignored in the price',
    profile: planted(
      instead('orderPrice', async (ask, price) =>
        price({ ...ask, body: { ...ask.body, couponId: 0 } }),
      ),
    ),
    journey: 'coupon-goods',
    operation: 'orderPrice',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an amount to pay of 1.00, always',
    profile: planted(
      instead('orderPrice', async (ask, price) => ({ ...(await price(ask)), payFee: '1.00' })),
    ),
    journey: 'order',
    operation: 'orderPrice',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'an order that costs other than was shown',
    spoil: ['masterOrderDetail', text(/"payPrice":"[\d.]+"/, '"payPrice":"9999.00"')],
    journey: 'order',
    operation: 'masterOrderDetail',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'limit ignored',
    profile: planted(withoutQuery('productList', 'limit')),
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'page ignored',
    profile: planted(withoutQuery('productList', 'page')),
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'keyword ignored',
    profile: planted(withoutQuery('productList', 'keyword')),
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'sort ignored',
    profile: planted(withoutQuery('productList', 'priceOrder')),
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'category ignored',
    profile: planted(withoutQuery('productList', 'cid')),
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'adding to the wish list does nothing',
    profile: planted(nothingDone('collectProductAdd')),
    journey: 'wish-list',
    operation: 'collectProductList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'following a store does nothing',
    profile: planted(nothingDone('collectMerchantAdd')),
    journey: 'wish-list',
    operation: 'collectMerchantList',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'a negative price',
    spoil: ['productList', text(/"price":"/g, '"price":"-')],
    journey: 'browse',
    operation: 'productList',
    kind: 'negative',
    grade: 'wrong',
  },
  {
    name: 'another member’s address readable',
    profile: planted(
      asOwner(
        'addressDetail',
        ({ market: { state }, params }) =>
          state.addresses.find(({ id }) => id === params.id)?.userId,
      ),
    ),
    journey: 'address',
    operation: 'addressDetail',
    kind: 'leak',
    grade: 'security',
  },
  {
    name: 'another member’s address taken over by its id',
    profile: planted(
      instead('addressSave', (ask, save) => {
        const found = ask.market.state.addresses.find(({ id }) => id === ask.body.id);
        if (found && ask.user) found.userId = ask.user.id;
        return save(ask);
      }),
    ),
    journey: 'address',
    operation: 'addressSave',
    kind: 'admitted',
    grade: 'security',
  },
  {
    name: 'a currency as a code',
    spoil: ['homeIndex', text('美元', 'USD')],
    journey: 'browse',
    operation: 'homeIndex',
    kind: 'format',
    grade: 'tolerated',
  },
  {
    name: 'SQL in a message',
    spoil: [
      'productDetail',
      text(/"code":500,"message":"[^"]*"/, `"code":500,"message":${JSON.stringify(SQL)}`),
    ],
    journey: 'browse',
    operation: 'productDetail',
    kind: 'exception-text',
    grade: 'security',
  },
  {
    name: 'the wrong product',
    profile: planted(
      instead('productDetail', (ask, detail) =>
        detail({ ...ask, params: { id: ask.params.id === 99_999_999 ? ask.params.id : 1002 } }),
      ),
    ),
    journey: 'browse',
    operation: 'productDetail',
    kind: 'wrong-value',
    grade: 'wrong',
  },
];

const found: string[] = [];

describe('a planted fault is found as what it is', () => {
  it.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s', async (name, fault) => {
    const { origin, member, other, sandbox, switches } = market.current;
    await sandbox({ do: 'reset' });
    switches.profile = fault.profile ?? null;
    const front = await breaker(origin, ({ method, path }) => {
      const id = operationAt(contract, method, path.split('?')[0] ?? '')?.id;
      return fault.spoil && id === fault.spoil[0] ? fault.spoil[1] : null;
    });
    const report = await run({
      baseUrl: front.origin,
      journeys: [journeys.get(fault.journey)!],
      member,
      other,
      sandbox,
      ...(fault.slowMs === undefined ? {} : { slowMs: fault.slowMs }),
    });
    front.close();
    switches.profile = null;
    const kinds = report.findings.flatMap(({ operation, alsoIn, kind, grade }) =>
      [operation, ...alsoIn].map((one) => ({ operation: one, kind, grade })),
    );
    const { operation, kind, grade } = fault;
    expect(kinds).toContainEqual({ operation, kind, grade });
    found.push(name);
  });

  afterAll(() => {
    console.log(`planted faults: ${found.length} of ${FAULTS.length} found`);
    expect(FAULTS).toHaveLength(40);
  });
});

describe('nothing is found where nothing is wrong', () => {
  it.each(['complete', 'as-is'])('the %s market', async (profile) => {
    const clean = await startEmbedded(profile);
    const { origin, member, other, sandbox } = clean;
    const report = await run({
      baseUrl: origin,
      journeys: allJourneys,
      member,
      other,
      sandbox,
      accepted: profile === 'as-is' ? readAccepted('openapi/accepted-findings.json') : [],
    });
    clean.close();
    expect(report.findings.filter(({ accepted }) => accepted === null)).toEqual([]);
    expect(report.unmetAcceptances).toEqual([]);
    expect(exitCode(report)).toBe(0);
  });
});
