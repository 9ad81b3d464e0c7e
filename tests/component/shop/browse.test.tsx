// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsTo, openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';
import { stubIdle } from './stub-idle.ts';
import { ofItem } from '#tests/of-item.ts';

const LIST = '/api/front/product/list';
const cards = () => screen.getAllByRole('heading', { level: 3 }).length;

describe('search', () => {
  it('stores sorting and price range in the address', async () => {
    const { user, calls } = await openShop('/en/goods/goods_search?cid=3');
    await screen.findByText(/\d+ results/);
    await user.click(screen.getByRole('link', { name: /Price/ }));
    await waitFor(() => expect(window.location.search).toBe('?cid=3&sort=price-asc'));
    // The hovered link has the opposite order now, which may be prefetched.
    expect(
      callsTo(calls, LIST).map(({ url }) => new URL(url).searchParams.get('priceOrder')),
    ).toContain('asc');
    await user.type(screen.getByRole('textbox', { name: /Lowest price/ }), '100');
    await user.type(screen.getByRole('textbox', { name: /Highest price/ }), '50');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('max')).toBe('100'));
    expect(new URLSearchParams(window.location.search).get('min')).toBe('50');
  });

  it('prefetches the next page once, and the page of a hovered link', async () => {
    stubIdle();
    const { user, calls } = await openShop('/en/goods/goods_search');
    const pages = () =>
      callsTo(calls, LIST).map(({ url }) => new URL(url).searchParams.get('page'));
    await waitFor(() => expect(pages()).toEqual(['1', '2']));
    await user.hover(screen.getByRole('link', { name: 'Page 16' }));
    await waitFor(() => expect(pages()).toEqual(['1', '2', '16']));
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
    expect(pages().filter((page) => page === '2')).toHaveLength(1);
  });

  it('prefetches nothing while the browser saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { user, calls } = await openShop('/en/goods/goods_search');
    await user.hover(screen.getByRole('link', { name: 'Page 16' }));
    // Longer than the pointer has to rest, and than the browser takes to become idle.
    await passTime(3000);
    expect(callsTo(calls, LIST)).toHaveLength(1);
    Object.assign(navigator, { connection: undefined });
  });

  it('shows an empty state', async () => {
    const { user } = await openShop('/en/goods/goods_search?title=zzzz&cid=3&min=10');
    expect(await screen.findByText('No products match')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { name: 'You may also like' })).toBeVisible();
    expect(main.getByRole('link', { name: 'teapot' })).toHaveAttribute(
      'href',
      '/en/goods/goods_search?title=teapot',
    );
    await user.click(main.getByRole('button', { name: 'Remove filter Over $10' }));
    await waitFor(() => expect(window.location.search).toBe('?title=zzzz&cid=3'));
    await user.click(main.getByRole('button', { name: 'Remove filter Electronics' }));
    await waitFor(() => expect(window.location.search).toBe('?title=zzzz'));
    expect(await main.findByText('Nothing matches “zzzz”')).toBeVisible();
    expect(main.queryByText('Your filters may be too narrow')).toBeNull();
    expect(main.queryByText('Price range')).toBeNull();
  });

  it('shows an error page, and the products after a retry', async () => {
    const { user, switches } = await openShop('/en/');
    switches.faults.set('productList', { fault: 'http500' });
    await user.type(screen.getByRole('combobox', { name: 'Search' }), 'tea{Enter}');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    switches.faults.delete('productList');
    await user.click(retry);
    await screen.findByText(/\d+ results/);
    expect(cards()).toBeGreaterThan(0);
  });
});

