import { describe, expect, it } from 'vitest';
import { type Operation, type OperationId, operations } from '#generated/operations.ts';
import { AS_IS } from '#mocks/profiles/as-is.ts';
import { control } from '#mocks/sandbox/control.ts';
import { openShop } from './open-shop.ts';

const open = () => openShop('as-is');

const EXTENSIONS = (Object.keys(operations) as OperationId[]).filter(
  (id) => (operations[id] as Operation).extension,
);
const MEMBERS = ['userInfo', 'cartList', 'orderCounts'] as const satisfies readonly OperationId[];

const request = (id: OperationId, token?: string) =>
  new Request(`http://shop.test${operations[id].path.replaceAll(/\{\w+\}/g, '1')}`, {
    method: operations[id].method,
    headers: { 'Content-Type': 'application/json', ...(token ? { 'Authori-zation': token } : {}) },
    ...(operations[id].method === 'POST' ? { body: '{}' } : {}),
  });

describe('the session check before the route', () => {
  it.each([...EXTENSIONS, ...MEMBERS])(
    'answers code 401 to guests and invalid tokens: %s',
    async (id) => {
      const { fetch } = await open();
      for (const token of [undefined, 'invalid']) {
        const answer = await fetch(request(id, token));
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Content-Type')).toBeNull();
        expect(await answer.json()).toEqual({ code: 401, message: '未登录或token过期，请登录！' });
      }
    },
  );

  it.each(EXTENSIONS)('answers HTTP 404 without an envelope to members: %s', async (id) => {
    const { fetch, token } = await open();
    const answer = await fetch(request(id, token));
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status: 404, error: 'Not Found' });
  });

  it.each([
    ['/api/front/no/such/path', 200, 404],
    ['/api/other', 404, 404],
  ])('answers for the unknown path %s', async (path, guest, member) => {
    const { fetch, token } = await open();
    const url = `http://shop.test${path}`;
    expect((await fetch(new Request(url))).status).toBe(guest);
    const answer = await fetch(new Request(url, { headers: { 'Authori-zation': token } }));
    expect(answer.status).toBe(member);
  });
});

