// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DEMO_PERSON } from '#mocks/demo/accounts.ts';
import { switchWay } from '#mocks/market/login-switches.ts';
import { MESSAGES } from '#mocks/market/messages.ts';
import { control } from '#mocks/sandbox/control.ts';
import { installFacebook } from '#mocks/sandbox/page/facebook.ts';
import { installGoogle } from '#mocks/sandbox/page/google.ts';
import { readToken } from '#/session/storage.ts';
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import { callsTo, openShop } from './open-shop.tsx';

const RETURN = '/en/middlewares/callback_twitter';
type Shop = Awaited<ReturnType<typeof openShop>>;

/** Installs the providers with immediate answers. They use the market that is set later. */
function installProviders({
  google = true,
  facebook = 'withEmail',
}: { google?: boolean; facebook?: 'withEmail' | 'withoutEmail' | 'cancelled' } = {}) {
  const opened: { shop?: Shop } = {};
  const ask = async (command: never) =>
    control(opened.shop!.market, opened.shop!.switches, command);
  installGoogle(ask, async () => google);
  installFacebook(ask, async () => facebook);
  return opened;
}

async function openPanel(shop: Shop) {
  await shop.user.click(
    within(screen.getByRole('banner')).getByRole('button', { name: 'Sign in' }),
  );
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByLabelText('Password');
  return panel;
}

afterEach(() => {
  delete window.google;
  delete window.FB;
  writeCookie('twitterToken', '', 0);
});

describe('signing in with a provider', () => {
  it('shows the enabled providers, also on the sign-in page', async () => {
    installProviders();
    await openShop('/en/login');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('button', { name: 'Sign in with X (Twitter)' })).toBeVisible();
    expect(main.getByRole('button', { name: 'Sign in with Facebook' })).toBeVisible();
    expect(await main.findByText('G')).toHaveAttribute('aria-label', 'Sign in with Google');
  });

  it('hides disabled providers, and the row without any', async () => {
    const shop = await openShop('/en');
    for (const way of ['google', 'facebook', 'twitter'] as const)
      switchWay(shop.market, way, false);
    const panel = await openPanel(shop);
    await waitFor(() =>
      expect(callsTo(shop.calls, '/api/front/login/method/info')).toHaveLength(1),
    );
    expect(panel.queryByText('or continue with')).toBeNull();
    expect(document.querySelector('script[src*="google"], script[src*="facebook"]')).toBeNull();
  });

  it.each(['Google', 'Facebook'])('signs in with %s, and closes the panel', async (provider) => {
    const opened = installProviders();
    const shop = await openShop('/en');
    opened.shop = shop;
    const panel = await openPanel(shop);
    await waitFor(() =>
      expect(panel.getByRole('button', { name: `Sign in with ${provider}` })).not.toHaveAttribute(
        'aria-busy',
      ),
    );
    await shop.user.click(panel.getByRole('button', { name: `Sign in with ${provider}` }));
    expect(await screen.findByText('Signed in')).toBeVisible();
    expect(readToken()).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shop.market.state.users.at(-1)).toMatchObject({
      type: provider.toLowerCase(),
      nickname: DEMO_PERSON.name,
      identity: DEMO_PERSON.id,
    });
  });

  it.each([
    ['withoutEmail', 'Facebook sign-in is not supported for this account'],
    ['cancelled', 'The sign-in with Facebook was not finished. Try again, or sign in another way.'],
  ] as const)('shows why Facebook failed: %s', async (facebook, text) => {
    const opened = installProviders({ facebook });
    const shop = await openShop('/en');
    opened.shop = shop;
    const panel = await openPanel(shop);
    const button = panel.getByRole('button', { name: 'Sign in with Facebook' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await shop.user.click(button);
    expect(await panel.findByText(text)).toBeVisible();
    expect(readToken()).toBeNull();
    expect(callsTo(shop.calls, '/api/front/login/facebook')).toHaveLength(0);
    expect(panel.getByLabelText('Password')).toBeEnabled();
  });

  it('shows the message of the backend', async () => {
    const opened = installProviders();
    const shop = await openShop('/en');
    opened.shop = shop;
    const panel = await openPanel(shop);
    const google = await panel.findByText('G');
    switchWay(shop.market, 'google', false);
    await shop.user.click(google);
    expect(await panel.findByText(MESSAGES.loginWayOff.en)).toBeVisible();
  });

  it.each(['Google', 'Facebook'])(
    'a blocked script of %s disables only this provider',
    async (provider) => {
      const shop = await openShop('/en');
      const panel = await openPanel(shop);
      const button = await panel.findByRole('button', { name: `Sign in with ${provider}` });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
      await shop.user.click(button);
      expect(
        await panel.findByText(
          `${provider} cannot be reached. Switch off blockers for this page, or sign in another way.`,
        ),
      ).toBeVisible();
      await shop.user.type(panel.getByRole('textbox', { name: /Email/ }), 'mali@lychee.test');
      await shop.user.type(panel.getByLabelText('Password'), 'Lychee-2026');
      await shop.user.click(panel.getByRole('checkbox'));
      await shop.user.click(panel.getByRole('button', { name: 'Sign in' }));
      await waitFor(() => expect(readToken()).not.toBeNull());
    },
  );
});

describe('coming back from Twitter', () => {
  const remember = (more: object = {}) =>
    writeCookie(
      'twitterToken',
      JSON.stringify({
        token: 'mine',
        tokenSecret: 'secret',
        from: '/goods/goods_search',
        locale: 'en',
        ...more,
      }),
      600,
    );

  it.each([
    ['?denied=mine', 'You did not allow the sign-in', true],
    ['', 'This sign-in link is incomplete', false],
    ['?oauth_token=mine', 'This sign-in link is incomplete', true],
    ['?oauth_token=other&oauth_verifier=v', 'This sign-in was started in another browser', false],
  ])('%s is shown, with a link to the previous page', async (search, text, isOfThis) => {
    remember();
    const { calls } = await openShop(RETURN + search);
    expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      `/en/login?from=${encodeURIComponent('/goods/goods_search')}`,
    );
    expect(window.location.search).toBe('');
    // No link ends the sign-in of another tab.
    expect(readCookie('twitterToken') === null).toBe(isOfThis);
    expect(callsTo(calls, '/api/front/login/twitter')).toHaveLength(0);
  });

  it('shows an expired sign-in and a refusal', async () => {
    await openShop(`${RETURN}?oauth_token=mine&oauth_verifier=v`);
    expect(await screen.findByText('This sign-in has expired or was used before')).toBeVisible();
  });

  it('shows the message of the backend', async () => {
    remember();
    await openShop(`${RETURN}?oauth_token=mine&oauth_verifier=v`);
    expect(await screen.findByText(MESSAGES.socialRefused.en)).toBeVisible();
    expect(readToken()).toBeNull();
  });

  it('has no page at similar addresses', async () => {
    await openShop('/en/middlewares/callback_other');
    expect(await screen.findByRole('heading', { level: 1, name: 'Loading failed' })).toBeVisible();
    expect(screen.getByText('500')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to home' })).toBeVisible();
  });
});
