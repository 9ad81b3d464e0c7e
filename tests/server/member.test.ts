import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import type { SsrPayload } from '#/app/ssr-payload.ts';
import { operationOf } from '#/api/operation.ts';
import { isRead } from '#/api/reads.ts';
import { paths } from '#/lib/paths.ts';
import { createBreaker } from '#/server/breaker.ts';
import { withoutTexts } from '#/server/member/without-texts.ts';
import type { PageOptions } from '#/server/page-options.ts';
import { backend, exception, hangs, until } from './backend.ts';
import { builtFolder } from './built-folder.ts';
import { cookiesOf, MALI, memberAddresses, tokenFor } from './member.ts';
import { BROWSER, PATIENT, servePages, SOON } from './page-server.ts';
import { nextTask } from '#tests/next-task.ts';

type Reply = (request: Request) => Promise<Response> | Response;

const dist = builtFolder();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => rmSync(dist, { recursive: true }));

const payloadOf = (text: string) =>
  JSON.parse(
    /<script type="application\/json" id="state">(.*?)<\/script>/.exec(text)?.[1] ?? 'null',
  ) as SsrPayload;
const isFrame = (text: string) => payloadOf(text).isFrame === true;

/** A server in front of a market, with a member who is signed in. @param replies of some addresses, as they are now */
async function shop(options: Partial<PageOptions> = {}, profile?: string) {
  const replies: Record<string, Reply> = {};
  const own = backend({}, profile);
  const token = await tokenFor(own.market.fetch, MALI);
  const problems: unknown[] = [];
  const answer = async (request: Request, signal: AbortSignal) => {
    const reply = Object.entries(replies).find(([part]) => request.url.includes(part))?.[1];
    const call = until(request, signal);
    own.calls.push(call);
    return reply ? reply(call) : own.market.fetch(call);
  };
  const pages = await servePages(dist, answer, {
    deadlines: PATIENT,
    report: (problem) => problems.push(problem),
    ...options,
  });
  stops.push(pages.stop);
  const open = (path: string, cookies = cookiesOf(token)) =>
    pages.get(path, { ...BROWSER, Cookie: cookies });
  return { ...own, ...pages, replies, token, problems, open };
}

const idOf = ({ method, url }: Request) => operationOf(method, new URL(url).pathname);

it('every page of a member comes with its data, for her alone, from reads', async () => {
  const { open, market, calls, token, problems, origin } = await shop();
  for (const address of memberAddresses(market, MALI)) {
    const { status, text, control, etag, age, cache } = await open(`/en${address}`);
    expect([status, isFrame(text)], address).toEqual([
      address.includes('=none&') ? 404 : 200,
      false,
    ]);
    expect([control, etag, age, cache], address).toEqual(['private, no-store', null, null, null]);
    expect(text, address).not.toContain(token);
  }
  const { headers } = await fetch(`${origin}/en/users/user_info`, {
    headers: { ...BROWSER, Cookie: cookiesOf(token) },
  });
  expect(headers.get('Link')).toBeNull();
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.map(idOf).filter((id) => !isRead(id))).toEqual([]);
  for (const call of calls) {
    const id = idOf(call);
    const isPublic = id !== 'unknown' && operations[id].signIn === 'public';
    expect([id, call.headers.get('Authori-zation')]).toEqual([id, isPublic ? null : token]);
  }
  expect(problems).toEqual([]);
});

it('below short content, recommended products come with the page', async () => {
  const { open } = await shop();
  for (const address of [paths.cart(), paths.wishlist()]) {
    const { text } = await open(`/en${address}`);
    const [, row = ''] = text.split('>You may also like<');
    expect(row, address).toMatch(/^.{0,200}<ul[^>]*>.*?<a [^>]*goods_detail/);
  }
});

it('the header of a page has its data: the browser repeats no call', async () => {
  const { open } = await shop();
  const { text } = await open('/en/order/shopping_cart');
  const keys = payloadOf(text).queries.map(({ key }) => key[0]);
  expect(keys).toEqual(
    expect.arrayContaining([
      '/api/front/user/info',
      '/api/front/cart/count',
      '/api/front/cart/list',
    ]),
  );
});

it('times are those of the shopper’s zone, and the payload has them', async () => {
  const { open, market, token } = await shop();
  const { no = '' } = market.market.state.merchantOrders.find(({ status }) => status === 1) ?? {};
  const shownIn = async (zone: string) => {
    const { text } = await open(`/en${paths.order(no)}`, cookiesOf(token, zone));
    const { owner } = payloadOf(text);
    return {
      times: text.match(/\d{4}-\d\d-\d\d \d\d:\d\d/g),
      offsets: owner?.times.map(([, minutes]) => minutes),
    };
  };
  const [shanghai, kathmandu] = [await shownIn('Asia/Shanghai'), await shownIn('Asia/Kathmandu')];
  expect(shanghai.times?.length).toBeGreaterThan(1);
  expect(shanghai.times).not.toEqual(kathmandu.times);
  expect(new Set(shanghai.offsets)).toEqual(new Set([480]));
  expect(new Set(kathmandu.offsets)).toEqual(new Set([345]));
});

it.each([
  ['a guest', () => ''],
  ['an unknown token', () => cookiesOf('expired')],
  ['a token that no header can have', () => cookiesOf('a\r\nb: c')],
  ['no time zone', (token: string) => cookiesOf(token, '')],
  ['a time zone that does not exist', (token: string) => cookiesOf(token, 'Mars/Olympus')],
])('%s gets the frame of every page, and nothing is logged', async (_who, cookies) => {
  const { open, market, token, problems } = await shop();
  for (const address of memberAddresses(market, MALI)) {
    const { status, text, control } = await open(`/en${address}`, cookies(token));
    expect([address, status, isFrame(text), control]).toEqual([address, 200, true, 'no-store']);
  }
  expect(problems).toEqual([]);
});

