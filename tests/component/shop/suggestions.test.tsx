// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo, openShop } from './open-shop.tsx';

const STORES = '/api/front/merchant/search/list';
const box = () => screen.getByRole('combobox', { name: 'Search' });
const list = () => screen.findByRole('listbox', { name: 'Search suggestions' });
const inHand = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

/** Types all letters before any time passes. */
function typeAtOnce(text: string) {
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.input(box(), { target: { value: text.slice(0, end) } });
}

describe('the search box', () => {
  // The first test: later ones find its code loaded.
  it('stays closed if Escape is pressed while its code is loading', async () => {
    await openShop('/en/');
    fireEvent.focus(box());
    fireEvent.keyDown(box(), { key: 'Escape' });
    await act(async () => void (await import('#/layout/search-menu.tsx')));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('suggests popular searches, and recent ones once there are any', async () => {
    const { user } = await openShop('/en/');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await user.click(box());
    expect(within(await list()).getByRole('group', { name: 'Popular searches' })).toBeVisible();
    expect(within(await list()).queryByRole('group', { name: 'Recent searches' })).toBeNull();
    await user.type(box(), 'teapot{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?title=teapot'));
    await user.clear(box());
    expect(
      within(within(await list()).getByRole('group', { name: 'Recent searches' })).getByRole(
        'option',
        { name: 'teapot' },
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull();
    expect(box()).toHaveFocus();
  });

  it('suggests products with their prices and marks the typed letters', async () => {
    const { user } = await openShop('/en/');
    await user.type(box(), 'teapot');
    const products = await within(await list()).findByRole('group', { name: 'Products' });
    const [first] = within(products).getAllByRole('option');
    expect(first).toHaveTextContent(/\$\d+/);
    expect(first!.querySelector('mark')).toHaveTextContent(/^teapot$/i);
    await user.click(first!);
    await waitFor(() => expect(window.location.pathname).toMatch(/goods_detail/));
  });

  it('shows words beside products, a store with its rating, and the number of results', async () => {
    const { user } = await openShop('/en/');
    await user.type(box(), 'leather');
    const found = await screen.findByRole('button', { name: /^All \d+ results for “leather”$/ });
    const groups = within(await list()).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(
      expect.arrayContaining(['Products', 'Matching stores']),
    );
    const store = within(screen.getByRole('group', { name: 'Matching stores' }));
    expect(store.getByRole('img', { name: /out of 5/ })).toBeVisible();
    await user.click(found);
    await waitFor(() => expect(window.location.search).toBe('?title=leather'));
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.clear(box());
    expect(await screen.findByRole('button', { name: 'Clear recent searches' })).toBeVisible();
    typeAtOnce('leat');
    expect(screen.queryByRole('button', { name: 'Clear recent searches' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^All/ })).toBeNull();
    expect(
      await screen.findByRole('button', { name: /^All \d+ results for “leat”$/ }),
    ).toBeVisible();
  });

  it('is controlled by arrow keys, Enter, Delete and Escape, and keeps the focus', async () => {
    const { user } = await openShop('/en/goods/goods_search');
    window.localStorage.setItem('lychee.searches', JSON.stringify(['lamp', 'tent']));
    await user.click(box());
    await list();
    await user.keyboard('{ArrowDown}');
    expect(inHand()).toHaveTextContent('lamp');
    expect(inHand()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('option', { name: 'lamp' })).toBeNull();
    expect(inHand()).toHaveTextContent('tent');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await list();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?title=tent'));
  });

  it('closes its list when the focus moves to the popular searches below it, or out of the form', async () => {
    const { user } = await openShop('/en/goods/goods_search');
    const [word] = await within(
      screen.getByRole('list', { name: 'Popular searches' }),
    ).findAllByRole('link');
    for (const next of [word!, screen.getAllByRole('link', { name: 'My orders' })[0]!]) {
      await user.click(box());
      await list();
      next.focus();
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      expect(next).toHaveFocus();
    }
  });

  it('finds categories and stores, and requests stores after a debounce', async () => {
    const { user, calls } = await openShop('/en/');
    await user.click(box());
    typeAtOnce('shoes');
    expect(await screen.findByRole('option', { name: 'Shoes & bags' })).toBeVisible();
    await user.clear(box());
    typeAtOnce('audio');
    expect(await screen.findByRole('option', { name: /Voltaic Audio/ })).toBeVisible();
    const asked = callsTo(calls, STORES).map(({ url }) =>
      new URL(url).searchParams.get('keywords'),
    );
    expect(asked).toContain('audio');
    expect(asked.length).toBeLessThan(5);
    await user.click(screen.getByRole('option', { name: /Voltaic Audio/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('renders stored HTML as text', async () => {
    const { user } = await openShop('/en/');
    const words = '<img src=x onerror=alert(1)>';
    window.localStorage.setItem(
      'lychee.searches',
      JSON.stringify([words, { toString: 'x' }, null]),
    );
    await user.click(box());
    expect(await screen.findByRole('option', { name: words })).toBeVisible();
    expect(document.querySelector('img[onerror]')).toBeNull();
  });

  it('works if the stores cannot be loaded', async () => {
    const { user, switches } = await openShop('/en/');
    switches.faults.set('merchantSearch', { fault: 'code500' });
    await user.type(box(), 'shoes');
    expect(await screen.findByRole('option', { name: 'Shoes & bags' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
