// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { callsTo, openShop } from './open-shop.tsx';

const service = (id: number) => `/api/front/merchant/customer/service/info/${id}`;
const store = (id: number) => `/en/merchant/merchant/home?id=${id}`;
const opener = () => screen.findByRole('button', { name: 'Customer service' });
const panel = async () => within(await screen.findByRole('group', { name: 'Customer service' }));
/** Phone of the platform in the demo. */
const HOTLINE = '400 800 1234';

describe('the contact link', () => {
  it('is that of the platform on pages without a store', async () => {
    const { user } = await openShop('/en/goods/top_one');
    await user.click(await opener());
    expect(await (await panel()).findByRole('link', { name: HOTLINE })).toHaveAttribute(
      'href',
      'tel:4008001234',
    );
  });

  it.each([
    {
      id: 1,
      word: 'Start chat (Opens in a new tab)',
      href: 'https://chat.atelier-nord.example/',
      label: 'Store customer service',
    },
    {
      id: 2,
      word: 'Start chat (Opens in a new tab)',
      href: 'https://message.kiln.example/',
      label: 'Store customer service',
    },
    { id: 3, word: 'Call', href: 'tel:+864005550103', label: '+864005550103' },
    {
      id: 4,
      word: 'Write an email',
      href: 'mailto:hello@rosee.example',
      label: 'hello@rosee.example',
    },
  ])('is that of the store on its pages: $href', async ({ id, word, href, label }) => {
    const { user, calls, market } = await openShop(store(id));
    expect(callsTo(calls, service(id))).toHaveLength(0);
    await user.hover(await opener());
    await waitFor(() => expect(callsTo(calls, service(id))).toHaveLength(1));
    await user.click(await opener());
    expect(await (await panel()).findByRole('link', { name: word })).toHaveAttribute('href', href);
    const { name } = market.catalogue.merchants.find((each) => each.id === id)!;
    expect((await panel()).getByText(name.en)).toBeVisible();
    expect((await panel()).getByText(label)).toBeVisible();
    expect((await panel()).queryByText(HOTLINE)).not.toBeInTheDocument();
    expect(callsTo(calls, service(id))).toHaveLength(1);
  });

  it('is that of the store on its product pages, and that of the platform after leaving them', async () => {
    const { user } = await openShop(`/en/goods_detail/${FEATURED_ID}`);
    await user.click(await opener());
    expect(await (await panel()).findByRole('link', { name: /^Start chat/ })).toHaveAttribute(
      'href',
      'https://chat.atelier-nord.example/',
    );
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Stores' }));
    await screen.findByRole('heading', { level: 1, name: 'Stores' });
    await user.click(await opener());
    expect(await (await panel()).findByRole('link', { name: HOTLINE })).toBeVisible();
  });

  it.each(['code500', 'absent'] as const)(
    'is that of the platform if the contact of the store is %s',
    async (fault) => {
      const { user, switches } = await openShop(store(1));
      switches.faults.set('merchantService', { fault });
      await user.click(await opener());
      expect(await (await panel()).findByRole('link', { name: HOTLINE })).toBeVisible();
      expect((await panel()).queryByRole('link', { name: /chat/ })).not.toBeInTheDocument();
    },
  );
});
