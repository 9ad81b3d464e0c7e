import { describe, expect, it, vi } from 'vitest';
import { backend, dies, hangs, refuses } from './backend.ts';
import { PATIENT, SOON } from './page-server.ts';

const GOODS = '/goods_detail/1001';
/** Deferred data is given up early; critical data is not. */
const DEFERRED_SOON = { ...SOON, hard: PATIENT.hard };

describe('a failing backend', () => {
  it.each([
    ['hangs', hangs],
    ['dies in the middle', dies],
    ['refuses', refuses],
    ['answers with a failure', () => Response.json({ code: 500, message: 'no', data: null })],
  ])('reviews: it %s, and the page is rendered without them', async (_how, reply) => {
    const { renderOk } = backend({ 'product/reply': reply });
    const page = await renderOk(GOODS, { deadlines: DEFERRED_SOON });
    expect(page).toMatchObject({ status: 200, degraded: true });
    expect(page.state.queries.some(({ key }) => key[0] === '/api/front/product/detail/1001')).toBe(
      true,
    );
    expect(page.state.queries.some(({ key }) => String(key[0]).includes('reply'))).toBe(false);
  });

  it.each([
    ['dies in the middle', dies],
    ['refuses', refuses],
    ['answers with HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    [
      'answers with a failure without words',
      () => Response.json({ code: 500, message: '', data: null }),
    ],
  ])('product: it %s, and the page is an error with 502', async (_how, reply) => {
    const { renderOk, problems } = backend({ 'product/detail': reply });
    const page = await renderOk(GOODS, { deadlines: DEFERRED_SOON });
    expect(problems).toMatchObject([{ operation: 'productDetail' }]);
    expect(page).toMatchObject({ status: 502, degraded: true });
    expect(page.html).toContain('class="error-page');
    expect(page.state.error).toMatchObject({ operation: 'productDetail' });
    expect(page.html).not.toContain('at async');
  });

  it('an address of a store without its number is 404', async () => {
    const { renderOk } = backend();
    expect(await renderOk('/en/merchant/merchant')).toMatchObject({
      status: 404,
      degraded: false,
    });
  });

  it('a product that is no longer sold is 404 with the message of the backend', async () => {
    const { renderOk, problems } = backend();
    const page = await renderOk('/en/goods_detail/999999');
    expect(page.status).toBe(404);
    expect(page.html).toContain('This item is no longer sold, choose another');
    expect(JSON.parse(JSON.stringify(page.state.error))).toMatchObject({
      kind: 'answer',
      operation: 'productDetail',
      message: 'This item is no longer sold, choose another',
    });
    expect(problems).toEqual([]);
  });

  it('a hanging product call is aborted, and the page is left to the browser', async () => {
    const { render, calls } = backend({ 'product/detail': hangs });
    expect(await render(GOODS, { deadlines: SOON })).toMatchObject({
      status: 503,
      degraded: true,
      state: { isFrame: true },
    });
    expect(
      calls
        .filter(({ url }) => url.includes('product/detail'))
        .every(({ signal }) => signal.aborted),
    ).toBe(true);
  });

  it('if all calls hang, the home page is a frame', async () => {
    const { render } = backend({ '/api/': hangs });
    const answer = await render('/', { deadlines: SOON });
    expect(answer).toMatchObject({ kind: 'page', status: 200, degraded: true });
  });

  it('a dropped connection is retried', async () => {
    let dropped = 0;
    const { market, renderOk } = backend({
      'product/detail': (request) => {
        dropped += 1;
        return dropped === 1 ? refuses(request) : market.fetch(request);
      },
    });
    expect(await renderOk(GOODS)).toMatchObject({ status: 200, degraded: false });
  });

  it('a response without its resource is an error page', async () => {
    const { render, problems } = backend({
      'product/detail': () =>
        Response.json({ code: 200, message: '', data: { productInfo: null } }),
    });
    expect(await render(GOODS)).toMatchObject({ kind: 'page', status: 502, degraded: true });
    expect(problems[0]).toMatchObject({ kind: 'malformed', operation: 'productDetail' });
  });

  it('a rendering error is reported to the operator, not to the shopper', async () => {
    const { render, problems } = backend();
    const { toFixed } = Number.prototype;
    // With one digit: the stars of the page.
    vi.spyOn(Number.prototype, 'toFixed').mockImplementation(function (this: number, digits) {
      if (digits === 1) throw new TypeError('No figures');
      return toFixed.call(this, digits);
    });
    expect(await render(GOODS)).toMatchObject({
      status: 200,
      degraded: true,
      state: { isFrame: true },
    });
    vi.restoreAllMocks();
    expect(problems[0]).toBeInstanceOf(TypeError);
  });
});
