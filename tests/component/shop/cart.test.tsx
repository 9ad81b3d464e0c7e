// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, removeLines } from '../../../mocks/market/cart.ts';
import type { Market } from '../../../mocks/market/market.ts';
import { playScenario } from '../../../mocks/market/sandbox.ts';
import { closeStore } from '../../../mocks/market/stores.ts';
import { setOnShelf, setStock } from '../../../mocks/market/stock.ts';
import { profileBy } from '../../../mocks/profiles/all.ts';
import type { CheckboxProps } from '../../../src/ui/check.tsx';
import { toMinor } from '../../../src/lib/money.ts';
import { callsTo, openShop } from './open-shop.tsx';

const CART = '/en/order/shopping_cart';
const MALI = { as: 'mali@lychee.test' };
const SOM = 'som@lychee.test';

const rendered = vi.hoisted(() => ({ boxes: [] as string[] }));
vi.mock('../../../src/ui/check.tsx', async (load) => {
  const { Checkbox, ...rest } = await load<typeof import('../../../src/ui/check.tsx')>();
  return {
    ...rest,
    Checkbox: (props: CheckboxProps) => {
      rendered.boxes.push(props['aria-label'] ?? '');
      return <Checkbox {...props} />;
    },
  };
});

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
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', SeenAtOnce));

const idOf = (market: Market, email: string) =>
  market.state.users.find((user) => user.email === email)!.id;
const nameOf = (market: Market, productId: number) =>
  market.catalogue.products.find(({ id }) => id === productId)!.name.en;

/** The cart of a shopper who has put two pieces of each of these products into it, the last one on top. */
async function openCart(productIds: readonly number[]) {
  const shop = await openShop(CART, {
    as: SOM,
    before: (market) => {
      for (const productId of productIds) {
        const { skus } = market.catalogue.products.find(({ id }) => id === productId)!;
        const { id: skuId } = skus.find(({ stock }) => stock > 9)!;
        addToCart(market, idOf(market, SOM), [{ productId, skuId, quantity: 2 }]);
        market.state.clockOffset += 1000;
      }
    },
  });
  await screen.findByRole('button', { name: 'Check out' });
  const userId = idOf(shop.market, SOM);
  const lines = () => shop.market.state.cart.filter((line) => line.userId === userId);
  const lineOf = (productId: number) => lines().find((line) => line.productId === productId)!;
  const row = (productId: number) =>
    screen
      .getByRole('checkbox', { name: `Select ${nameOf(shop.market, productId)}` })
      .closest('li')!;
  const press = (productId: number, name: string) =>
    shop.user.click(within(row(productId)).getByRole('button', { name }));
  const checkOut = () => shop.user.click(screen.getByRole('button', { name: 'Check out' }));
  return {
    ...shop,
    lines,
    lineOf,
    row,
    press,
    checkOut,
    name: (id: number) => nameOf(shop.market, id),
  };
}

/** The wish list of a shopper, as ids of products. */
const wishes = (market: Market, email: string) =>
  market.state.collectedProducts
    .filter(({ userId }) => userId === idOf(market, email))
    .map(({ productId }) => productId);

/** Products of three stores; the last one has no options. */
const [CLUTCH, SHOES, HEADPHONES] = [1004, 1020, 1100] as const;
const ALL = [CLUTCH, SHOES, HEADPHONES];

/** A button takes no second press within half a second. */
const pause = () => new Promise((done) => setTimeout(done, 500));

/** A press on the row that has come under the pointer, within the time of a double click. */
async function atOnce(presses: () => Promise<void>) {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await presses();
  clock.mockRestore();
}

