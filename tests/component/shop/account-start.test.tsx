// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';

const MALI = 'mali@lychee.test';
const SOM = 'som@lychee.test';

const part = (name: string) => screen.findByRole('region', { name });
const linksOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');

describe('the start page of the account', () => {
  it('shows what waits for the shopper, each one press away', async () => {
    const { market } = await openShop('/en/users', { as: MALI });
    const addresses = {
      'Waiting for payment': /^\/en\/order\/order_detail\?orderNo=\w+&orderStatus=0$/,
      'Parcels on their way': /^\/en\/order\/order_detail\?orderNo=\w+&orderStatus=1#parcel-\w+$/,
      'Refunds in progress': /^\/en\/order\/refund_detail\?orderNo=\w+$/,
      'Waiting for your review': /^\/en\/users\/evaluation_confirm\?orderNo=\w+&line=\d+$/,
      'Coupons that end soon': /^\/en\/users\/coupon_list$/,
    };
    for (const [name, address] of Object.entries(addresses)) {
      const [all, ...rows] = linksOf(await part(name));
      expect(all, name).toMatch(/^\/en\/users\/\w+_list/);
      expect(rows.length, name).toBeGreaterThan(0);
      expect(rows.length, name).toBeLessThanOrEqual(3);
      for (const row of rows) expect(row).toMatch(address);
    }
    // Refunds that are done or refused are left out.
    const open = market.state.refunds.filter(({ status }) => status === 0 || status === 2);
    expect(linksOf(await part('Refunds in progress')).slice(1)).toHaveLength(
      Math.min(3, open.length),
    );
    expect(await screen.findByRole('link', { name: /^[\d,]+ Points$/ })).toBeVisible();
  });

  it('says that nothing waits', async () => {
    await openShop('/en/users', {
      as: SOM,
      before: ({ state }) => {
        state.userCoupons = [];
      },
    });
    expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Parcels on their way' })).toBeNull();
  });

  it('shows the other parts if one fails, and has no points on a backend without them', async () => {
    const { switches, user } = await openShop('/en/users', {
      as: MALI,
      profile: 'as-is',
      faults: { orderList: 'code500' },
    });
    await part('Refunds in progress');
    expect(screen.queryByRole('link', { name: /Points$/ })).toBeNull();
    expect(screen.getByText('This part could not be loaded')).toBeVisible();
    switches.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await part('Parcels on their way');
  });
});
