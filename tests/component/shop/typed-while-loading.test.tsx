// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';

const field = (name: string, role = 'textbox') => screen.findByRole(role, { name });
const headerBox = () =>
  within(screen.getByRole('banner')).getByRole('combobox', { name: 'Search' });

interface Form {
  address: string;
  /** the call that the next page waits for */
  call: string;
  find: () => HTMLElement | Promise<HTMLElement>;
  /** the first value is sent */
  sent: string;
  /** text that is typed behind it while the next page loads */
  more: string;
  /** whether the next page has arrived */
  arrived: RegExp;
}

/** Every form whose fields show values of the address. */
const FORMS: Record<string, Form> = {
  'search of the header': {
    address: '/en/goods/goods_search?title=tea',
    call: '/api/front/product/list',
    find: headerBox,
    sent: 'cup',
    more: ' of tea',
    arrived: /title=cup/,
  },
  'search within a store': {
    address: '/en/merchant/merchant/category?id=1&search=tea',
    call: '/api/front/product/list',
    find: () => field('Search this store', 'searchbox'),
    sent: 'cup',
    more: 's',
    arrived: /search=cup/,
  },
  'search of stores': {
    address: '/en/merchant/merchant_more?title=a',
    call: '/api/front/merchant/search/list',
    find: () => field('Search stores', 'searchbox'),
    sent: 'tea',
    more: 's',
    arrived: /title=tea/,
  },
  'price of a search': {
    address: '/en/goods/goods_search?title=tea&min=1',
    call: '/api/front/product/list',
    find: () => field('Lowest price'),
    sent: '2',
    more: '5',
    arrived: /min=2/,
  },
  'look-up of an order': {
    address: '/en/order/order_detail?orderNo=PT111111111111111111111&identity=a',
    call: '/api/front/order/visitor/master/detail',
    find: () => field('Code from the email'),
    sent: 'b',
    more: 'c',
    arrived: /identity=b/,
  },
};

describe('a form that shows values of the address', () => {
  it.each(Object.keys(FORMS))('%s keeps what is typed while the next page loads', async (name) => {
    const { address, call, find, sent, more, arrived } = FORMS[name] as Form;
    const { user, hold } = await openShop(address);
    const input = await find();
    await user.clear(input);
    const release = hold(call);
    await user.type(input, `${sent}{Enter}`);
    await user.type(await find(), more);
    await act(async () => release());
    await waitFor(() => expect(window.location.search).toMatch(arrived));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(await find()).toHaveValue(sent + more);
  });

  it.each(Object.keys(FORMS))('%s keeps what is typed at the moment it is sent', async (name) => {
    const { address, find, sent, more, arrived } = FORMS[name] as Form;
    const { user } = await openShop(address);
    const input = (await find()) as HTMLInputElement;
    await user.clear(input);
    await user.type(input, sent);
    await act(async () => {
      fireEvent.submit(input.form!);
      fireEvent.input(input, { target: { value: sent + more } });
    });
    await waitFor(() => expect(window.location.search).toMatch(arrived));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(await find()).toHaveValue(sent + more);
  });

  it.each(Object.keys(FORMS))('%s shows the value of the page before again', async (name) => {
    const { address, find, sent, arrived } = FORMS[name] as Form;
    const { user } = await openShop(address);
    const before = ((await find()) as HTMLInputElement).value;
    await user.clear(await find());
    await user.type(await find(), `${sent}{Enter}`);
    await waitFor(() => expect(window.location.search).toMatch(arrived));
    await act(async () => window.history.back());
    await waitFor(() => expect(window.location.search).not.toMatch(arrived));
    await waitFor(async () => expect(await find()).toHaveValue(before));
  });
});

it('a name that is typed while another one is saved is kept', async () => {
  const { user, hold } = await openShop('/en/users/user_info', { as: 'mali@lychee.test' });
  const input = await field('Nickname');
  await user.clear(input);
  const release = hold('/api/front/user/edit');
  await user.type(input, 'Mala{Enter}');
  await user.type(input, ' S');
  await act(async () => release());
  await screen.findByText('Saved');
  expect(input).toHaveValue('Mala S');
});