describe('the cart', () => {
  it('shows lines by merchant, sold-out options in their group and unavailable goods apart', async () => {
    const { market } = await openShop(CART, MALI);
    const names = market.state.cart.map(
      ({ productId }) =>
        market.catalogue.products.find(({ id }) => id === productId)?.name.en ?? '',
    );
    for (const name of names) expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    expect(screen.getByText(/This option is sold out/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /Unavailable items/ })).toBeVisible();
  });

  it('adds up what is ticked, in exact amounts', async () => {
    const { user } = await openShop(CART, MALI);
    const total = () =>
      toMinor(
        (
          screen.getByRole('button', { name: 'Check out' }).closest('[class*=bar], [class*=pay]')
            ?.textContent ?? ''
        )
          .match(/\$([\d,]+\.\d\d)/)?.[1]
          ?.replace(',', ''),
      );
    await screen.findByRole('button', { name: 'Check out' });
    const before = total();
    expect(before).toBeGreaterThan(0);
    const [line] = screen
      .getAllByRole('checkbox', { name: /^Select (?!all)/ })
      .filter((box) => (box as HTMLInputElement).checked);
    await user.click(line!);
    expect(total()).toBeLessThan(before);
    await user.click(screen.getAllByRole('checkbox', { name: 'Select all' })[0]!);
    await waitFor(() => expect(total()).toBe(before));
  });

  it('asks for an item when nothing is ticked', async () => {
    const { user, calls } = await openShop(CART, MALI);
    await user.click((await screen.findAllByRole('checkbox', { name: 'Select all' }))[0]!);
    await user.click(screen.getByRole('button', { name: 'Check out' }));
    expect(await screen.findByText('Select an item')).toBeVisible();
    expect(callsTo(calls, '/api/front/order/pre/order')).toHaveLength(0);
  });

  it('puts a quantity back and says why when the market refuses it', async () => {
    const { user, switches } = await openShop(CART, MALI);
    switches.faults.set('cartSetQuantity', { fault: 'code500' });
    const more = (await screen.findAllByRole('button', { name: 'Increase quantity' })).find(
      (button) => !(button as HTMLButtonElement).disabled,
    )!;
    const input = within(more.parentElement!).getByRole('spinbutton', {
      hidden: true,
    }) as HTMLInputElement;
    const before = input.value;
    await user.click(more);
    expect(await screen.findByText('System exception')).toBeVisible();
    await waitFor(() => expect(input.value).toBe(before));
  });

  it('sends a guest to sign in', async () => {
    await openShop(CART);
    expect(window.location.pathname + window.location.search).toBe(
      `/en/login?from=${encodeURIComponent('/order/shopping_cart')}`,
    );
  });

  it('is empty for a new shopper, with a way on', async () => {
    await openShop(CART, { as: 'som@lychee.test' });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/en');
  });
});

