import { describe, expect, it } from 'vitest';
import type { WireData } from '#mocks/handlers/types.ts';
import { LANGS, type Lang } from '#mocks/market/model.ts';
import { merchantOrders } from '#mocks/market/order-queries.ts';
import { testMarket } from '#mocks/test.ts';

const origin = 'http://shop.test';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

interface Envelope {
  code: number;
  data: never;
}

type RefundDetail = WireData<'refundDetail'>;

async function signedIn(lang: Lang = 'en') {
  const shop = testMarket();
  const call = async (path: string, body?: object, token = ''): Promise<Envelope> => {
    const form = body instanceof FormData;
    const headers = {
      ...(form ? {} : { 'Content-Type': 'application/json' }),
      'Accept-Language': lang,
      ...(token ? { 'Authori-zation': token } : {}),
    };
    const init = body ? { method: 'POST', body: form ? body : JSON.stringify(body) } : {};
    return (await (
      await shop.fetch(new Request(origin + path, { headers, ...init }))
    ).json()) as Envelope;
  };
  const { data } = await call('/api/front/login/email', {
    email: 'mali@lychee.test',
    password: 'Lychee-2026',
  });
  const { token } = data as { token: string };
  return {
    ...shop,
    guest: (path: string, body?: object) => call(path, body),
    mali: (path: string, body?: object) => call(path, body, token),
  };
}

function pictureForm(name = 'lid.png', bytes = PNG) {
  const form = new FormData();
  form.append('multipart', new File([bytes], name, { type: 'image/png' }));
  return form;
}

const UPLOAD = '/api/front/upload/image?model=product&pid=1';

describe('an uploaded picture', () => {
  it('is accepted from a shopper and served', async () => {
    const { fetch, mali, guest, switches } = await signedIn();
    expect((await guest(UPLOAD, pictureForm())).code).toBe(401);
    expect((await mali('/api/front/upload/image?model=product', pictureForm())).code).toBe(400);
    expect((await mali(UPLOAD, new FormData())).code).toBe(400);
    expect((await mali(UPLOAD, pictureForm('lid.png', new Uint8Array([1, 2, 3])))).code).toBe(500);

    const { code, data } = await mali(UPLOAD, pictureForm());
    const { url, ...facts } = data as { url: string };
    expect([code, facts]).toEqual([
      200,
      { fileName: 'lid.png', extName: 'png', fileSize: PNG.length, type: 'png' },
    ]);
    const answer = await fetch(new Request(`${url}?w=160`));
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    expect((await fetch(new Request(`${url.slice(0, -8)}0000.png`))).status).toBe(404);
    expect(switches.violations).toEqual([]);
  });
});

