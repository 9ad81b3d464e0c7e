// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '../../../src/features/toasts/store.ts';
import { callsTo, openShop } from './open-shop.tsx';

const WISHES = '/en/users/collection_list';
const STORES = '/en/users/collection_list?tab=stores';
const COUPONS = '/en/users/coupon_list';
const POINTS = '/en/users/points_list';
const MALI = { as: 'mali@lychee.test' };
const SOM = { as: 'som@lychee.test' };

/** All that is asked for when it comes near is near: there is no layout here. */
class SeenAtOnce {
  readonly #tell: (seen: { isIntersecting: boolean }[]) => void;
  constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {}
  unobserve() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', SeenAtOnce));

const hearts = () => screen.findAllByRole('button', { name: /^Remove “.*” from the wish list$/ });
const nameOf = (heart: HTMLElement) =>
  /“(.*)”/.exec(heart.getAttribute('aria-label') ?? '')?.[1] ?? '';
/** How many the list says there are, which the rail says too. */
const countSaid = (words: string) => screen.findByText(words, { selector: '.wish-bar *' });
const undo = () => screen.findByRole('button', { name: 'Undo' });

describe('the wish list', () => {
  it('says how many there are, what is sold out with a way on, and that some have gone', async () => {
    await openShop(WISHES, MALI);
    expect(await hearts()).toHaveLength(12);
    expect(await countSaid('16 items')).toBeVisible();
    expect(
      await within(screen.getByRole('navigation', { name: 'My account' })).findByText('16 items'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Sold out')).toBeVisible();
    expect(
      (await screen.findAllByRole('link', { name: /^(Similar products|From this store)$/ }))[0],
    ).toHaveAttribute('href', expect.stringMatching(/goods_search\?title=|merchant\/home/));
    expect(await screen.findByText(/1 item of your wish list is no longer sold/)).toBeVisible();
  });

  it('takes one off at once, twice clicked or not, and brings it back', async () => {
    const { user, market, calls } = await openShop(WISHES, MALI);
    const before = market.state.collectedProducts.length;
    const [heart] = await hearts();
    const name = nameOf(heart!);
    await user.dblClick(heart!);
    expect(await screen.findByText(`“${name}” removed from the wish list`)).toBeVisible();
    expect(market.state.collectedProducts).toHaveLength(before - 1);
    expect(callsTo(calls, '/api/front/collect/delete/product')).toHaveLength(1);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: heart!.getAttribute('aria-label')! })).toBeNull(),
    );
    await user.click(await undo());
    expect(
      await screen.findByRole('button', { name: heart!.getAttribute('aria-label')! }),
    ).toBeVisible();
    expect(market.state.collectedProducts).toHaveLength(before);
  });

  it('leaves the next one alone, which has moved under a second click', async () => {
    const { user, market } = await openShop(WISHES, MALI);
    const before = market.state.collectedProducts.length;
    const [first, second] = await hearts();
    // However long a busy machine takes between the clicks.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await user.click(first!);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: first!.getAttribute('aria-label')! })).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: second!.getAttribute('aria-label')! }));
    clock.mockRestore();
    expect(await screen.findByText(`“${nameOf(first!)}” removed from the wish list`)).toBeVisible();
    expect(screen.getByRole('button', { name: second!.getAttribute('aria-label')! })).toBeVisible();
    expect(market.state.collectedProducts).toHaveLength(before - 1);
  });

