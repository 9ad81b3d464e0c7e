// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';
import { stubIntersection } from './stub-intersection.ts';

const STORES = '/en/users/collection_list?tab=stores';
const MALI = { as: 'mali@lychee.test' };
const SOM = { as: 'som@lychee.test' };

beforeEach(() => stubIntersection());

const undo = () => screen.findByRole('button', { name: 'Undo' });

describe('followed stores', () => {
  it('show rating, type and products, and can be unfollowed and followed again', async () => {
    const { user, market } = await openShop(STORES, MALI);
    const [follow] = await screen.findAllByRole('button', { name: /^Unfollow / });
    const name = follow!.getAttribute('aria-label')!.replace('Unfollow ', '');
    const row = follow!.closest('article')!;
    expect(await within(row).findByText('Store rating')).toBeInTheDocument();
    expect(await within(row).findAllByRole('img')).not.toHaveLength(0);
    expect(within(row).getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/merchant\/merchant\/home\?id=\d+$/),
    );
    const before = market.state.followedMerchants.length;
    await user.click(follow!);
    expect(await screen.findByText(`You no longer follow ${name}`)).toBeVisible();
    expect(market.state.followedMerchants).toHaveLength(before - 1);
    await user.click(await undo());
    expect(await screen.findByRole('button', { name: `Unfollow ${name}` })).toBeVisible();
    expect(market.state.followedMerchants).toHaveLength(before);
  });

  it('show an empty state', async () => {
    await openShop(STORES, SOM);
    expect(await screen.findByText('Stores you follow will appear here')).toBeVisible();
  });
});