describe('the profile of the existing backend', () => {
  it('names the source of each difference', () => {
    for (const { operation, source, refuse, answer } of AS_IS.differences) {
      expect(Object.keys(operations)).toContain(operation);
      expect(source).toMatch(/recording|fact sheet|findings/);
      expect(refuse ?? answer).toBeDefined();
    }
  });

  it('has an empty payCurrency and US dollar on the home page', async () => {
    const { call, switches } = await open();
    expect(await call('payCurrency')).toMatchObject({ code: 200, message: '操作成功', data: '' });
    const home = (await call('homeIndex')).data.shopPayCurrency;
    expect(JSON.parse(home)).toEqual({
      country: ' 美国',
      currency: '美元',
      symbol: '$',
      ID: '256',
    });
    expect(switches.violations).toEqual([]);
  });

  it('matches categories in productList exactly', async () => {
    const { call, market } = await open();
    const leaf = market.catalogue.categories.find(({ level }) => level === 3)!;
    const found = async (cid: number) => (await call('productList', { with: { cid } })).data.total;
    expect(await found(leaf.id)).toBeGreaterThan(0);
    expect(await found(leaf.pid)).toBe(0);
    expect(await found(0)).toBeGreaterThan(0);
  });

  it('matches categories in storeProducts exactly', async () => {
    const { call, market } = await open();
    const merchant = market.catalogue.merchants[0]!;
    const leaf = merchant.categories.find(({ pid }) => pid !== 0)!;
    const found = async (cid: number) =>
      (await call('storeProducts', { with: { merId: merchant.id, cid } })).data.total;
    expect(await found(leaf.id)).toBeGreaterThan(0);
    expect(await found(leaf.pid)).toBe(0);
  });

  it('answers data and failures in one language', async () => {
    const { fetch, market } = await open();
    const read = async (path: string) =>
      (await (
        await fetch(
          new Request(`http://shop.test${path}`, { headers: { 'Accept-Language': 'th' } }),
        )
      ).json()) as { code: number; message: string; data: never };
    const product = market.catalogue.products.find(({ id }) => id === 1001)!;
    expect(JSON.stringify((await read('/api/front/product/detail/1001')).data)).toContain(
      product.name.en,
    );
    expect((await read('/api/front/product/detail/999999')).message).toBe(
      'Item with id 999999 not found',
    );
    expect((await read('/api/front/merchant/index/info/999')).message).toBe(
      'Merchant does not exist',
    );
  });

  it('has empty settings for a new store', async () => {
    const { call, market, switches } = await open();
    const id = Math.max(...market.catalogue.merchants.map((merchant) => merchant.id));
    expect((await call('merchantIndex', { with: { id } })).data).toMatchObject({
      serviceType: '',
      pcBanner: '',
      avatar: '',
    });
    expect((await call('merchantService', { with: { id } })).data.serviceType).toBe('');
    expect((await call('merchantIndex', { with: { id: 1 } })).data.serviceType).not.toBe('');
    expect(switches.violations).toEqual([]);
  });

  it('has the option 规格: 默认 for products without options', async () => {
    const { call, market, switches } = await open();
    const plain = market.catalogue.products.find(({ attributes }) => attributes.length === 0)!;
    const { data } = await call('productDetail', { with: { id: plain.id } });
    expect(Object.keys(data.productValue)).toEqual(['默认']);
    expect(data.productAttr).toMatchObject([{ attrName: '规格', attrValues: '默认' }]);
    expect(switches.violations).toEqual([]);
  });

  it('has empty texts for missing pictures and replies of reviews', async () => {
    const { call, market, switches } = await open();
    const bare = market.catalogue.reviews.find(({ pictures }) => pictures.length === 0)!;
    const { list } = (
      await call('productReviews', { with: { id: bare.productId, type: 0, page: 1, limit: 100 } })
    ).data;
    expect(list.some(({ pics }) => pics?.length === 1 && pics[0] === '')).toBe(true);
    for (const review of list) {
      expect(review.merchantReplyContent).not.toBeNull();
      expect(review).not.toHaveProperty('serviceStar');
    }
    expect(switches.violations).toEqual([]);
  });

  it('fails in settlementApply without a fee', async () => {
    const { call } = await open();
    const refused = await call('settlementApply', { body: { name: 'Kiln' } });
    expect(refused.message).toContain("Field 'handling_fee' doesn't have a default value");
  });
});

describe('the sandbox', () => {
  it('changes the profile; a reset restores the initial one', async () => {
    const { call, market, switches } = await openShop();
    control(market, switches, { do: 'profile', name: 'as-is' });
    expect((await call('payCurrency')).data).toBe('');
    control(market, switches, { do: 'reset' });
    expect((await call('payCurrency')).data).not.toBe('');
    expect(() => control(market, switches, { do: 'profile', name: 'other' })).toThrow(
      'name is one of complete, as-is',
    );
    const asIs = await open();
    control(asIs.market, asIs.switches, { do: 'profile', name: 'complete' });
    control(asIs.market, asIs.switches, { do: 'reset' });
    expect(asIs.switches.profile?.name).toBe('as-is');
  });
});

describe('the first pictures of a day', () => {
  const upload = ({ fetch, token }: Awaited<ReturnType<typeof open>>, name: string) => {
    const body = new FormData();
    body.append(
      'multipart',
      new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], name),
    );
    return fetch(
      new Request('http://shop.test/api/front/upload/image?model=user&pid=7', {
        method: 'POST',
        headers: { 'Authori-zation': token },
        body,
      }),
    ).then((response) => response.json() as Promise<{ code: number; message: string }>);
  };

  it('are refused but one, if they arrive at once; later ones are stored', async () => {
    const shop = await open();
    const { files } = shop.market;
    const { put } = files;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const arrived = new Promise<void>((resolve) => {
      files.put = async (...file) => {
        resolve();
        await held;
        return put(...file);
      };
    });
    const first = upload(shop, '1.png');
    await arrived;
    expect(await upload(shop, '2.png')).toMatchObject({
      code: 500,
      message: '文件目录创建失败...',
    });
    release();
    expect((await first).code).toBe(200);
    const later = await Promise.all([upload(shop, '2.png'), upload(shop, '3.png')]);
    expect(later.map(({ code }) => code)).toEqual([200, 200]);
  });
});
