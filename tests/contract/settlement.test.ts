import { describe, expect, it } from 'vitest';
import { control } from '#mocks/sandbox/control.ts';
import { testMarket } from '#mocks/test.ts';

const origin = 'http://shop.test';
const email = 'new@pottery.example';
const form = {
  name: 'Mountain Glaze',
  realName: 'Mali',
  email,
  phone: '0812345678',
  categoryId: 3,
  typeId: 3,
  handlingFee: 0,
  keywords: 'tea',
  address: 'Chiang Mai',
  country: 'Thailand',
};

interface Answer {
  code: number;
  message: string;
  data: unknown;
}
interface Row {
  id: number;
  name: string;
  auditStatus: number;
  denialReason: string | null;
  handlingFee: number;
  qualificationPicture: string;
}

async function signedIn(name: 'mali' | 'som') {
  const shop = testMarket();
  const call = async (path: string, body?: string, lang = 'en'): Promise<Answer> => {
    const headers = {
      'Content-Type': 'application/json',
      'Accept-Language': lang,
      'Authori-zation': token,
    };
    const answer = await shop.fetch(
      new Request(
        origin + path,
        body === undefined ? { headers } : { method: 'POST', headers, body },
      ),
    );
    return (await answer.json()) as Answer;
  };
  let token = '';
  const { data } = await call(
    '/api/front/login/email',
    JSON.stringify({ email: `${name}@lychee.test`, password: 'Lychee-2026' }),
  );
  ({ token } = data as { token: string });
  const rows = async (lang?: string) =>
    ((await call('/api/front/merchant/settled/record', undefined, lang)).data as { list: Row[] })
      .list;
  return { ...shop, call, rows };
}

describe('merchant applications', () => {
  it('are submitted, refused, resubmitted and approved', async () => {
    const { call, rows, market, switches } = await signedIn('som');
    expect(await call('/api/front/captcha/email/merchant/settled', email)).toMatchObject({
      code: 200,
      data: true,
    });
    const captcha = market.state.codes.at(-1)?.code ?? '';
    const qualificationPicture = JSON.stringify([
      `${origin}/media/application/9/qualification-1.webp`,
    ]);
    expect(
      await call(
        '/api/front/merchant/settled/apply',
        JSON.stringify({ ...form, captcha, qualificationPicture }),
      ),
    ).toMatchObject({ code: 200, data: null });

    const [waiting] = await rows();
    expect(waiting).toMatchObject({
      name: form.name,
      auditStatus: 1,
      denialReason: null,
      handlingFee: 4,
      qualificationPicture,
    });
    expect(market.state.applications.at(-1)?.pictures).toEqual([
      '/media/application/9/qualification-1.webp',
    ]);

    control(market, switches, {
      do: 'settle',
      email: 'som@lychee.test',
      approved: false,
      why: 'Too dark',
    });
    expect(await rows()).toMatchObject([{ auditStatus: 3, denialReason: 'Too dark' }]);
    const again = `/api/front/merchant/settled/resubmit/${waiting?.id}`;
    expect(
      await call(again, JSON.stringify({ ...form, address: 'Lamphun', qualificationPicture })),
    ).toMatchObject({ code: 200, data: null });
    control(market, switches, { do: 'settle', email: 'som@lychee.test', approved: true });
    expect((await call(`/api/front/merchant/settled/record/${waiting?.id}`)).data).toMatchObject({
      auditStatus: 2,
      address: 'Lamphun',
    });
    expect((await call(again, JSON.stringify({ ...form, qualificationPicture }))).code).toBe(500);
    expect(() =>
      control(market, switches, { do: 'settle', email: 'som@lychee.test', approved: true }),
    ).toThrow('No application is waiting');
    expect(switches.violations).toEqual([]);
  });

  it('reject malformed addresses, missing fields and malformed codes', async () => {
    const { call, market } = await signedIn('som');
    for (const address of ['', 'no', '"new@pottery.example"'])
      expect((await call('/api/front/captcha/email/merchant/settled', address)).code, address).toBe(
        500,
      );
    expect(market.state.codes).toEqual([]);
    for (const change of [
      { captcha: '12ab56' },
      { name: undefined },
      { qualificationPicture: undefined },
    ]) {
      const body = JSON.stringify({
        ...form,
        captcha: '123456',
        qualificationPicture: '["/a.webp"]',
        ...change,
      });
      expect((await call('/api/front/merchant/settled/apply', body)).code).toBe(400);
    }
  });

  it('are listed in each state for the demo shopper only, with localized reasons', async () => {
    const mali = await signedIn('mali');
    const rows = await mali.rows('fr');
    expect(rows.map(({ auditStatus }) => auditStatus)).toEqual([1, 2, 3]);
    expect(rows[2]?.denialReason).toContain('photo');

    const som = await signedIn('som');
    expect(await som.rows()).toEqual([]);
    const foreign = `${rows[0]?.id}`;
    expect((await som.call(`/api/front/merchant/settled/record/${foreign}`)).code).toBe(500);
    const body = JSON.stringify({ ...form, qualificationPicture: '["/a.webp"]' });
    expect((await som.call(`/api/front/merchant/settled/resubmit/${foreign}`, body)).code).toBe(
      500,
    );
  });
});

describe('stores', () => {
  it('report followers, and an id other than the merchant id', async () => {
    const { call } = await signedIn('som');
    const read = async () =>
      [
        (await call('/api/front/merchant/index/info/2')).data,
        (await call('/api/front/merchant/detail/2')).data,
      ] as [{ id: number; isCollect: boolean }, { collectNum: number }];
    const [index, { collectNum }] = await read();
    expect(index.isCollect).toBe(false);
    expect(index.id).not.toBe(2);
    await call('/api/front/collect/add/merchant/2', '');
    expect(await read()).toMatchObject([{ isCollect: true }, { collectNum: collectNum + 1 }]);
  });

  it('search their products', async () => {
    const { call, market } = await signedIn('som');
    const [group] = market.catalogue.merchants[1]?.categories ?? [];
    const total = async (query: string) =>
      ((await call(`/api/front/product/merchant/pro/list?${query}`)).data as { total: number })
        .total;
    const all = await total('merId=2');
    expect(await total('merId=2&cid=0')).toBe(all);
    expect(await total(`merId=2&cid=${group?.id}`)).toBeGreaterThan(0);
    expect(await total('merId=2&maxPrice=0.01')).toBe(0);
    expect(await total('merId=99&cid=5')).toBe(0);
    expect((await call('/api/front/product/merchant/pro/list')).code).toBe(400);
    expect((await call('/api/front/product/merchant/99/category/list')).data).toEqual([]);
    for (const path of ['index/info', 'detail', 'customer/service/info'])
      expect((await call(`/api/front/merchant/${path}/99`)).code, path).toBe(500);
  });
});
