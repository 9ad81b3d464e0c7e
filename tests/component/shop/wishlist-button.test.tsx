// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OFF_SHELF_IDS } from '#mocks/demo/catalogue/special.ts';
import { isCollected } from '#mocks/market/collect.ts';
import { testMarket } from '#mocks/test.ts';
import { signInByToast } from './open-panel.tsx';
import { callsTo, openShop } from './open-shop.tsx';

const BAG = 1001;
const ADD = '/api/front/collect/batch/product';
const SOM = { as: 'som@lychee.test' };
const heart = (name: RegExp) => screen.findByRole('button', { name });
const wish = () => heart(/^Add to wish list$/);
const wished = () => heart(/^In wish list$/);

describe('the wishlist button', () => {
  it('updates optimistically', async () => {
    const { user, market, hold } = await openShop(`/en/goods_detail/${BAG}`, SOM);
    const release = hold(ADD);
    const som = market.state.users.find(({ email }) => email === SOM.as)!;
    await user.click(await wish());
    expect(await wished()).toHaveAttribute('aria-pressed', 'true');
    expect(isCollected(market, som.id, BAG)).toBe(false);
    release();
    await waitFor(() => expect(isCollected(market, som.id, BAG)).toBe(true));
    expect(await wished()).toHaveAttribute('aria-pressed', 'true');
  });

  it('rolls back if the market refuses, even if the product cannot be refetched', async () => {
    const { user, market, hold, switches } = await openShop(`/en/goods_detail/${BAG}`, SOM);
    const release = hold(ADD);
    switches.faults.set('collectProductBatch', { fault: 'code500', times: 1 });
    await user.click(await wish());
    await wished();
    switches.faults.set('productDetail', { fault: 'network' });
    release();
    expect(await wish()).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(
      market.state.collectedProducts.filter(({ productId }) => productId === BAG).length,
    ).toBeLessThan(2);
  });
});

describe('recently viewed products and wishlist of a guest', () => {
  it('are those of the account after sign-in', async () => {
    const { user, market } = await openShop(`/en/goods_detail/${BAG}`);
    const viewed = () => window.localStorage.getItem('lychee.viewed');
    await waitFor(() => expect(viewed()).toContain(`"id":${BAG}`));
    const som = market.state.users.find(({ email }) => email === SOM.as)!;
    await user.click(await wish());
    await signInByToast(user, SOM.as);
    await wished();
    await waitFor(() => expect(isCollected(market, som.id, BAG)).toBe(true));
    expect(viewed()).toContain(`"id":${BAG}`);
  });

  it('accept a product that is already on the wishlist of the account', async () => {
    const { state } = testMarket().market;
    const mali = state.users.find(({ email }) => email === 'mali@lychee.test')!;
    const liked = state.collectedProducts.find(
      ({ userId, productId }) => userId === mali.id && !OFF_SHELF_IDS.has(productId),
    )!;
    const { user, calls } = await openShop(`/en/goods_detail/${liked.productId}`);
    await user.click(await wish());
    await signInByToast(user, 'mali@lychee.test');
    expect(await screen.findByText('1 item added to your wish list')).toBeVisible();
    expect(await wished()).toHaveAttribute('aria-pressed', 'true');
    expect(callsTo(calls, ADD)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
