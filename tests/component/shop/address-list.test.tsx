// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo, openShop } from './open-shop.tsx';
import { ofItem } from '#tests/of-item.ts';

const MALI = 'mali@lychee.test';
const SOM = 'som@lychee.test';
const DELETE = '/api/front/address/del';
const SET_DEFAULT = '/api/front/address/default/set';

/** The street distinguishes addresses of the same person. */
const findCard = async ({ detail }: { detail: string }) =>
  (await screen.findByText((text) => text.startsWith(detail))).closest('li')!;
const countedText = (count: number) => (count === 1 ? '1 address' : `${count} addresses`);
const defaultPlaces = () =>
  screen.getAllByText('Default').map((tag) => tag.closest('li')!.textContent);

const addressBook = async (...[path, options]: Parameters<typeof openShop>) => {
  const shop = await openShop(path, options);
  await screen.findByRole('heading', { level: 1 });
  const own = () => {
    const { id } = shop.market.state.users.find(({ email }) => email === options?.as)!;
    return shop.market.state.addresses.filter(({ userId }) => userId === id);
  };
  return { ...shop, own };
};

/** Opens the form of a first address, without a preselected country. */
async function openNewAddress() {
  const book = await addressBook('/en/users/address_list', { as: SOM, absent: ['addressPlace'] });
  await book.user.click(await screen.findByRole('button', { name: 'Add address' }));
  const dialog = within(await screen.findByRole('dialog'));
  const country = await dialog.findByRole('combobox', { name: /Country or region/ });
  return { ...book, dialog, country };
}

