// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FEATURED_ID } from '../../../mocks/market/catalogue/special.ts';
import { addToCart } from '../../../mocks/market/cart.ts';
import type { Market } from '../../../mocks/market/market.ts';
import { createOrder } from '../../../mocks/market/order-create.ts';
import { buildPreOrder } from '../../../mocks/market/preorder.ts';
import type { TestMarket } from '../../../mocks/test.ts';
import { setOnShelf, setStock } from '../../../mocks/market/stock.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { callsTo, openShop } from './open-shop.tsx';

const CREATE = '/api/front/order/create';

/** From the goods page to the checkout, as a shopper goes. */
async function checkout(
  as: string,
  absent: readonly OperationId[] = [],
  options: Pick<Parameters<typeof openShop>[1] & object, 'profile' | 'before'> = {},
) {
  const shop = await openShop(`/en/goods_detail/${FEATURED_ID}`, { as, absent, ...options });
  await shop.user.click((await screen.findAllByRole('button', { name: 'Buy now' }))[0]!);
  await screen.findByRole('heading', { level: 1, name: 'Confirm order' });
  await screen.findByRole('button', { name: 'Place order' });
  return shop;
}

describe('checkout', () => {
  it('asks for an address before it sends an order', async () => {
    const { user, calls } = await checkout('som@lychee.test');
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect((await screen.findAllByText('Choose a delivery address')).length).toBeGreaterThan(0);
    expect(callsTo(calls, CREATE)).toHaveLength(0);
  });

  it('says at each field of an address what is missing and keeps the rest', async () => {
    const { user, market } = await checkout('som@lychee.test', ['addressPlace']);
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(
      await within(dialog).findByRole('textbox', { name: /Recipient/ }),
      'Som Vongsa',
    );
    await user.type(within(dialog).getByRole('textbox', { name: /Postcode/ }), '60A');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    for (const text of [
      'Enter your email address',
      'Choose a country or region',
      'Enter the full address',
      'Use digits only in the postcode',
    ])
      expect((await within(dialog).findAllByText(text)).length).toBeGreaterThan(0);
    expect(within(dialog).getByRole('textbox', { name: /Recipient/ })).toHaveValue('Som Vongsa');
    expect(market.state.addresses.some(({ realName }) => realName === 'Som Vongsa')).toBe(false);
  });

  it('sends the address that is marked, the coupon, the note and the method, once', async () => {
    const { user, market, calls } = await checkout('mali@lychee.test');
    const coupons = await screen.findByRole('region', { name: 'Coupons' });
    await user.click(within(coupons).getAllByRole('button', { pressed: false })[0]!);
    expect(await screen.findByText('Coupon discount')).toBeVisible();
    await user.type(screen.getByLabelText('Order note'), 'Ring twice');
    await user.click(screen.getByRole('radio', { name: /Bank card/ }));
    const marked = screen
      .getAllByRole('radio')
      .find(
        (radio) =>
          (radio as HTMLInputElement).checked && radio.getAttribute('name')?.includes('address'),
      );
    const place = screen.getByRole('button', { name: 'Place order' });
    await user.dblClick(place);
    await waitFor(() => expect(market.state.masterOrders.at(-1)?.mark).toBe('Ring twice'));
    const order = market.state.masterOrders.at(-1)!;
    expect(callsTo(calls, CREATE)).toHaveLength(1);
    expect(order).toMatchObject({ payType: 'stripe', payChannel: 'pc' });
    expect(order.couponFee).toBeGreaterThan(0);
    expect(order.payPrice).toBe(order.proTotal + order.postage - order.couponFee);
    if (marked) expect(String(order.addressId)).toBe((marked as HTMLInputElement).value);
    await waitFor(() => expect(window.location.pathname).toBe('/en/order/stripe_payment'));
    expect(window.location.search).not.toMatch(/secret/i);
  });

  it('says why a sold-out order cannot be placed and loses nothing', async () => {
    const { user, market } = await checkout('mali@lychee.test');
    await user.type(screen.getByLabelText('Order note'), 'Ring twice');
    for (const sku of market.catalogue.products.find(({ id }) => id === FEATURED_ID)!.skus)
      market.state.sold[sku.id] = sku.stock;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect((await screen.findAllByText(/stock|sold out/i)).length).toBeGreaterThan(0);
    expect(market.state.masterOrders.some(({ mark }) => mark === 'Ring twice')).toBe(false);
    expect(screen.queryByLabelText('Order note')).toSatisfy(
      (note: HTMLTextAreaElement | null) => note === null || note.value === 'Ring twice',
    );
  });
});

const MALI = 'mali@lychee.test';
const PATH = new URL(CREATE, 'http://localhost').pathname;
const place = () => screen.getByRole('button', { name: 'Place order' });

