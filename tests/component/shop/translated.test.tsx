// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { findLostTexts } from '#tests/react-texts.ts';
import { imitateTranslator } from '#tests/translator.ts';
import { ALL, CLUTCH, openCart, SHOES } from './open-cart.tsx';
import { MALI, openCheckout } from './open-checkout.tsx';
import { openPanel } from './open-panel.tsx';
import { openShop } from './open-shop.tsx';
import { settle } from './settle.ts';
import { stubIntersection } from './stub-intersection.ts';
import { ofItem } from '#tests/of-item.ts';

let stop: () => void;
beforeEach(() => {
  stop = imitateTranslator();
});
afterEach(() => stop());

type Shop = Pick<Awaited<ReturnType<typeof openShop>>, 'queryClient'>;

/** Expects that every text is shown that React has rendered, once nothing is loading and after each step. */
async function expectTexts({ queryClient }: Shop, steps: readonly (() => Promise<unknown>)[] = []) {
  for (const step of [() => Promise.resolve(), ...steps]) {
    await step();
    await settle(queryClient);
    expect(document.querySelector('#root font, body font')).not.toBeNull();
    expect(findLostTexts()).toEqual([]);
  }
}

describe('a translated page shows', () => {
  it('the price of the selected option, and what is added to the cart', async () => {
    const shop = await openShop(`/en/goods_detail/${FEATURED_ID}`, { as: MALI });
    const { user } = shop;
    await expectTexts(shop, [
      async () => user.click(await screen.findByText('Moss')),
      () => user.click(screen.getByText('Large 36 cm')),
      () => user.click(screen.getByRole('button', { name: ofItem('Increase quantity') })),
      async () => {
        await user.click(screen.getAllByRole('button', { name: 'Add to cart' })[0]!);
        await screen.findByText('Added to cart');
      },
    ]);
  });

  it('the total of the selected lines, of changed quantities and of what is left', async () => {
    stubIntersection();
    const shop = await openCart(ALL);
    const { user, row, press, name } = shop;
    await expectTexts(shop, [
      () => user.click(within(row(SHOES)).getByRole('checkbox')),
      () => press(CLUTCH, 'Increase quantity'),
      async () => {
        await press(CLUTCH, 'Remove');
        await screen.findByText(`“${name(CLUTCH)}” removed from the cart`);
      },
      () => user.click(within(row(SHOES)).getByRole('checkbox')),
    ]);
  });

  it('the discount of a coupon', async () => {
    const shop = await openCheckout(MALI);
    await expectTexts(shop, [
      async () => {
        const coupons = await screen.findByRole('region', { name: 'Coupons' });
        await shop.user.click(within(coupons).getAllByRole('button', { pressed: false })[0]!);
        await screen.findByText('Coupon discount');
      },
    ]);
  });

  it('every form of the sign-in panel', async () => {
    const shop = await openPanel('email', { visitor: true });
    const { tab, press } = shop;
    await expectTexts(shop, [
      () => tab('Phone'),
      () => press('Use a code'),
      () => press('Use password'),
      () => press('Create account'),
      () => press('Sign in'),
      () => tab('Email'),
      () => press('Forgot password?'),
      () => press('Back'),
    ]);
  });
});