describe('address list', () => {
  it('lists all addresses, with the default first and marked', async () => {
    const { own } = await addressBook('/en/users/address_list', { as: MALI });
    expect(await screen.findByText(countedText(own().length))).toBeVisible();
    const cards = await Promise.all(own().map(findCard));
    expect(new Set(cards).size).toBe(own().length);
    const first = await findCard(own().find(({ isDefault }) => isDefault)!);
    expect(within(first).getByText('Default')).toBeVisible();
    expect(screen.getAllByText('Default')).toHaveLength(1);
    expect(first.parentElement!.children[1]).toBe(first);
  });

  it('shows an empty state, and prefills the place of the shopper in the first address', async () => {
    const { user, own } = await addressBook('/en/users/address_list', { as: SOM });
    expect(await screen.findByRole('heading', { name: 'No delivery address yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: /Country or region/ })).toHaveTextContent(
        'Thailand',
      ),
    );
    expect(await dialog.findByRole('button', { name: /\+66/ })).toBeVisible();
    const name = 'Somphone Keovilaysack of the long house behind the old market'
      .slice(0, 32)
      .trim();
    await user.type(dialog.getByRole('textbox', { name: /Recipient/ }), name);
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'som+home@lychee.test');
    await user.type(dialog.getByRole('textbox', { name: /^Phone/ }), '81 234 5678');
    await user.type(
      dialog.getByRole('textbox', { name: /Full address/ }),
      '9 Nimmanhaemin Road, Chiang Mai',
    );
    await user.type(dialog.getByRole('textbox', { name: /Postcode/ }), '050200');
    expect(dialog.getByText(/Leading zeros are not kept/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    expect(own()).toMatchObject([
      {
        realName: name,
        country: 'Thailand',
        countryCode: '66',
        phone: '812345678',
        postCode: 50200,
      },
    ]);
  });

  it('keeps a selected country and the values of an edited address', async () => {
    const { user, own } = await addressBook('/en/users/address_list', { as: MALI });
    const changed = own().find(({ country }) => country !== 'Thailand') ?? own()[0]!;
    const edit = within(await findCard(changed)).getByRole('button', {
      name: ofItem(`Edit the address of ${changed.realName}`),
    });
    expect(edit).toHaveAccessibleName(expect.stringContaining(changed.detail));
    await user.click(edit);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    const detail = await dialog.findByRole('textbox', { name: /Full address/ });
    expect(detail).toHaveValue(changed.detail);
    expect(await dialog.findByRole('combobox', { name: /Country or region/ })).toHaveTextContent(
      changed.country,
    );
    await user.clear(detail);
    await user.type(detail, '1 New Street');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/1 New Street/)).toBeVisible();
    expect(own().find(({ id }) => id === changed.id)).toMatchObject({
      detail: '1 New Street',
      country: changed.country,
      countryCode: changed.countryCode,
    });
  });

  it('finds a country in two languages, and sends its English name, or its code if the name is too long', async () => {
    const { user, own, dialog, country } = await openNewAddress();
    expect(country).toBeRequired();
    for (const [label, text] of Object.entries({
      Recipient: 'Som',
      Email: SOM,
      '^Phone': '2055512345',
      'Full address': '12 Rue Sakkaline',
      Postcode: '6000',
    }))
      await user.type(dialog.getByRole('textbox', { name: new RegExp(label) }), text);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(country).toHaveAccessibleDescription('Choose a country or region');
    expect(country).toBeInvalid();
    expect(country).toHaveFocus();

    await user.keyboard('v');
    const search = dialog.getByRole('combobox', { name: 'Search country or code' });
    expect(search).toHaveFocus();
    await user.clear(search);
    await user.keyboard('圣文森特');
    expect(dialog.getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(country).toHaveTextContent('St. Vincent & Grenadines');
    expect(country).toHaveFocus();
    expect(dialog.getByRole('button', { name: /\+1784/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(own()).toMatchObject([{ country: 'VC', countryCode: '1784' }]));
  });

  it('accepts a country from autofill, with its calling code', async () => {
    const { user, own, dialog, country } = await openNewAddress();
    const filled = {
      name: 'Som',
      email: SOM,
      'tel-national': '2055512345',
      'street-address': '12 Rue Sakkaline',
      'postal-code': '6000',
    };
    const fieldFor = (what: string) =>
      document.querySelector<HTMLInputElement>(`dialog [autocomplete="${what}"]`)!;
    for (const [what, text] of Object.entries(filled))
      fireEvent.change(fieldFor(what), { target: { value: text } });
    fireEvent.change(fieldFor('country'), { target: { value: 'LA' } });
    expect(country).toHaveTextContent('Laos');
    expect(dialog.getByRole('button', { name: /\+856/ })).toBeVisible();
    expect(
      dialog.getAllByRole('combobox', { hidden: true }).filter((box) => box.tabIndex === 0),
    ).toEqual([country]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(own()).toMatchObject([
        {
          realName: 'Som',
          country: 'Laos',
          countryCode: '856',
          phone: '2055512345',
          postCode: 6000,
        },
      ]),
    );
  });

  it('shows and keeps an unknown country as stored', async () => {
    const { user, own } = await addressBook('/en/users/address_list', {
      as: MALI,
      before: (market) => {
        for (const address of market.state.addresses) address.country = 'Atlantis';
      },
    });
    await user.click((await screen.findAllByRole('button', { name: /^Edit the address/ }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    expect(await dialog.findByRole('combobox', { name: /Country or region/ })).toHaveTextContent(
      'Atlantis',
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(own().every(({ country }) => country === 'Atlantis')).toBe(true);
  });

  it('moves the focus when the button is gone, but not from where the shopper types', async () => {
    const { user, hold } = await addressBook('/en/users/address_list', { as: MALI });
    const searchBox = screen.getByRole('combobox', { name: 'Search' });
    const makeDefault = async () =>
      user.click((await screen.findAllByRole('button', { name: /default/i }))[0]!);
    const first = defaultPlaces();
    await makeDefault();
    await waitFor(() => expect(defaultPlaces()).not.toEqual(first));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();

    const second = defaultPlaces();
    const release = hold(SET_DEFAULT);
    await makeDefault();
    await user.type(searchBox, 'tea');
    release();
    await waitFor(() => expect(defaultPlaces()).not.toEqual(second));
    expect(searchBox).toHaveFocus();
  });

  it('makes no place calls if the backend has none', async () => {
    const { user } = await addressBook('/en/users/address_list', {
      as: SOM,
      absent: ['addressPlace'],
    });
    await user.click(await screen.findByRole('button', { name: 'Add address' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('combobox', { name: /Country or region/ })).toHaveTextContent(
      'Choose',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('changes the default address', async () => {
    const { user, own, calls } = await addressBook('/en/users/address_list', { as: MALI });
    const other = own().find(({ isDefault }) => !isDefault)!;
    await user.click(
      within(await findCard(other)).getByRole('button', {
        name: ofItem(`Make default: the address of ${other.realName}`),
      }),
    );
    await waitFor(() => expect(defaultPlaces()).toEqual([expect.stringContaining(other.detail)]));
    expect(callsTo(calls, SET_DEFAULT)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('deletes after a confirmation; a deleted default is replaced by the next address', async () => {
    const { user, own, calls } = await addressBook('/en/users/address_list', { as: MALI });
    const before = own();
    const gone = before.find(({ isDefault }) => isDefault)!;
    const remove = within(await findCard(gone)).getByRole('button', {
      name: ofItem(`Delete the address of ${gone.realName}`),
    });
    await user.click(remove);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }),
    );
    expect(callsTo(calls, DELETE)).toHaveLength(0);
    expect(remove).toHaveFocus();

    await user.click(remove);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/will become the default/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(own()).toHaveLength(before.length - 1));
    expect(await screen.findByText(countedText(before.length - 1))).toBeVisible();
    expect(own().filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await waitFor(() =>
      expect(defaultPlaces()).toEqual([
        expect.stringContaining(own().find(({ isDefault }) => isDefault)!.detail),
      ]),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('removes an address that is already deleted', async () => {
    const { user, own, market } = await addressBook('/en/users/address_list', { as: MALI });
    const gone = own().find(({ isDefault }) => !isDefault)!;
    const card = await findCard(gone);
    market.state.addresses = market.state.addresses.filter(({ id }) => id !== gone.id);
    await user.click(within(card).getByRole('button', { name: /^Delete/ }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('Deleted')).toBeVisible();
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a retry if the list cannot be loaded', async () => {
    const { user, switches } = await openShop('/en/users/order_list', { as: MALI });
    switches.faults.set('addressAll', { fault: 'http500' });
    await user.click(
      await within(screen.getByRole('main')).findByRole('link', { name: /Delivery addresses/ }),
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    switches.faults.clear();
    await user.click(again);
    expect(await screen.findByText(/\d addresses/)).toBeVisible();
  });
});
