// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { syncServerTime } from '#/lib/clock.ts';
import { useToasts } from '#/shared/toasts/store.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { stubIntersection } from './stub-intersection.ts';
import { ofItem } from '#tests/of-item.ts';

const COUPONS = '/en/users/coupon_list';
const POINTS = '/en/users/points_list';
const MALI = { as: 'mali@lychee.test' };
const SOM = { as: 'som@lychee.test' };

beforeEach(() => stubIntersection());

describe('coupons', () => {
  it('list those that expire soon first, each with a link to its products', async () => {
    await openShop(COUPONS, MALI);
    expect(await screen.findByText(/^Expires soon: /)).toBeVisible();
    expect(screen.getByRole('link', { name: ofItem('Use', 'Anywhere on lychee') })).toHaveAttribute(
      'href',
      '/en/goods/goods_search',
    );
    expect(
      screen.getByRole('link', { name: ofItem('Use', 'All products in store') }),
    ).toHaveAttribute('href', '/en/merchant/merchant/home?id=1');
    expect(screen.getByRole('link', { name: ofItem('Use', 'This bag only') })).toHaveAttribute(
      'href',
      '/en/goods_detail/1001',
    );
    expect(screen.getByText(/^Valid from .*203[34]$/)).toBeVisible();
    // When it began is of no use any more.
    expect(screen.getAllByText(/^Until \d/).length).toBeGreaterThan(1);
    expect(screen.getAllByText(/^\d.* to \d/)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: ofItem('Use', 'Saved for later') })).toBeNull();
  });

  it('end and begin while the page is open', async () => {
    await openShop(COUPONS, MALI);
    expect(await screen.findByText(/^Expires soon: /)).toBeVisible();
    const links = () => screen.queryAllByRole('link', { name: /^Use/ }).length;
    const [before, waiting] = [links(), screen.getByText(/^Valid from .*203[34]$/)];
    // The clock of the backend, in eight years and more.
    await act(async () => syncServerTime('Thu, 01 Jun 2034 12:00:00 GMT'));
    await waitFor(() => expect(waiting).not.toBeInTheDocument());
    expect(screen.queryByText(/^Expires soon: /)).toBeNull();
    expect(screen.getAllByText(/^Expired on /).length).toBeGreaterThan(0);
    expect(links()).toBeLessThan(before);
    syncServerTime(new Date().toUTCString());
  });

  it.each([
    ['used', /^Used on /],
    ['lapsed', /^Expired on /],
  ])('that are %s show the date, without a link', async (tab, words) => {
    await openShop(`${COUPONS}?tab=${tab}`, MALI);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(1);
    expect(screen.queryByRole('link', { name: /^Use “/ })).toBeNull();
  });

  it('for several products list them', async () => {
    const { user, market } = await openShop(POINTS, MALI);
    const teapots = market.catalogue.coupons.find(({ name }) => name.en === 'Teapots only')!;
    market.state.userCoupons.find(
      ({ couponId, status }) => status === 0 && couponId === 13,
    )!.couponId = teapots.id;
    await user.click(
      await within(screen.getByRole('main')).findByRole('link', { name: /^Coupons/ }),
    );
    await user.click(await screen.findByRole('button', { name: ofItem('Use', 'Teapots only') }));
    const dialog = await screen.findByRole('dialog', { name: 'Products for “Teapots only”' });
    await waitFor(() => expect(within(dialog).getAllByRole('link').length).toBeGreaterThan(1));
    expect(within(dialog).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/en/goods_detail/${teapots.productIds[0]}`,
    );
  });

  it.each([
    ['', 'No coupons yet'],
    ['?tab=used', 'Coupons you have used will appear here'],
    ['?tab=lapsed', 'Expired coupons will appear here'],
  ])('show an empty state (%s)', async (query, words) => {
    await openShop(COUPONS + query, { as: 'som@lychee.test' });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('can be reloaded after an error', async () => {
    const { user, switches } = await openShop('/en/users/points_list', MALI);
    switches.faults.set('couponList', { fault: 'code500' });
    await user.click(
      await within(screen.getByRole('main')).findByRole('link', { name: /^Coupons/ }),
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    switches.faults.clear();
    await user.click(retry);
    expect(await screen.findByText('Anywhere on lychee')).toBeVisible();
  });
});

describe('points', () => {
  it('show the balances and the entries', async () => {
    await openShop(POINTS, MALI);
    for (const label of ['Current points', 'Points earned so far', 'Pending points'])
      expect(await screen.findByText(label)).toBeVisible();
    expect(await screen.findByText('\u2212180')).toBeVisible();
    expect(screen.getAllByText('Earned').length).toBeGreaterThan(2);
    expect(screen.getAllByText(/^\+/).length).toBeGreaterThan(2);
  });

  it('explain how they are earned', async () => {
    await openShop(`${POINTS}?tab=earn`, MALI);
    expect(await screen.findByRole('heading', { name: 'Pending at first' })).toBeVisible();
  });

  it('show an empty state for a new shopper', async () => {
    await openShop(POINTS, SOM);
    expect(await screen.findByText('No points yet')).toBeVisible();
  });

  it('are unavailable if the backend has none: the navigation hides them, and the call is not repeated', async () => {
    const { calls, user } = await openShop(POINTS, {
      ...MALI,
      absent: ['pointsAccount', 'pointsList'],
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This shop has no points programme' }),
    ).toBeVisible();
    const rail = () => within(screen.getByRole('navigation', { name: 'My account' }));
    await user.click(await rail().findByRole('link', { name: /^Coupons/ }));
    await screen.findByText('Anywhere on lychee');
    expect(rail().queryByRole('link', { name: 'Points' })).toBeNull();
    expect(callsTo(calls, '/api/front/user/center/my/integral')).toHaveLength(1);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('have an entry in the navigation if the backend has them', async () => {
    await openShop(COUPONS, MALI);
    expect(
      await within(screen.getByRole('navigation', { name: 'My account' })).findByRole('link', {
        name: 'Points',
      }),
    ).toHaveAttribute('href', '/en/users/points_list');
  });
});
