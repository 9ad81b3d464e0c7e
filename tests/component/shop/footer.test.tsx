// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PayType } from '#generated/model/payType.ts';
import { provideRuntimeConfig } from '#/config/runtime.ts';
import { withoutBreaks } from '#/i18n/without-breaks.ts';
import { SHOP } from '#/config/shop.ts';
import { LANGUAGES } from '#/i18n/languages.ts';
import { openShop } from './open-shop.tsx';

const { serviceHours } = SHOP;
afterEach(() => {
  provideRuntimeConfig(() => ({}));
  SHOP.serviceHours = serviceHours;
});

const footer = async () => within(await screen.findByRole('contentinfo'));

describe('the footer', () => {
  it('links to the page in every language, also after a navigation', async () => {
    const { user } = await openShop('/fr/goods/goods_search?title=sac');
    const languages = within((await footer()).getByRole('navigation', { name: 'Langue' }));
    const found = languages.getAllByRole('link').map((link) => ({
      text: link.textContent,
      href: link.getAttribute('href'),
      lang: link.lang,
      hrefLang: link.getAttribute('hreflang'),
      current: link.getAttribute('aria-current'),
    }));
    expect(found).toEqual(
      Object.entries(LANGUAGES).map(([locale, { prefix, tag, name }]) => ({
        text: name,
        href: `${prefix}/goods/goods_search?title=sac`,
        lang: tag,
        hrefLang: tag,
        current: locale === 'fr' ? 'true' : null,
      })),
    );
    await user.click((await footer()).getByRole('link', { name: 'Meilleures ventes' }));
    await waitFor(() => expect(window.location.pathname).toBe('/fr/goods/top_one'));
    await waitFor(() =>
      expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute(
        'href',
        '/en/goods/top_one',
      ),
    );
  });

  it('names the payment methods that the backend offers, with a mark each', async () => {
    provideRuntimeConfig(() => ({ payTypes: [PayType.card, PayType.scanCode] }));
    await openShop('/en/goods/top_one');
    const list = (await footer()).getByRole('heading', {
      name: 'Payment methods',
    }).nextElementSibling;
    const marks = [...(list?.children ?? [])];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['Bank card', 'Scan to pay']);
    expect(marks.map((mark) => mark.querySelector('img')?.getAttribute('src'))).toEqual([
      expect.stringContaining('card.svg'),
      expect.stringContaining('scan.svg'),
    ]);
  });

  it('shows no payment methods while they are unknown', async () => {
    await openShop('/en/goods/top_one');
    expect((await footer()).queryByText('Payment methods')).toBeNull();
  });

  it('links to the lists of the account', async () => {
    await openShop('/en/goods/top_one');
    const list = (await footer()).getByRole('heading', { name: 'My account' }).parentElement!;
    const links = within(list).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'My orders',
      'Refunds',
      'My reviews',
      'Find your order',
      'Wish list',
      'Coupons',
      'Points',
      'Delivery addresses',
    ]);
  });

  it('leaves out points on a backend that is known to have none', async () => {
    await openShop('/en/users/points_list', { as: 'mali@lychee.test', absent: ['pointsAccount'] });
    await waitFor(async () =>
      expect((await footer()).queryByRole('link', { name: 'Points' })).toBeNull(),
    );
    expect((await footer()).getByRole('link', { name: 'Coupons' })).toBeVisible();
  });

  it('shows the hours of the configuration, and nothing without them', async () => {
    await openShop('/en/goods/top_one');
    const hours = withoutBreaks(serviceHours);
    expect((await footer()).getByText(`Customer service, every day ${hours}`)).toBeVisible();
    expect(screen.getByText(`Every day ${hours}`)).toBeVisible();
    document.body.replaceChildren();
    SHOP.serviceHours = '';
    await openShop('/en/goods/top_one');
    expect((await footer()).queryByText(/every day/i)).toBeNull();
    expect(screen.getByText('Real people')).toBeVisible();
    expect(screen.queryByText(/every day/i)).toBeNull();
  });
});