/** The next order reaches the market, and its answer is lost on the way back. */
function loseAnswer({ fetch }: TestMarket): void {
  let lost = false;
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await fetch(request);
    if (lost || new URL(request.url).pathname !== PATH) return answer;
    lost = true;
    throw new TypeError('Failed to fetch');
  });
}

const unpaid = ({ state }: Market) =>
  state.masterOrders.filter(
    ({ userId, paid, cancelled }) => userId === state.users[0]?.id && !paid && !cancelled,
  );

/** Somebody places an order of the same item elsewhere: of this checkout, or of one of their own. */
function placeElsewhere(market: Market, preOrderNo?: string) {
  const userId = market.state.users[0]!.id;
  const { id: skuId } = market.catalogue.products.find(({ id }) => id === FEATURED_ID)!.skus[0]!;
  const own = () =>
    buildPreOrder(market, userId, { type: 'buyNow', productId: FEATURED_ID, skuId, quantity: 1 });
  return createOrder(market, userId, {
    preOrderNo: preOrderNo ?? own().no,
    addressId: market.state.addresses.find((address) => address.userId === userId)!.id,
    payType: 'paypal',
    payChannel: 'pc',
  });
}

const preOrderNo = () => new URLSearchParams(window.location.search).get('preOrderNo') ?? '';
const expectOrder = (no: string) =>
  waitFor(() => {
    expect(window.location.pathname).toBe('/en/order/order_detail');
    expect(new URLSearchParams(window.location.search).get('orderNo')).toBe(no);
  });

describe.each(['complete', 'as-is'])('an order whose answer is lost (%s)', (profile) => {
  it('is found and shown, though an older one has the same items', async () => {
    const shop = await checkout(MALI, [], {
      profile,
      before: (market) => {
        placeElsewhere(market).createTime -= 10 * 60_000;
      },
    });
    const before = unpaid(shop.market).length;
    loseAnswer(shop);
    await shop.user.click(place());
    await waitFor(() => expect(unpaid(shop.market)).toHaveLength(before + 1));
    await expectOrder(unpaid(shop.market).at(-1)!.no);
    expect(
      await screen.findByText('Your order was placed, only the connection broke'),
    ).toBeVisible();
    expect(unpaid(shop.market)).toHaveLength(before + 1);
  });

  it('is not guessed: where two may be it, the shopper looks', async () => {
    const shop = await checkout(MALI, [], { profile });
    loseAnswer(shop);
    placeElsewhere(shop.market);
    await shop.user.click(place());
    expect(
      await screen.findByText('The connection broke while the order was placed'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'View orders' })).toHaveClass('btn--primary');
    expect(screen.queryByText(/Start again from your cart/)).toBeNull();
    expect(window.location.pathname).toBe('/en/order/order_confirm');
  });

  it('is the one that another device has placed', async () => {
    const shop = await checkout(MALI, [], { profile });
    const { no } = placeElsewhere(shop.market, preOrderNo());
    await shop.user.click(place());
    await expectOrder(no);
    expect(await screen.findByText('The order has already been placed')).toBeVisible();
    expect(unpaid(shop.market).filter((order) => order.no === no)).toHaveLength(1);
  });
});

it('a checkout whose time is over is rebuilt, and names an unpaid order of the same items', async () => {
  const shop = await checkout(MALI);
  const before = preOrderNo();
  const { no } = placeElsewhere(shop.market);
  const key = `lychee.preOrder.${before}`;
  const record = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as { openedAt: number };
  const openedAt = record.openedAt - 6 * 60_000;
  window.sessionStorage.setItem(key, JSON.stringify({ ...record, openedAt }));
  shop.market.state.preOrders = [];
  await shop.user.click(place());
  await waitFor(() => expect(preOrderNo()).not.toBe(before));
  expect(window.location.pathname).toBe('/en/order/order_confirm');
  expect(await screen.findByText('You have an unpaid order with the same items')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View that order' })).toHaveAttribute(
    'href',
    `/en/order/order_detail?orderNo=${no}&orderStatus=0`,
  );
});

describe('a checkout that has become an order', () => {
  it('leads to it on the way back', async () => {
    let orderNo = '';
    await openShop('/en/order/order_confirm?preOrderNo=before', {
      as: MALI,
      before: (market) => {
        orderNo = placeElsewhere(market).no;
        window.localStorage.setItem('lychee.placed', JSON.stringify([['before', orderNo]]));
      },
    });
    await expectOrder(orderNo);
  });
});

it('a failure that says nothing about the checkout does not end it', async () => {
  const shop = await checkout(MALI);
  const address = window.location.href;
  shop.switches.faults.set('orderCreate', { fault: 'code500' });
  shop.switches.faults.set('preOrderDetail', { fault: 'code500' });
  await shop.user.click(place());
  expect((await screen.findAllByText('System exception')).length).toBeGreaterThan(0);
  expect(window.location.href).toBe(address);
  expect(place()).toBeVisible();
});