describe('home', () => {
  it('renders if some of its sections fail', async () => {
    const { switches, user } = await openShop('/en/goods/goods_search?cid=3');
    for (const id of ['homeActivities', 'merchantStreet', 'productLeaderboard'] as const)
      switches.faults.set(id, { fault: 'code500' });
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    expect(await screen.findByRole('heading', { name: 'You may also like' })).toBeVisible();
    expect((await screen.findAllByText('This part could not be loaded')).length).toBeGreaterThan(0);
  });

  it('heads strips of products with the largest discount and the picture of the activity', async () => {
    const { user } = await openShop('/en/goods/goods_search?cid=3');
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    const heads = await Promise.all(
      ['This week only', 'Warm layers'].map(async (name) =>
        (await screen.findByRole('heading', { name })).closest<HTMLElement>('.strip__head')!,
      ),
    );
    for (const [index, head] of heads.entries()) {
      expect(within(head).getByText(/^Up to [2-9]\d% off$/)).toBeVisible();
      expect(head.querySelector('img')).toHaveAttribute('src', expect.stringContaining('activity'));
      expect(head.classList.contains('strip__isPale')).toBe(index % 2 === 1);
    }
  });

  it('shows another product in the head of a strip than the ones beside it', async () => {
    const { user } = await openShop('/en/goods/goods_search?cid=3');
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    const title = await screen.findByRole('heading', { name: 'This week only' });
    const strip = title.closest('section')!;
    const still = strip.querySelector<HTMLImageElement>('.strip__head img')!;
    const [, id] = /activity\/1\/(\d+)/.exec(still.src) ?? [];
    const beside = within(strip).getAllByRole<HTMLAnchorElement>('link');
    const links = beside.filter(({ pathname }) => pathname.includes('goods_detail'));
    expect(links.findIndex(({ pathname }) => pathname.endsWith(`/${id}`))).toBe(4);
  });

  it('calls to action on wide pictures only, without changing the name of their links', async () => {
    const { user } = await openShop('/en/goods/goods_search?cid=3');
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    const tiles = (await screen.findByRole('heading', { name: 'Slow afternoons' })).closest(
      'section',
    )!;
    expect(within(tiles).getAllByText('Shop now')).toHaveLength(1);
    const wide = screen.getByRole('heading', { name: 'Listen closer' }).closest('section')!;
    const pictures = within(wide).getAllByRole('listitem');
    expect(within(wide).getAllByText('Shop now')).toHaveLength(pictures.length);
    expect(within(wide).queryByRole('link', { name: /Shop now/ })).toBeNull();
  });

  it('hides an activity without products, and shows single products and stores', async () => {
    const { user, fetch } = await openShop('/en/goods/goods_search?cid=3');
    vi.stubGlobal('fetch', async (request: Request) => {
      const answer = await fetch(request);
      const { pathname } = new URL(request.url);
      if (pathname === '/api/front/activity/index/list') {
        const body = (await answer.json()) as { data: { productList: unknown[] }[] };
        return Response.json({
          ...body,
          data: body.data.map((offer, place) => ({
            ...offer,
            productList: offer.productList.slice(0, place === 0 ? 0 : 1),
          })),
        });
      }
      if (pathname !== '/api/front/merchant/street') return answer;
      const body = (await answer.json()) as { data: { list: unknown[] } };
      return Response.json({
        ...body,
        data: { ...body.data, list: body.data.list.slice(0, 1), total: 1 },
      });
    });
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    const second = (await screen.findByRole('heading', { name: 'Slow afternoons' })).closest(
      'section',
    )!;
    expect(within(second).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'This week only' })).toBeNull();
    const street = screen.getByRole('heading', { name: 'Stores' }).closest('section')!;
    expect(await within(street).findByText('Visit store')).toBeVisible();
    expect(within(street).queryByRole('list')).toBeNull();
  });

  it('shows the banner of the configuration from the next page on, to avoid a layout shift', async () => {
    const { user } = await openShop('/en/goods/goods_search?cid=3');
    expect(screen.queryByRole('button', { name: 'Close banner' })).toBeNull();
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    expect(await screen.findByRole('button', { name: 'Close banner' })).toBeVisible();
  });

  it('shows no banner from the cart to the order', async () => {
    const { user } = await openShop('/en/goods/goods_search?cid=3', { as: 'mali@lychee.test' });
    const close = () => screen.queryByRole('button', { name: 'Close banner' });
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    await screen.findByRole('button', { name: 'Close banner' });
    await user.click(screen.getAllByRole('link', { name: /^Cart/ })[0]!);
    const checkOut = await screen.findByRole('button', { name: 'Check out' });
    expect(close()).toBeNull();
    await user.click(checkOut);
    await screen.findByRole('button', { name: 'Place order' });
    expect(close()).toBeNull();
  });

  it('shows no banner and no error if the backend has no configuration call, and calls it once', async () => {
    const { calls, user } = await openShop('/en/goods/goods_search?cid=3', {
      absent: ['homeConfig'],
    });
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    await screen.findByRole('heading', { name: 'You may also like' });
    expect(screen.queryByRole('button', { name: 'Close banner' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(callsTo(calls, '/api/front/pc/home/get/config')).toHaveLength(1);
  });
});

describe('orders', () => {
  it('cancels after a confirmation', async () => {
    const { user, market } = await openShop('/en/users/order_list?orderStatus=0', {
      as: 'mali@lychee.test',
    });
    const order = market.state.masterOrders.find(
      ({ paid, cancelled, userId }) => !paid && !cancelled && userId === market.state.users[0]?.id,
    )!;
    await user.click((await screen.findAllByRole('button', { name: ofItem('Cancel order') }))[0]!);
    await user.click(await screen.findByRole('button', { name: 'Keep order' }));
    expect(order.cancelled).toBe(false);
    await user.click(screen.getAllByRole('button', { name: ofItem('Cancel order') })[0]!);
    await screen.findByRole('button', { name: 'Keep order' });
    await user.click(screen.getAllByRole('button', { name: ofItem('Cancel order') }).at(-1)!);
    await waitFor(() => expect(order.cancelled).toBe(true));
    expect(await screen.findByText('Your orders will appear here')).toBeVisible();
  });

  it('does not show an order of another user', async () => {
    const mali = await openShop('/en/', { as: 'mali@lychee.test' });
    const no = mali.market.state.masterOrders.find(
      ({ userId }) => userId === mali.market.state.users[0]?.id,
    )!.no;
    document.body.innerHTML = '';
    await openShop(`/en/order/order_detail?orderNo=${no}&orderStatus=0`, { as: 'som@lychee.test' });
    expect(await screen.findByText('This order does not exist')).toBeVisible();
    expect(screen.queryByText(no)).toBeNull();
  });
});
