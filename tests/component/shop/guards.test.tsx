// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { operations } from '#generated/operations.ts';
import { paths } from '#/lib/paths.ts';
import { routes } from '#/routes.ts';
import { openShop, ORIGIN } from './open-shop.tsx';
import { passTime } from './pass-time.ts';

const MALI = 'mali@lychee.test';
const QUERY = '?orderNo=1&title=a%26b';
const membersOnly = routes.filter(({ guard }) => guard === 'member').map(({ path }) => path);
const guestsOnly = routes.filter(({ guard }) => guard === 'guest').map(({ path }) => path);

const personal = new Set(
  Object.values(operations)
    .filter(({ signIn }) => signIn === 'required')
    .map(({ path }) => path.split('{')[0]),
);
const isPersonal = ({ url }: Request) => personal.has(new URL(url).pathname.replace(/\d+$/, ''));
const here = () => window.location.pathname + window.location.search;

it('personal pages require a session, other pages do not, and only sign-in is for guests', () => {
  const own = (path: string) => /^\/(users|order)(\/|$)/.test(path);
  expect(membersOnly).toEqual(routes.map(({ path }) => path).filter(own));
  expect(guestsOnly).toEqual([paths.login()]);
});

describe('a guest', () => {
  it.each(membersOnly)(
    'opening %s is redirected to sign-in with a return path, without personal calls',
    async (path) => {
      const { calls } = await openShop(`/en${path}${QUERY}`);
      expect(window.location.pathname).toBe('/en/login');
      expect(new URLSearchParams(window.location.search).get('from')).toBe(path + QUERY);
      expect(screen.getByRole('main').querySelector('h1')).toHaveTextContent('Sign in');
      expect(calls.filter(isPersonal).map(({ url }) => url)).toEqual([]);
    },
  );
});

describe('a guest who opens a page with a hash', () => {
  it('is redirected to sign-in with the hash in the return path', async () => {
    await openShop('/en/users/coupon_list?tab=used#used');
    const from = new URLSearchParams(window.location.search).get('from');
    expect(from).toBe('/users/coupon_list?tab=used#used');
  });

  it('is redirected to the hash after sign-in', async () => {
    const part = '/users/coupon_list?tab=used#used';
    await openShop(`/en${paths.login(part)}`, { as: MALI });
    expect(here() + window.location.hash).toBe(`/en${part}`);
  });
});

describe('a return path with a language', () => {
  it.each([
    ['/en/users/address_list?x=1', '/en/users/address_list?x=1'],
    ['/lao/users/address_list', '/en/users/address_list'],
    ['/en', '/en/'],
  ])('%s is resolved to %s', async (from, to) => {
    await openShop(`/en/login?from=${encodeURIComponent(from)}`, { as: MALI });
    expect(here()).toBe(to);
  });
});

describe('a member', () => {
  it.each(membersOnly)('is redirected from sign-in to %s', async (path) => {
    await openShop(`/en${paths.login(path + QUERY)}`, { as: MALI });
    const shown = routes.find((route) => route.path === path)?.title
      ? path + QUERY
      : paths.orders();
    expect(here()).toBe(`/en${shown}`);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    'https://evil.example/',
    'https:evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/en//evil.example',
    '/en/.//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'users/order_list',
    '',
    '/login',
    '/login?from=//evil.example',
    '/login?from=/login',
  ])('is redirected from sign-in to the home page if the return path is %j', async (from) => {
    await openShop(`/en/login?from=${encodeURIComponent(from)}`, { as: MALI });
    expect(window.location.origin).toBe(ORIGIN);
    expect(here()).toMatch(/^\/en\/?$/);
  });
});

describe('a missing permission', () => {
  const restrict =
    (change: { scope: string[] } | { type: 'visitor' }) =>
    (market: Awaited<ReturnType<typeof openShop>>['market']) =>
      Object.assign(
        market.state.users.find(({ email }) => email === MALI)!,
        change,
      );

  it('asks a visitor to register, with a button for it', async () => {
    const { user } = await openShop(`/en${paths.applications()}`, {
      as: MALI,
      before: restrict({ type: 'visitor' }),
    });
    const heading = await screen.findByRole('heading', {
      name: 'You need an account to sell here',
    });
    expect(heading).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeVisible();
  });

  it.each([
    { change: { scope: ['password'] }, text: 'No related permission' },
    { change: { type: 'visitor' as const }, text: 'You need an account to sell here' },
  ])('blocks its page: $change', async ({ change, text }) => {
    await openShop(`/en${paths.apply()}`, { as: MALI, before: restrict(change) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Open your store' })).toBeNull();
    const rail = within(screen.getByRole('navigation', { name: 'My account' }));
    expect(await rail.findByRole('link', { name: /My orders/ })).toBeVisible();
    // The frame has no link to the page.
    expect(screen.queryByRole('link', { name: 'Sell with us' })).toBeNull();
  });

  it('does not affect other users', async () => {
    await openShop(`/en${paths.apply()}`, { as: MALI, before: restrict({ scope: ['USER'] }) });
    expect(await screen.findByRole('heading', { name: 'Open your store' })).toBeVisible();
  });

  it('hides the change of the password', async () => {
    await openShop('/en/users/user_info', {
      as: MALI,
      before: restrict({ scope: ['settlement'] }),
    });
    expect(await screen.findByRole('textbox', { name: /Nickname/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });
});

describe('an expired session on navigation to a personal page', () => {
  it.each(['Coupons', 'Delivery addresses'])(
    'is not reported by a prefetch, opens sign-in at the click, and shows the page after it: %s',
    async (name) => {
      const { user, market, calls, queryClient } = await openShop('/en/users/points_list', {
        as: MALI,
      });
      const rail = within(await screen.findByRole('navigation', { name: 'My account' }));
      await screen.findByText('Current points');
      const link = await rail.findByRole('link', { name: new RegExp(`^${name}`) });
      market.state.sessions = [];
      const asked = calls.length;
      flushSync(() => link.focus());
      await user.hover(link);
      await waitFor(() => expect(calls.slice(asked).filter(isPersonal)).not.toHaveLength(0));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      await passTime(200);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByText('Please log in')).toBeNull();
      await user.click(link);
      const panel = within(await screen.findByRole('dialog', { name: 'Sign in' }));
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Please log in' }),
      ).toBeInTheDocument();
      await user.click(panel.getByRole('button', { name: 'Close' }));
      await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign in' }));
      await user.type(
        await screen.findByLabelText('Email', { selector: 'input' }),
        'mali@lychee.test',
      );
      await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Lychee-2026');
      await user.click(screen.getByRole('checkbox'));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign in' }));
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