describe('a refund', () => {
  it('is requested with pictures, listed, read and decided', async () => {
    const { market, mali, switches } = await signedIn();
    const user = market.state.users.find(({ email }) => email === 'mali@lychee.test');
    const orderNo = merchantOrders(market, user?.id ?? 0, 1)[0]?.no ?? '';
    const form = (await mali(`/api/front/order/apply/refund/${orderNo}`)).data as {
      payPrice: string;
    };
    const [reason] = (await mali('/api/front/order/refund/reason')).data as string[];
    const { url } = (await mali(UPLOAD, pictureForm())).data as { url: string };
    const body = {
      orderNo,
      text: reason,
      refund_reason_wap_img: `${url},${url}`,
      refund_reason_wap_explain: 'The lid is cracked',
    };
    expect((await mali('/api/front/order/refund', { ...body, text: 'x'.repeat(256) })).code).toBe(
      400,
    );
    expect((await mali('/api/front/order/refund', body)).code).toBe(200);
    expect((await mali('/api/front/order/refund', body)).code).toBe(500);

    const { list } = (await mali('/api/front/order/refund/list')).data as {
      list: { refundOrderNo: string; merOrderNo: string; refundStatus: number }[];
    };
    expect(list[0]).toMatchObject({ merOrderNo: orderNo, refundStatus: 0 });
    const detail = () => mali(`/api/front/order/refund/detail/${list[0]?.refundOrderNo}`);
    expect((await detail()).data).toMatchObject({
      refundPrice: form.payPrice,
      refundReasonWap: reason,
      refundReasonWapImg: `${url},${url}`,
      refundReasonWapExplain: 'The lid is cracked',
      refundReason: '',
      refundTime: null,
    });
    expect(market.state.refunds.at(-1)?.pictures[0]).toMatch(/^\/media\/upload\//);
    for (const { refundOrderNo } of list)
      expect((await mali(`/api/front/order/refund/detail/${refundOrderNo}`)).code).toBe(200);
    expect(switches.violations).toEqual([]);
  });
});

describe('the demo shopper', () => {
  it.each(LANGS)('has refunds in every state in %s', async (lang) => {
    const { mali, switches } = await signedIn(lang);
    const { list } = (await mali('/api/front/order/refund/list')).data as {
      list: { refundOrderNo: string; refundStatus: number }[];
    };
    expect(list.map(({ refundStatus }) => refundStatus)).toEqual([0, 2, 1, 3]);
    const details = await Promise.all(
      list.map(
        async ({ refundOrderNo }) =>
          (await mali(`/api/front/order/refund/detail/${refundOrderNo}`)).data as RefundDetail,
      ),
    );
    expect(details.map(({ refundTime }) => refundTime !== null)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(details.map(({ refundReason }) => refundReason !== '')).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const reasons = (await mali('/api/front/order/refund/reason')).data as string[];
    for (const { refundReasonWap } of details) expect(reasons).toContain(refundReasonWap);
    expect(switches.violations).toEqual([]);
  });

  it('has a consistent points history', async () => {
    const { mali } = await signedIn();
    const { integral, settledIntegral, useIntegral, freezeIntegral } = (
      await mali('/api/front/user/center/my/integral')
    ).data as Record<string, number>;
    const { list } = (await mali('/api/front/user/center/integral/list?limit=100')).data as {
      list: { type: 1 | 2; integral: number; title: string; updateTime: string }[];
    };
    const sum = (type: 1 | 2) =>
      list
        .filter((entry) => entry.type === type)
        .reduce((total, entry) => total + entry.integral, 0);
    expect([settledIntegral, useIntegral, integral]).toEqual([sum(1), sum(2), sum(1) - sum(2)]);
    expect(freezeIntegral).toBeGreaterThan(0);
    expect(new Set(list.map(({ title }) => title)).size).toBe(4);
    expect(list.map(({ updateTime }) => updateTime)).toEqual(
      list
        .map(({ updateTime }) => updateTime)
        .toSorted()
        .toReversed(),
    );
    expect(((await mali('/api/front/user/info')).data as { integral: number }).integral).toBe(
      integral,
    );
  });
});

describe('the address book', () => {
  it('is paged, read, changed and emptied', async () => {
    const { mali, switches } = await signedIn();
    const { list, total } = (await mali('/api/front/address/list?page=1&limit=1')).data as {
      list: { id: number; isDefault: boolean }[];
      total: number;
    };
    expect([list.length, total]).toEqual([1, 2]);
    const { list: others } = (await mali('/api/front/address/list?page=2&limit=1')).data as {
      list: { id: number }[];
    };
    const other = others[0]?.id;
    expect((await mali('/api/front/address/default/set', { id: other })).code).toBe(200);
    expect((await mali('/api/front/address/default')).data).toMatchObject({
      id: other,
      isDefault: true,
    });
    expect((await mali(`/api/front/address/detail/${other}`)).data).toMatchObject({ id: other });
    expect((await mali('/api/front/address/del', { id: other })).code).toBe(200);
    expect((await mali('/api/front/address/del', { id: other })).code).toBe(500);
    expect((await mali(`/api/front/address/detail/${other}`)).data).toBeNull();
    expect((await mali('/api/front/address/default')).data).toBeNull();
    expect((await mali('/api/front/address/ip/info', {})).data).toMatchObject({
      country_calling_code: '+66',
    });
    expect(switches.violations).toEqual([]);
  });
});
