// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';
import { goOffline, goOnline } from './set-online.ts';

const skeleton = () => document.querySelector('main .page-skeleton');
const path = () => window.location.pathname;
/** The last product, because the first ones are prefetched. */
const aProduct = () =>
  [...document.querySelectorAll<HTMLElement>('main a[href^="/en/goods_detail/"]')].at(-1)!;
const detailOf = (link: HTMLElement) =>
  `/api/front/product/detail/${link.getAttribute('href')?.split('/').at(-1)}`;
const addToCart = () => screen.findAllByRole('button', { name: 'Add to cart' });

afterEach(() => vi.restoreAllMocks());

describe('navigation to a slow page', () => {
  it('shows its skeleton after a delay, at its address, with one history entry', async () => {
    const { hold } = await openShop('/en/goods/top_one');
    const steps = window.history.length;
    const link = aProduct();
    const to = link.getAttribute('href');
    const release = hold(detailOf(link));
    fireEvent.click(link);
    // The current page stays visible during the delay.
    expect(skeleton()).toBeNull();
    expect(path()).toBe('/en/goods/top_one');
    await waitFor(() => expect(skeleton()).toHaveClass('page-skeleton__product'));
    expect(path()).toBe(to);
    expect(screen.getByRole('progressbar', { name: /Loading/ })).toBeInTheDocument();
    release();
    await addToCart();
    expect(skeleton()).toBeNull();
    expect(window.history.length).toBe(steps + 1);
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'Top sellers' });
  });

  it('is cancelled by a later click', async () => {
    const { hold, user, queryClient } = await openShop('/en/goods/top_one');
    const link = aProduct();
    const release = hold(detailOf(link));
    fireEvent.click(link);
    await waitFor(() => expect(skeleton()).not.toBeNull());
    await user.click(screen.getAllByRole('link', { name: 'Stores' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Stores' });
    release();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(path()).toBe('/en/merchant/merchant_street');
    expect(skeleton()).toBeNull();
  });

  it('keeps the page visible while only its query changes', async () => {
    const { hold, user } = await openShop('/en/goods/goods_search?cid=3');
    const release = hold('/api/front/product/list');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: /Fashion/ }));
    // Longer than the delay of a skeleton.
    await passTime(550);
    expect(skeleton()).toBeNull();
    release();
    await waitFor(() => expect(window.location.search).toContain('cid=1'));
  });

  it('closes the menu that is open or about to open', async () => {
    const { user } = await openShop('/en');
    const rail = screen.getByRole('navigation', { name: 'Categories' });
    const link = within(rail).getAllByRole('link')[2]!;
    await user.hover(link);
    await user.click(link);
    await passTime(250);
    expect(document.querySelector('.category-panel')).toBeNull();
  });

  it('closes a menu on history navigation', async () => {
    const { user } = await openShop('/en/goods/top_one');
    const header = within(screen.getAllByRole('banner')[0]!);
    await user.click(header.getByRole('button', { name: /English/ }));
    expect(await header.findByRole('link', { name: 'Français' })).toBeInTheDocument();
    fireEvent(window, new PopStateEvent('popstate'));
    expect(header.queryByRole('link', { name: 'Français' })).toBeNull();
  });
});

describe('a lost connection', () => {
  it('is shown as the reason, and the page reloads when it is restored', async () => {
    const { switches, user } = await openShop('/en/goods/top_one');
    switches.faults.set('productDetail', { fault: 'network' });
    await goOffline();
    await user.click(aProduct());
    expect(
      await screen.findByText('You are offline. Check your connection and try again.'),
    ).toBeVisible();
    switches.faults.clear();
    goOnline();
    await addToCart();
    expect(screen.queryByText('Loading failed')).toBeNull();
  });

  it('reloads the failed sections of a page when it is restored', async () => {
    const { switches } = await openShop('/en', { faults: { merchantStreet: 'network' } });
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    switches.faults.clear();
    goOnline();
    expect(await screen.findByRole('heading', { name: 'Stores' })).toBeVisible();
    expect(screen.queryByText('This part could not be loaded')).toBeNull();
  });

  it('is not shown as the reason if the shop cannot be reached', async () => {
    await openShop('/en/goods_detail/1001', { faults: { productDetail: 'network' } });
    expect(
      await screen.findByText('We cannot reach the shop right now. Try again in a moment.'),
    ).toBeVisible();
  });
});
