// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShop } from './open-shop.tsx';

const skeleton = () => document.querySelector('main .page-skel');
const path = () => window.location.pathname;
/** The first ones are prefetched. */
const aProduct = () =>
  [...document.querySelectorAll<HTMLElement>('main a[href^="/en/goods_detail/"]')].at(-1)!;
const addToCart = () => screen.findAllByRole('button', { name: 'Add to cart' });

afterEach(() => vi.restoreAllMocks());

function setLine(isUp: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isUp);
  act(() => void window.dispatchEvent(new Event(isUp ? 'online' : 'offline')));
}

describe('a page that is slow to come', () => {
  it('is stood in for by its skeleton after a moment, at its address, with one step back', async () => {
    const { switches, user } = await openShop('/en/goods/top_one');
    const steps = window.history.length;
    switches.delay = 900;
    const link = aProduct();
    const to = link.getAttribute('href');
    await user.click(link);
    // Until then the page that is left keeps standing.
    expect(skeleton()).toBeNull();
    expect(path()).toBe('/en/goods/top_one');
    await waitFor(() => expect(skeleton()).toHaveClass('page-skel--product'));
    expect(path()).toBe(to);
    expect(screen.getByRole('progressbar', { name: /Loading/ })).toBeInTheDocument();
    await addToCart();
    expect(skeleton()).toBeNull();
    expect(window.history.length).toBe(steps + 1);
    switches.delay = 0;
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Top sellers' });
  });

  it('gives way to a later click', async () => {
    const { switches, user } = await openShop('/en/goods/top_one');
    switches.delay = 900;
    await user.click(aProduct());
    await waitFor(() => expect(skeleton()).not.toBeNull());
    switches.delay = 0;
    await user.click(screen.getAllByRole('link', { name: 'Store street' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Store street' });
    await new Promise((done) => setTimeout(done, 1000));
    expect(path()).toBe('/en/merchant/merchant_street');
    expect(skeleton()).toBeNull();
  });

  it('keeps what stands while its own choices are on their way', async () => {
    const { switches, user } = await openShop('/en/goods/goods_search?cid=3');
    switches.delay = 700;
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: /Fashion/ }));
    await new Promise((done) => setTimeout(done, 550));
    expect(skeleton()).toBeNull();
    await waitFor(() => expect(window.location.search).toContain('cid=1'));
  });

  it('closes menus: the one that is open, and the one that was about to open', async () => {
    const { user } = await openShop('/en');
    const rail = screen.getByRole('navigation', { name: 'Categories' });
    const link = within(rail).getAllByRole('link')[2]!;
    await user.hover(link);
    await user.click(link);
    await new Promise((done) => setTimeout(done, 250));
    expect(document.querySelector('.mega')).toBeNull();
  });

  it('closes a menu on a step through the history', async () => {
    const { user } = await openShop('/en/goods/top_one');
    await user.click(screen.getByRole('button', { name: /English/ }));
    expect(screen.getByRole('link', { name: 'Français' })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('link', { name: 'Français' })).toBeNull();
  });
});

describe('a line that is down', () => {
  it('is named as the reason, and the page comes by itself once it is back', async () => {
    const { switches, user } = await openShop('/en/goods/top_one');
    switches.faults.set('productDetail', { fault: 'network' });
    setLine(false);
    expect(
      await screen.findByText('You are offline, we try again once you are back'),
    ).toBeInTheDocument();
    await user.click(aProduct());
    expect(await screen.findByText('No connection, check it and try again')).toBeVisible();
    switches.faults.clear();
    setLine(true);
    await addToCart();
    expect(screen.queryByText('Loading failed')).toBeNull();
  });

  it('brings back the parts of a page that it cost', async () => {
    const { switches } = await openShop('/en', { faults: { merchantStreet: 'network' } });
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    switches.faults.clear();
    setLine(true);
    expect(await screen.findByRole('heading', { name: 'Store street' })).toBeVisible();
    expect(screen.queryByText('This part could not be loaded')).toBeNull();
  });

  it('is not named when it is the shop that cannot be reached', async () => {
    await openShop('/en/goods_detail/1001', { faults: { productDetail: 'network' } });
    expect(
      await screen.findByText('The shop cannot be reached now, try again in a moment'),
    ).toBeVisible();
  });
});