it('offers cards only where their key is known', async () => {
  await checkout(MALI, [], { profile: 'as-is' });
  expect(await screen.findByRole('radio', { name: /Payment wallet/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Bank card/ })).toBeNull();
});

describe('a refused order', () => {
  /** The checkout of two pieces each of two products, from the cart of a shopper who has nothing else in it. */
  async function checkoutFromCart() {
    const products = [1004, 1020] as const;
    const userOf = (market: Market) => market.state.users.find(({ email }) => email === MALI)!.id;
    const shop = await openShop('/en/order/shopping_cart', {
      as: MALI,
      before: (market) => {
        market.state.cart = [];
        for (const productId of products) {
          const product = market.catalogue.products.find(({ id }) => id === productId)!;
          const { id: skuId } = product.skus.find(({ stock }) => stock > 9)!;
          addToCart(market, userOf(market), [{ productId, skuId, quantity: 2 }]);
        }
      },
    });
    await shop.user.click(await screen.findByRole('button', { name: 'Check out' }));
    await screen.findByRole('heading', { level: 1, name: 'Confirm order' });
    const { productId, skuId } = shop.market.state.cart[0]!;
    const { name } = shop.market.catalogue.products.find((one) => one.id === productId)!;
    return { ...shop, productId, skuId, name: name.en };
  }

  const summary = () => screen.getByRole('region', { name: 'Summary' });
  const problem = () => within(summary()).findByRole('alert');
  const place = async () => {
    const button = await screen.findByRole('button', { name: 'Place order' });
    await waitFor(() => expect(button).toBeEnabled());
    button.click();
  };

  it.each([
    [1, 'Only 1 of “%s” left', 'Only 1 left'],
    [0, '“%s” is sold out', 'Sold out'],
  ])('names the line of the cart of which %s pieces are left', async (left, said, marked) => {
    const { market, skuId, name } = await checkoutFromCart();
    setStock(market, skuId, left);
    await place();
    expect(await problem()).toHaveTextContent(said.replace('%s', name));
    const line = screen.getByText(name).closest('li')!;
    expect(within(line).getByText(marked)).toBeVisible();
    expect(within(summary()).getByRole('link', { name: 'Back to cart' })).toHaveAttribute(
      'href',
      '/en/order/shopping_cart',
    );
  });

  it('names the line whose product is no longer sold', async () => {
    const { market, productId, name } = await checkoutFromCart();
    setOnShelf(market, productId, false);
    await place();
    expect(await problem()).toHaveTextContent(`“${name}” is no longer sold`);
  });

  it('leads from a product bought at once back to it, with its option', async () => {
    const { market } = await checkout(MALI);
    const bought = new URLSearchParams(window.location.search).get('buy')!.split('.');
    setStock(market, Number(bought[1]), 0);
    await place();
    expect(await problem()).toHaveTextContent(/^“.*” is sold out$/);
    expect(within(summary()).getByRole('link', { name: 'Back to the product' })).toHaveAttribute(
      'href',
      `/en/goods_detail/${FEATURED_ID}?sku=${bought[1]}`,
    );
  });

  it('says what the backend says where no line is to blame', async () => {
    const { switches } = await checkoutFromCart();
    switches.faults.set('orderCreate', { fault: 'code500' });
    await place();
    expect(await problem()).toHaveTextContent('System exception');
  });
});

describe('the parts of the checkout', () => {
  it('say how many pieces are bought and where addresses are managed', async () => {
    await checkout('mali@lychee.test');
    expect(screen.getByText('Products, 1 piece')).toBeVisible();
    const manage = screen.getByRole('link', { name: 'Manage addresses (Opens in a new tab)' });
    expect(manage).toHaveAttribute('href', '/en/users/address_list');
    expect(manage).toHaveAttribute('target', '_blank');
  });

  it('say how many coupons do not fit, and of each why', async () => {
    const { user } = await checkout('mali@lychee.test');
    const coupons = await screen.findByRole('region', { name: 'Coupons' });
    const count = await within(coupons).findByRole('button', { name: /not for this order$/ });
    const [usable, unfit] = count.textContent!.match(/\d+/g)!.map(Number);
    expect(within(coupons).getAllByRole('button', { name: /^Use coupon/ })).toHaveLength(usable!);
    await user.click(count);
    const list = within(coupons).getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(unfit!);
    for (const coupon of within(list).getAllByRole('listitem'))
      expect(coupon).toHaveTextContent(
        /Spend .* more|For another store|For other products|Usable from|must cost more/,
      );
  });
});