describe('what leaves the cart', () => {
  it('goes alone, twice clicked or not, and comes back as it was', async () => {
    const { user, lines, lineOf, press, row, calls, name } = await openCart(ALL);
    const { skuId } = lineOf(SHOES);
    await user.click(within(row(SHOES)).getByRole('checkbox'));
    await atOnce(async () => {
      await press(SHOES, 'Remove');
      await press(CLUTCH, 'Remove');
      await press(CLUTCH, 'Move to wish list');
      await user.click(screen.getByRole('button', { name: 'Check out' }));
    });
    expect(await screen.findByText(`“${name(SHOES)}” removed from the cart`)).toBeVisible();
    expect(lines().map(({ productId }) => productId)).toEqual([CLUTCH, HEADPHONES]);
    expect(callsTo(calls, '/api/front/cart/delete')).toHaveLength(1);
    expect(callsTo(calls, '/api/front/order/pre/order')).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Back in the cart')).toBeVisible();
    expect(lineOf(SHOES)).toMatchObject({ skuId, quantity: 2 });
    await waitFor(() => expect(within(row(SHOES)).getByRole('checkbox')).not.toBeChecked());
    expect(within(row(CLUTCH)).getByRole('checkbox')).toBeChecked();
  });

  it('leads a keyboard to the way back, and from there to the heading', async () => {
    const { user, row } = await openCart(ALL);
    within(row(SHOES)).getByRole('button', { name: 'Remove' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('comes back together, in its order', async () => {
    const { user, lines } = await openCart(ALL);
    await user.click(screen.getByRole('button', { name: 'Remove selected' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText('3 items removed from the cart')).toBeVisible();
    expect(lines()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lines().map(({ productId }) => productId)).toEqual(ALL));
  });

  it('moves to the wish list alone, and back', async () => {
    const { user, market, lineOf, press, name } = await openCart(ALL);
    await atOnce(async () => {
      await press(SHOES, 'Move to wish list');
      await press(CLUTCH, 'Move to wish list');
    });
    expect(await screen.findByText(`“${name(SHOES)}” moved to the wish list`)).toBeVisible();
    expect(wishes(market, SOM)).toEqual([SHOES]);
    expect(lineOf(SHOES)).toBeUndefined();
    expect(lineOf(CLUTCH)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(wishes(market, SOM)).toEqual([]));
    expect(lineOf(SHOES)).toMatchObject({ quantity: 2 });
  });

  it('restores the selection of a line that another tab restored first', async () => {
    const { user, market, switches, lineOf, press, row, name } = await openCart(ALL);
    const { skuId } = lineOf(SHOES);
    await user.click(within(row(SHOES)).getByRole('checkbox'));
    await press(SHOES, 'Remove');
    expect(await screen.findByText(`“${name(SHOES)}” removed from the cart`)).toBeVisible();
    addToCart(market, idOf(market, SOM), [{ productId: SHOES, skuId, quantity: 2 }]);
    switches.faults.set('cartSave', { fault: 'network' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Back in the cart')).toBeVisible();
    await waitFor(() => expect(within(row(SHOES)).getByRole('checkbox')).not.toBeChecked());
    expect(lineOf(SHOES)).toMatchObject({ quantity: 2 });
  });

  it('restores a line once when the cart cannot be read after it', async () => {
    const { user, switches, lineOf, press, row } = await openCart(ALL);
    await user.click(within(row(SHOES)).getByRole('checkbox'));
    await press(SHOES, 'Remove');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    switches.faults.set('cartList', { fault: 'code500' });
    await user.click(undo);
    expect(await screen.findByText('Back in the cart')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(lineOf(SHOES)).toMatchObject({ quantity: 2 });
  });

  it('says of what cannot come back why', async () => {
    const { user, market, lineOf, press, name } = await openCart(ALL);
    const { skuId } = lineOf(SHOES);
    await press(SHOES, 'Remove');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    setStock(market, skuId, 0);
    await user.click(undo);
    expect(
      await screen.findByText(new RegExp(`^“${name(SHOES)}” could not be put back: .*stock`)),
    ).toBeVisible();
  });

  it('may have left in another tab already', async () => {
    const { market, lineOf, press, name } = await openCart(ALL);
    removeLines(market, idOf(market, SOM), [lineOf(SHOES).id, lineOf(CLUTCH).id]);
    await press(SHOES, 'Remove');
    expect(await screen.findByText(`“${name(SHOES)}” removed from the cart`)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(name(CLUTCH))).toBeNull());
  });

  it('is named when its quantity was to change', async () => {
    const { market, lineOf, press, name } = await openCart(ALL);
    removeLines(market, idOf(market, SOM), [lineOf(SHOES).id]);
    await press(SHOES, 'Increase quantity');
    expect(await screen.findByText(`“${name(SHOES)}” is no longer in your cart`)).toBeVisible();
  });
});

describe('a refused checkout', () => {
  const REFUSED = '/api/front/order/pre/order';

  it('names what is no longer sold and moves it to the unavailable items', async () => {
    const { market, checkOut, calls, name } = await openCart(ALL);
    setOnShelf(market, SHOES, false);
    await checkOut();
    expect(await screen.findByText(`“${name(SHOES)}” is no longer sold`)).toBeVisible();
    const gone = await screen.findByRole('region', { name: 'Unavailable items' });
    expect(within(gone).getByText(name(SHOES))).toBeVisible();
    expect(within(gone).getByText('Unavailable')).toBeVisible();
    await waitFor(() => expect(gone).toContainElement(document.activeElement as HTMLElement));
    expect(callsTo(calls, REFUSED)).toHaveLength(1);
  });

  it('names what is short, and lowers it to what is left', async () => {
    const { user, market, lineOf, row, checkOut, name } = await openCart(ALL);
    setStock(market, lineOf(SHOES).skuId, 1);
    await checkOut();
    expect(await screen.findByText(`Only 1 of “${name(SHOES)}” left`)).toBeVisible();
    expect(row(SHOES)).toHaveClass('is-problem');
    const lower = within(row(SHOES)).getByRole('button', { name: 'Lower to 1' });
    expect(lower).toHaveFocus();
    await user.click(lower);
    expect(row(SHOES)).not.toHaveClass('is-problem');
    expect(within(row(SHOES)).getByRole('spinbutton')).toHaveValue('1');
    await waitFor(() => expect(lineOf(SHOES).quantity).toBe(1));
    await pause();
    await checkOut();
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm order' })).toBeVisible();
  });

  it('names each line when there are several', async () => {
    const { market, lineOf, row, checkOut, name } = await openCart(ALL);
    setStock(market, lineOf(SHOES).skuId, 1);
    setOnShelf(market, CLUTCH, false);
    await checkOut();
    expect(await screen.findByText(`“${name(CLUTCH)}” is no longer sold`)).toBeVisible();
    expect(screen.getByText(`Only 1 of “${name(SHOES)}” left`)).toBeVisible();
    expect(row(SHOES)).toHaveClass('is-problem');
  });

  it('names what is sold out, with the way to another option', async () => {
    const { market, lineOf, row, checkOut, name } = await openCart(ALL);
    setStock(market, lineOf(SHOES).skuId, 0);
    await checkOut();
    expect(await screen.findByText(`“${name(SHOES)}” is sold out`)).toBeVisible();
    expect(within(row(SHOES)).getByRole('button', { name: /Choose again/ })).toHaveFocus();
  });

  it.each(['complete', 'as-is'])(
    'finds the closed store of a %s backend, whose lines can be left out',
    async (profile) => {
      const { user, market, switches, row, checkOut, name } = await openCart(ALL);
      switches.profile = profileBy(profile);
      closeStore(market, market.catalogue.products.find(({ id }) => id === SHOES)!.merId);
      await checkOut();
      expect(
        await screen.findByText(`The store of “${name(SHOES)}” is closed for now`),
      ).toBeVisible();
      expect(within(row(SHOES)).getByText(/This store is closed for now/)).toBeVisible();
      await user.click(within(row(SHOES)).getByRole('button', { name: 'Leave out for now' }));
      expect(row(SHOES)).not.toHaveClass('is-problem');
      await pause();
      await checkOut();
      expect(await screen.findByRole('heading', { level: 1, name: 'Confirm order' })).toBeVisible();
    },
  );

  it('names what another tab has removed', async () => {
    const { market, lineOf, checkOut, name } = await openCart(ALL);
    removeLines(market, idOf(market, SOM), [lineOf(SHOES).id]);
    await checkOut();
    expect(await screen.findByText(`“${name(SHOES)}” is no longer in your cart`)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: `Select ${name(SHOES)}` })).toBeNull(),
    );
  });

  it('says what the backend says where no line is to blame', async () => {
    const { switches, checkOut } = await openCart(ALL);
    switches.faults.set('preOrderCreate', { fault: 'code500' });
    await checkOut();
    expect(await screen.findByText('System exception')).toBeVisible();
  });
});

describe('a line of the cart', () => {
  it('has no option button without options, whatever the backend calls the only one', async () => {
    const { row, name, switches } = await openCart(ALL);
    const buttons = () =>
      within(row(HEADPHONES))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(buttons()).toEqual([
      'Decrease quantity',
      'Increase quantity',
      'Move to wish list',
      'Remove',
    ]);
    switches.profile = profileBy('as-is');
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText(name(HEADPHONES))).toBeVisible();
    expect(buttons()).toHaveLength(4);
  });

  it('says what a quantity is limited by', async () => {
    const { user, market, lineOf, row } = await openCart(ALL);
    const type = async (productId: number, text: string) => {
      const field = within(row(productId)).getByRole('spinbutton');
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
      return field;
    };
    const { skuId } = lineOf(SHOES);
    setStock(market, skuId, 23);
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() =>
      expect(within(row(SHOES)).getByRole('spinbutton')).toHaveAttribute('aria-valuemax', '23'),
    );
    expect(await type(SHOES, '50')).toHaveValue('23');
    expect(within(row(SHOES)).getByRole('status')).toHaveTextContent('There are only 23 in stock');
    expect(await type(SHOES, '1.5')).toHaveValue('1');
    expect(within(row(SHOES)).getByRole('status')).toBeEmptyDOMElement();
    expect(await type(HEADPHONES, '100')).toHaveValue('99');
    expect(within(row(HEADPHONES)).getByRole('status')).toHaveTextContent('At most 99 per order');
  });

  it('is read again when the shopper comes back to the tab, however lately it was', async () => {
    const { market, lineOf, row } = await openCart(ALL);
    lineOf(SHOES).quantity = 7;
    removeLines(market, idOf(market, SOM), [lineOf(CLUTCH).id]);
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(within(row(SHOES)).getByRole('spinbutton')).toHaveValue('7'));
    expect(screen.queryByText(nameOf(market, CLUTCH))).toBeNull();
  });

  it('stands under its store, with its logo, customer service and coupons to take', async () => {
    const { user, market, name, calls } = await openCart([CLUTCH]);
    const { merId } = market.catalogue.products.find(({ id }) => id === CLUTCH)!;
    const store = market.catalogue.merchants.find(({ id }) => id === merId)!;
    const group = screen.getByRole('region', { name: store.name.en });
    expect(within(group).getByText(name(CLUTCH))).toBeVisible();
    expect(await within(group).findByRole('link', { name: /^Contact / })).toHaveAttribute('href');
    expect(within(group).queryByText('Self-operated') !== null).toBe(store.isSelf);
    await user.click(await within(group).findByRole('button', { name: 'Get coupons' }));
    const panel = await within(group).findByRole('group', { name: 'Coupons' });
    await user.click(within(panel).getAllByRole('button', { name: 'Get' })[0]!);
    expect(await within(panel).findByText('Received')).toBeVisible();
    expect(callsTo(calls, '/api/front/coupon/receive')).toHaveLength(1);
  });
});

describe('a cart of 200 lines', () => {
  it('renders one row again for a press in one row', async () => {
    const shop = await openShop(CART, {
      as: SOM,
      before: (market) => playScenario(market, 'fullCart', { userId: idOf(market, SOM) }),
    });
    const rows = await screen.findAllByRole('listitem');
    const inRows = rows.filter((row) => row.classList.contains('cart-row'));
    expect(inRows).toHaveLength(200);
    const boxes = inRows.map((row) => within(row).getByRole('checkbox'));
    const labels = new Set(boxes.map((box) => box.getAttribute('aria-label')));
    const renderedRows = async (press: () => Promise<void>) => {
      rendered.boxes.length = 0;
      await press();
      return rendered.boxes.filter((label) => labels.has(label)).length;
    };
    const more = within(inRows[0]!).getByRole('button', { name: 'Increase quantity' });
    expect(await renderedRows(() => shop.user.click(more))).toBe(1);
    expect(await renderedRows(() => shop.user.click(boxes[0]!))).toBe(1);
  });
});
