// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readToken } from '#/session/storage.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { findAlert, findButton, findToast } from './find-message.ts';

const MALI = 'mali@lychee.test';
const MESSAGE = 'Message of the backend';

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Replaces the response of a call. */
function answer({ fetch }: Shop, path: string, body: object, times = Infinity) {
  let left = times;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname !== path || left <= 0) return fetch(request);
    left -= 1;
    return Response.json(body);
  });
}

interface Place {
  path: string;
  call: string;
  /** makes the call */
  trigger: (shop: Shop) => Promise<unknown>;
  /** finds the text where it is shown */
  find: (text: string) => Promise<HTMLElement>;
}

const rename = async ({ user }: Shop) => {
  const name = await screen.findByRole('textbox', { name: /Nickname/ });
  await user.clear(name);
  await user.type(name, 'Mali P.');
  await user.click(await findButton('Save'));
};
const signIn = async ({ user }: Shop) => {
  const form = within(screen.getByRole('main'));
  await user.type(await form.findByLabelText('Email', { selector: 'input' }), MALI);
  await user.type(form.getByLabelText('Password', { selector: 'input' }), 'Lychee-2026');
  await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: 'Sign in' }));
};
const PLACES = {
  form: { path: '/en/login', call: '/api/front/login/email', trigger: signIn, find: findAlert },
  code: {
    path: '/en/login',
    call: '/api/front/login/email/captcha',
    trigger: async ({ user }) => {
      const form = within(screen.getByRole('main'));
      await user.click(await form.findByRole('button', { name: 'Create account' }));
      await user.type(
        await form.findByLabelText('Email', { selector: 'input' }),
        'new@lychee.test',
      );
      await user.click(form.getByRole('button', { name: 'Send code' }));
    },
    find: findAlert,
  },
  toast: {
    path: '/en/users/address_list',
    call: '/api/front/address/default/set',
    trigger: async ({ user }) =>
      user.click((await screen.findAllByRole('button', { name: /^Make default/ }))[0]!),
    find: findToast,
  },
} satisfies Record<string, Place>;

const CODES: [code: number, message: string | null, text: string][] = [
  [400, MESSAGE, MESSAGE],
  [400, null, 'Parameter validation failed'],
  [403, MESSAGE, MESSAGE],
  [403, null, 'No related permission'],
  [404, MESSAGE, MESSAGE],
  [404, '', 'No related data found'],
  [500, MESSAGE, MESSAGE],
  [500, '', 'System exception'],
  [777, MESSAGE, MESSAGE],
  [777, null, 'System error'],
];

describe.each(Object.entries(PLACES))(
  'a refused call shows its error in place: %s',
  (_, { path, call, trigger, find }) => {
    it.each(CODES)('code %i with message %j', async (code, message, text) => {
      const shop = await openShop(path, path.includes('/users/') ? { as: MALI } : {});
      answer(shop, call, { code, message, data: null });
      const token = readToken();
      await trigger(shop);
      expect(await find(text)).toBeVisible();
      expect(readToken()).toBe(token);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
);

describe('the error of a list', () => {
  // A failure without a message has no further text.
  const READS = CODES.map(([code, message, text]) =>
    code === 500 && !message ? ([code, message, ''] as const) : ([code, message, text] as const),
  );

  it.each(READS)(
    'shows the message of the backend: code %i with message %j',
    async (code, message, text) => {
      const shop = await openShop('/en/users/points_list', { as: MALI });
      answer(shop, '/api/pc/address/all/list', { code, message, data: null });
      await shop.user.click(
        (await screen.findAllByRole('link', { name: 'Delivery addresses' }))[0]!,
      );
      const part = (await screen.findByText('This part could not be loaded')).closest('.note');
      expect(part).toHaveTextContent(new RegExp(`^This part could not be loaded${text}Try again$`));
    },
  );

  it('never shows the text of an exception', async () => {
    const shop = await openShop('/en/users/points_list', { as: MALI });
    const message = 'java.lang.NullPointerException: Cannot invoke "User.getId()"';
    answer(shop, '/api/pc/address/all/list', { code: 500, message, data: null });
    await shop.user.click((await screen.findAllByRole('link', { name: 'Delivery addresses' }))[0]!);
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    expect(document.body).not.toHaveTextContent('NullPointer');
  });
});

const ENDS: [code: number, message: string | null, text: string][] = [
  [401, MESSAGE, 'Please log in'],
  [401, null, 'Please log in'],
  [410000, '', 'Please log in'],
  [410001, MESSAGE, 'Please log in'],
  [410002, null, 'Please log in'],
];

describe('an expired session opens the panel, shows one toast, drops the token, and resends the form after sign-in', () => {
  it.each(ENDS)('code %i with message %j', async (code, message, text) => {
    const shop = await openShop('/en/users/user_info?a=1', { as: MALI });
    window.localStorage.setItem('lychee.searches', '["tea"]');
    await screen.findByRole('textbox', { name: /Nickname/ });
    answer(shop, '/api/front/user/edit', { code, message }, 1);
    await rename(shop);
    const panel = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(await findToast(text)).toBeVisible();
    expect(document.querySelectorAll('.toast')).toHaveLength(1);
    expect(readToken()).toBeNull();
    expect(window.localStorage.getItem('lychee.searches')).toBeNull();
    expect(window.location.pathname + window.location.search).toBe('/en/users/user_info?a=1');
    await shop.user.type(await panel.findByLabelText('Email', { selector: 'input' }), MALI);
    await shop.user.type(panel.getByLabelText('Password', { selector: 'input' }), 'Lychee-2026');
    await shop.user.click(panel.getByRole('checkbox'));
    await shop.user.click(panel.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(shop.market.state.users.some(({ nickname }) => nickname === 'Mali P.')).toBe(true),
    );
    expect(window.location.pathname + window.location.search).toBe('/en/users/user_info?a=1');
  });
});

const KINDS: [fault: 'network' | 'html' | 'badJson' | 'http500', text: string][] = [
  ['network', 'We cannot reach the shop right now. Try again in a moment.'],
  ['html', 'System exception'],
  ['badJson', 'System exception'],
  ['http500', 'System exception'],
];

it.each(KINDS)(
  'a call without a response (%s) shows an error and is not repeated',
  async (fault, text) => {
    const shop = await openShop('/en/login');
    shop.switches.faults.set('emailLogin', { fault });
    await signIn(shop);
    expect(await findAlert(text)).toBeVisible();
    expect(callsTo(shop.calls, '/api/front/login/email')).toHaveLength(1);
  },
);

it('shows that the browser is offline', async () => {
  const shop = await openShop('/en/login');
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  shop.switches.faults.set('emailLogin', { fault: 'network' });
  await signIn(shop);
  expect(await findAlert('You are offline. Check your connection and try again.')).toBeVisible();
  offline.mockRestore();
});
