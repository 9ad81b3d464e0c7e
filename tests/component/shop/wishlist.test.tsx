// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsTo, openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';
import { stubIntersection } from './stub-intersection.ts';

const WISHES = '/en/users/collection_list';
const MALI = { as: 'mali@lychee.test' };
const SOM = { as: 'som@lychee.test' };

beforeEach(() => stubIntersection());

const hearts = () => screen.findAllByRole('button', { name: /^Remove “.*” from your wish list$/ });
const nameOf = (heart: HTMLElement) =>
  /“(.*)”/.exec(heart.getAttribute('aria-label') ?? '')?.[1] ?? '';
/** The count in the list; the navigation shows it too. */
const findCount = (words: string) => screen.findByText(words, { selector: '.wishlist__wishBar *' });
const undo = () => screen.findByRole('button', { name: 'Undo' });

describe('the wishlist', () => {
  it('shows the count, sold-out products with alternatives, and that some are no longer sold', async () => {
    await openShop(WISHES, MALI);
    expect(await hearts()).toHaveLength(12);
    expect(await findCount('16 items')).toBeVisible();
    expect(
      await within(screen.getByRole('navigation', { name: 'My account' })).findByText('16 items'),
    ).toBeInTheDocument();
    expect(await screen.findByText('Sold out')).toBeVisible();
    expect(
      (await screen.findAllByRole('link', { name: /^(Similar products|From this store)$/ }))[0],
    ).toHaveAttribute('href', expect.stringMatching(/goods_search\?title=|merchant\/home/));
    expect(await screen.findByText(/1 item in your wish list is no longer sold/)).toBeVisible();
  });

  it('removes one product per double click, and restores it', async () => {
    const { user, market, calls } = await openShop(WISHES, MALI);
    const before = market.state.collectedProducts.length;
    const [heart] = await hearts();
    const name = nameOf(heart!);
    await user.dblClick(heart!);
    expect(await screen.findByText(`“${name}” removed from your wish list`)).toBeVisible();
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

  it('keeps the next product, which moves under the second click', async () => {
    const { user, market } = await openShop(WISHES, MALI);
    const before = market.state.collectedProducts.length;
    const [first, second] = await hearts();
    // Both clicks are within the debounce, however slow the machine is.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await user.click(first!);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: first!.getAttribute('aria-label')! })).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: second!.getAttribute('aria-label')! }));
    clock.mockRestore();
    expect(
      await screen.findByText(`“${nameOf(first!)}” removed from your wish list`),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: second!.getAttribute('aria-label')! })).toBeVisible();
    expect(market.state.collectedProducts).toHaveLength(before - 1);
  });

  it('moves the keyboard focus to the undo button, and to the heading after Escape', async () => {
    const { user } = await openShop(WISHES, MALI);
    (await hearts())[0]!.focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await undo()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('removes several products together', async () => {
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
    expect(await screen.findByText('2 items removed from your wish list')).toBeVisible();
    expect(await findCount('14 items')).toBeVisible();
    await user.click(await undo());
    expect(await findCount('16 items')).toBeVisible();
    expect(market.state.collectedProducts.map(({ productId }) => productId).toSorted()).toEqual(
      before.toSorted(),
    );
  });

  it('keeps the selection if the removal fails or the session has expired', async () => {
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
    await passTime(500);
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

  it('adds a product with one option to the cart by one click, and opens the options of others', async () => {
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

  it('rolls back a refused removal, and shows why', async () => {
    const { user, switches } = await openShop(WISHES, MALI);
    switches.faults.set('collectProductDelete', { fault: 'code500' });
    const [heart] = await hearts();
    await user.click(heart!);
    expect(await screen.findByText('System exception')).toBeVisible();
    expect(
      await screen.findByRole('button', { name: heart!.getAttribute('aria-label')! }),
    ).toBeVisible();
  });

  it('is empty for a new shopper', async () => {
    await openShop(WISHES, SOM);
    expect(await screen.findByText('Products you like will appear here')).toBeVisible();
  });

  it('redirects to its last page', async () => {
    await openShop(`${WISHES}?page=9`, MALI);
    await waitFor(() => expect(window.location.search).toBe('?page=2'));
  });
});