  it('leads a keyboard to the way back, and from there to the heading', async () => {
    const { user } = await openShop(WISHES, MALI);
    (await hearts())[0]!.focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await undo()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('removes several at once', async () => {
    const { user, market } = await openShop(WISHES, MALI);
    await hearts();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    expect(screen.getByRole('button', { name: 'Remove selected' })).toBeDisabled();
    const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    await user.click(boxes[0]!);
    await user.click(boxes[1]!);
    expect(screen.getByText('2 items selected')).toBeVisible();
    const before = market.state.collectedProducts.map(({ productId }) => productId);
    await user.click(screen.getByRole('button', { name: 'Remove selected' }));
    expect(await screen.findByText('2 items removed from the wish list')).toBeVisible();
    expect(await countSaid('14 items')).toBeVisible();
    await user.click(await undo());
    expect(await countSaid('16 items')).toBeVisible();
    expect(market.state.collectedProducts.map(({ productId }) => productId).toSorted()).toEqual(
      before.toSorted(),
    );
  });

  it('keeps what is selected when it could not be removed, by a session that is over or by the market', async () => {
    const { user, market, switches } = await openShop(WISHES, MALI);
    await hearts();
    const before = market.state.collectedProducts.length;
    await user.click(screen.getByRole('button', { name: 'Select' }));
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).slice(0, 3))
      await user.click(box);
    const remove = screen.getByRole('button', { name: 'Remove selected' });
    switches.faults.set('collectProductDelete', { fault: 'code500' });
    await user.click(remove);
    await waitFor(() =>
      expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(12),
    );
    expect(screen.getByText('3 items selected')).toBeVisible();
    switches.faults.clear();

    market.state.sessions = [];
    await new Promise((resolve) => setTimeout(resolve, 500));
    await user.click(remove);
    const panel = await screen.findByRole('dialog');
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('3 items selected')).toBeVisible();
    expect(
      screen.getAllByRole('checkbox', { name: /^Select (?!all)/, checked: true }),
    ).toHaveLength(3);
    expect(remove).toHaveFocus();
    expect(market.state.collectedProducts).toHaveLength(before);
  });

  it('puts goods with one option into the cart by one click, and asks for the option of others', async () => {
    const { user, market } = await openShop(WISHES, MALI);
    const of = (single: boolean) =>
      market.state.collectedProducts
        .map(({ productId }) => market.catalogue.products.find(({ id }) => id === productId)!)
        .filter(({ skus }) => (skus.length === 1) === single);
    await hearts();
    const pieces = () => market.state.cart.reduce((sum, { quantity }) => sum + quantity, 0);
    const before = pieces();
    await user.click(screen.getByRole('button', { name: `Add to cart: ${of(true)[0]!.name.en}` }));
    expect(await screen.findByText('Added to cart')).toBeVisible();
    expect(pieces()).toBe(before + 1);
    const shown = of(false).find(({ name }) =>
      screen.queryByRole('button', { name: `Add to cart: ${name.en}` }),
    )!;
    await user.click(screen.getByRole('button', { name: `Add to cart: ${shown.name.en}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose an option' });
    await user.click(await within(dialog).findByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(pieces()).toBe(before + 2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('puts a product back that the market keeps, and says why', async () => {
    const { user, switches } = await openShop(WISHES, MALI);
    switches.faults.set('collectProductDelete', { fault: 'code500' });
    const [heart] = await hearts();
    await user.click(heart!);
    expect(await screen.findByText('System exception')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: heart!.getAttribute('aria-label')! }),
    ).toBeVisible();
  });

  it('is empty for a new shopper, with a way on', async () => {
    await openShop(WISHES, SOM);
    expect(await screen.findByText('Products you like will appear here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/en');
  });

  it('goes to its last page when there are no more', async () => {
    await openShop(`${WISHES}?page=9`, MALI);
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
  });
});

describe('followed stores', () => {
  it('show rating, type and goods, and are unfollowed and followed again', async () => {
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

  it('say so when there are none', async () => {
    await openShop(STORES, SOM);
    expect(await screen.findByText('Stores you follow will appear here')).toBeVisible();
  });
});

describe('coupons', () => {
  it('stand in tabs, with what is soon over first and a way to where they can be used', async () => {
    await openShop(COUPONS, MALI);
    expect(await screen.findByText(/^Expires soon: /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Use “Anywhere on lychee”' })).toHaveAttribute(
      'href',
      '/en/goods/goods_search',
    );
    expect(screen.getByRole('link', { name: 'Use “All products in store”' })).toHaveAttribute(
      'href',
      '/en/merchant/merchant/home?id=1',
    );
    expect(screen.getByRole('link', { name: 'Use “This bag only”' })).toHaveAttribute(
      'href',
      '/en/goods_detail/1001',
    );
    expect(screen.getByText(/^Usable from 203[34]/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Use “Saved for later”' })).toBeNull();
  });

  it.each([
    ['used', /^Used on /],
    ['lapsed', /^Expired on /],
  ])('that are %s say when, and lead nowhere', async (tab, words) => {
    await openShop(`${COUPONS}?tab=${tab}`, MALI);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(1);
    expect(screen.queryByRole('link', { name: /^Use “/ })).toBeNull();
  });

  it('for several goods list them', async () => {
    const { user, market } = await openShop(POINTS, MALI);
    const teapots = market.catalogue.coupons.find(({ name }) => name.en === 'Teapots only')!;
    market.state.userCoupons.find(
      ({ couponId, status }) => status === 0 && couponId === 13,
    )!.couponId = teapots.id;
    await user.click(await screen.findByRole('link', { name: /^Coupons/ }));
    await user.click(await screen.findByRole('button', { name: 'Use “Teapots only”' }));
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
  ])('that are not there are told (%s)', async (query, words) => {
    await openShop(COUPONS + query, { as: 'som@lychee.test' });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('that cannot be read can be tried again', async () => {
    const { user, switches } = await openShop('/en/users/points_list', MALI);
    switches.faults.set('couponList', { fault: 'code500' });
    await user.click(await screen.findByRole('link', { name: /^Coupons/ }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    switches.faults.clear();
    await user.click(retry);
    expect(await screen.findByText('Anywhere on lychee')).toBeVisible();
  });
});

describe('points', () => {
  it('are told in four figures and row by row, page by page', async () => {
    await openShop(POINTS, MALI);
    for (const label of ['Current points', 'Points earned so far', 'Frozen points'])
      expect(await screen.findByText(label)).toBeVisible();
    expect(await screen.findByText('\u2212180')).toBeVisible();
    expect(screen.getAllByText('Earned').length).toBeGreaterThan(2);
    expect(screen.getAllByText(/^\+/).length).toBeGreaterThan(2);
  });

  it('tell how they are earned', async () => {
    await openShop(`${POINTS}?tab=earn`, MALI);
    expect(await screen.findByRole('heading', { name: 'Frozen at first' })).toBeVisible();
  });

  it('are not there yet for a new shopper', async () => {
    await openShop(POINTS, SOM);
    expect(await screen.findByText('No points yet')).toBeVisible();
  });

  it('are said not to be there where the backend has none; the rail hides them and nobody asks twice', async () => {
    const { calls, user } = await openShop(POINTS, {
      ...MALI,
      absent: ['pointsAccount', 'pointsList'],
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This shop has no points' }),
    ).toBeVisible();
    const rail = screen.getByRole('navigation', { name: 'My account' });
    await user.click(await within(rail).findByRole('link', { name: /^Coupons/ }));
    await screen.findByText('Anywhere on lychee');
    expect(within(rail).queryByRole('link', { name: 'Points' })).toBeNull();
    expect(callsTo(calls, '/api/front/user/center/my/integral')).toHaveLength(1);
    expect(useToasts.getState().toasts).toEqual([]);
  });

  it('have an entry in the rail where the backend has them', async () => {
    await openShop(COUPONS, MALI);
    expect(
      await within(screen.getByRole('navigation', { name: 'My account' })).findByRole('link', {
        name: 'Points',
      }),
    ).toHaveAttribute('href', '/en/users/points_list');
  });
});
