// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';

const MALI = { as: 'mali@lychee.test' };

describe('a review on the product page', () => {
  it('shows no broken characters of a masked name and no picture named []', async () => {
    const { market } = await openShop('/en/users/evaluation_list', MALI);
    const { productId, comment } = market.state.reviews.find(({ reply }) => reply)!;
    cleanup();
    await openShop(`/en/goods_detail/${productId}`, {
      ...MALI,
      before: (fresh) => {
        fresh.state.users.find(({ email }) => email === MALI.as)!.nickname = 'Dao\udf38';
        for (const review of fresh.state.reviews) review.pictures = ['[]'];
      },
    });
    const review = (await screen.findByText(comment)).closest('article')!;
    expect(within(review).getByText('D**')).toBeVisible();
    expect(within(review).queryByRole('button')).toBeNull();
  });
});