it('a page without a session of its own is a frame: the order of a visitor', async () => {
  const { open, calls } = await shop();
  expect(isFrame((await open('/en/order/order_detail?orderNo=1&identity=x')).text)).toBe(true);
  expect(calls).toEqual([]);
});

it('a slow backend gets the frame first, and its calls are aborted', async () => {
  const { open, calls, replies, problems } = await shop({ deadlines: SOON });
  await open('/en/order/shopping_cart');
  calls.length = 0;
  replies['/api/'] = hangs;
  const { status, text, control } = await open('/en/order/shopping_cart');
  expect([status, isFrame(text), control]).toEqual([200, true, 'no-store']);
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  expect(problems).toEqual([]);
});

it('a browser without scripts waits for the page', async () => {
  const { open, replies, market } = await shop({ deadlines: { ...PATIENT, frame: 20 } });
  await open('/en/order/shopping_cart?whole');
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const late = async (request: Request) => {
    await isReleased;
    return market.fetch(request);
  };
  replies['/cart/list'] = (request) => Promise.race([hangs(request), late(request)]);
  const frame = await open('/en/order/shopping_cart');
  expect(isFrame(frame.text)).toBe(true);
  expect(frame.text).toContain('content="0;url=?whole"');
  const whole = open('/en/order/shopping_cart?whole');
  await nextTask();
  release();
  expect(isFrame((await whole).text)).toBe(false);
});

it('nothing keeps the start page of the account', async () => {
  const { open } = await shop();
  expect(await open('/en/users')).toMatchObject({ status: 200, control: 'private, no-store' });
});

it('an account whose calls fail gets frames, and opens no breaker', async () => {
  const breaker = createBreaker('https://api.example.com');
  const { open, get, replies, problems } = await shop({ breaker });
  replies['/front/'] = (request) =>
    request.headers.get('Authori-zation') ? exception() : Response.error();
  for (let visit = 0; visit < 5; visit += 1)
    expect(
      isFrame((await open(`/en/order/order_detail?orderNo=N${visit}&orderStatus=1`)).text),
    ).toBe(true);
  expect(breaker.status()).toMatchObject({ state: 'closed', failures: 0 });
  expect(problems.length).toBeGreaterThan(0);
  delete replies['/front/'];
  expect((await get('/en/goods_detail/1001')).status).toBe(200);
});

it('while the breaker is open, nothing is called', async () => {
  const breaker = createBreaker('https://api.example.com');
  for (let page = 0; page < 3; page += 1) {
    breaker.admit();
    breaker.record('unreachable');
  }
  const { open, calls } = await shop({ breaker });
  expect(isFrame((await open('/en/order/shopping_cart')).text)).toBe(true);
  expect(calls).toEqual([]);
});

it('waiting pages of members take no place from pages of everybody', async () => {
  const { open, get, market, calls, replies } = await shop();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  replies['/cart/list'] = async (request) => {
    await released;
    return market.fetch(request);
  };
  const waiting = Array.from({ length: 8 }, () => open('/en/order/shopping_cart'));
  const waitingCalls = () => calls.filter(({ url }) => url.includes('isValid=true')).length;
  await expect.poll(waitingCalls).toBe(8);
  expect(isFrame((await open('/en/order/shopping_cart')).text)).toBe(true);
  expect((await get('/en/goods_detail/1001')).status).toBe(200);
  release();
  expect((await Promise.all(waiting)).map(({ text }) => isFrame(text))).not.toContain(true);
});

it('an extension that one member lacks is missing for her only', async () => {
  const { open, replies } = await shop();
  replies['/user/center/my/integral'] = () => Response.json({ code: 404, message: '', data: null });
  expect(payloadOf((await open('/en/users/points_list')).text).owner?.absent).toContain(
    'pointsAccount',
  );
  delete replies['/user/center/my/integral'];
  expect(payloadOf((await open('/en/users/points_list')).text).owner?.absent).toEqual([]);
});

it('the log has no text of a member’s page', async () => {
  const { open, replies, problems } = await shop();
  const secret = 'Mali of 12 Tea Street';
  replies['/cart/list'] = () =>
    Response.json({ code: 500, message: `SQLException: ${secret}`, data: null });
  replies['/order/list'] = () => Response.json({ code: 200, message: '', data: { list: secret } });
  await open('/en/order/shopping_cart');
  await open('/en/users/order_list');
  problems.push(
    withoutTexts(new Error(secret)),
    withoutTexts(new TypeError(`two\n    at ${secret}`)),
    withoutTexts(`cartList: "${secret}" is not an amount`),
    withoutTexts({ secret }),
  );
  expect(problems.length).toBeGreaterThan(4);
  const logged = problems.map((problem) =>
    problem instanceof Error
      ? `${String(problem)} ${problem.stack} ${JSON.stringify(problem)}`
      : JSON.stringify(problem),
  );
  expect(logged.join('\n')).not.toContain(secret);
  expect(logged.join('\n')).toContain('cartList');
});

it('the result of a payment says in the document what its order says', async () => {
  const { open, market } = await shop();
  const results = memberAddresses(market, MALI).filter((path) => path.includes('payment_result'));
  const texts = await Promise.all(results.map(async (path) => (await open(`/en${path}`)).text));
  expect(texts[0]).toContain('Payment received');
  expect(texts[1]).toContain('We are confirming your payment');
});
