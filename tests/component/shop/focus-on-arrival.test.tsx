// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';

const main = () => document.getElementById('main');
const searchBox = () =>
  within(screen.getByRole('banner')).getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const isSkeleton = () =>
  waitFor(() => expect(document.querySelector('main .page-skeleton')).not.toBeNull());

/** Opens a page whose call is held back. @param meanwhile before anything else is shown */
async function leave(meanwhile = () => {}) {
  const { user, hold } = await openShop('/en/help');
  const release = hold('/api/front/product/list');
  await user.type(searchBox(), 'tea');
  await act(async () => {
    fireEvent.submit(searchBox().form!);
    meanwhile();
  });
  async function arrive() {
    await act(async () => release());
    await screen.findByRole('heading', { level: 1, name: /tea/ });
  }
  return { user, arrive };
}

describe('the focus when a page arrives', () => {
  it('is on the page, for who waits', async () => {
    const { arrive } = await leave();
    await arrive();
    expect(main()).toHaveFocus();
  });

  it('is on the skeleton already', async () => {
    const { arrive } = await leave();
    await isSkeleton();
    expect(main()).toHaveFocus();
    await arrive();
    expect(main()).toHaveFocus();
  });

  const PAGES = { 'the page before': () => null, 'the skeleton': isSkeleton };
  it.each(Object.entries(PAGES))('stays where the shopper types on %s', async (_, isShown) => {
    const { user, arrive } = await leave();
    await isShown();
    await user.type(searchBox(), ' and cups');
    await arrive();
    expect(searchBox()).toHaveFocus();
    expect(searchBox()).toHaveValue('tea and cups');
  });

  it('is on the page if what had it is gone', async () => {
    const { arrive } = await leave(() => {
      const [link] = within(main() as HTMLElement).getAllByRole('link');
      link!.focus();
      expect(link).toHaveFocus();
    });
    await arrive();
    expect(main()).toHaveFocus();
  });
});
