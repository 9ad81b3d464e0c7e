// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { readToken } from '../../../src/api/session.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { openPanel } from './open-panel.tsx';

/** Every error that signing in and the account know: what triggers it, and where it is said. What a rule finds out stands in FIELDS, what a backend answers in CODES and ENDS. */

const MALI = 'mali@lychee.test';
const OWN_WORDS = 'As the backend puts it';

type Shop = Awaited<ReturnType<typeof openShop>>;

/** From now on a call is answered so. */
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
  /** does what makes the call */
  trigger: (shop: Shop) => Promise<unknown>;
  /** where the text is said */
  said: (text: string) => Promise<HTMLElement>;
}

const button = (name: string) => screen.findByRole('button', { name });
const toastOf = (text: string) =>
  waitFor(() => {
    const toast = screen
      .getAllByRole('alert')
      .find((element) => element.matches('.toast') && element.textContent === text);
    if (!toast) throw new Error(`No toast says ${text}`);
    return toast;
  });
const noteOf = (text: string) =>
  waitFor(() => {
    const note = screen
      .getAllByRole('alert')
      .find((element) => !element.matches('.toast') && element.textContent === text);
    if (!note) throw new Error(`No note says ${text}`);
    return note;
  });

const rename = async ({ user }: Shop) => {
  const name = await screen.findByRole('textbox', { name: /Nickname/ });
  await user.clear(name);
  await user.type(name, 'Mali P.');
  await user.click(await button('Save'));
};
const signIn = async ({ user }: Shop) => {
  const form = within(screen.getByRole('main'));
  await user.type(await form.findByLabelText('Email', { selector: 'input' }), MALI);
  await user.type(form.getByLabelText('Password', { selector: 'input' }), 'Lychee-2026');
  await user.click(form.getByRole('checkbox'));
  await user.click(form.getByRole('button', { name: 'Sign in' }));
};
const PLACES = {
  form: { path: '/en/login', call: '/api/front/login/email', trigger: signIn, said: noteOf },
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
    said: noteOf,
  },
  toast: {
    path: '/en/users/address_list',
    call: '/api/front/address/default/set',
    trigger: async ({ user }) =>
      user.click((await screen.findAllByRole('button', { name: /^Make default/ }))[0]!),
    said: toastOf,
  },
} satisfies Record<string, Place>;

const CODES: [code: number, message: string | null, said: string][] = [
  [400, OWN_WORDS, OWN_WORDS],
  [400, null, 'Parameter validation failed'],
  [403, OWN_WORDS, OWN_WORDS],
  [403, null, 'No related permission'],
  [404, OWN_WORDS, OWN_WORDS],
  [404, '', 'No related data found'],
  [500, OWN_WORDS, OWN_WORDS],
  [500, '', 'System exception'],
  [777, OWN_WORDS, OWN_WORDS],
  [777, null, 'System error'],
];

describe.each(Object.entries(PLACES))(
  'a refused call is said where it was made: %s',
  (_, { path, call, trigger, said }) => {
    it.each(CODES)('code %i with message %j', async (code, message, text) => {
      const shop = await openShop(path, path.includes('/users/') ? { as: MALI } : {});
      answer(shop, call, { code, message, data: null });
      const token = readToken();
      await trigger(shop);
      expect(await said(text)).toBeVisible();
      expect(readToken()).toBe(token);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
);

describe('a list that cannot be read says why', () => {
  // Of what broke nothing more can be said than that.
  const READS = CODES.map(([code, message, said]) =>
    code === 500 && !message ? ([code, message, ''] as const) : ([code, message, said] as const),
  );

  it.each(READS)('code %i with message %j', async (code, message, text) => {
    const shop = await openShop('/en/users/points_list', { as: MALI });
    answer(shop, '/api/pc/address/all/list', { code, message, data: null });
    await shop.user.click((await screen.findAllByRole('link', { name: 'Delivery addresses' }))[0]!);
    const part = (await screen.findByText('This part could not be loaded')).closest('.note');
    expect(part).toHaveTextContent(new RegExp(`^This part could not be loaded${text}Try again$`));
  });

  it('never in the words of an exception', async () => {
    const shop = await openShop('/en/users/points_list', { as: MALI });
    const message = 'java.lang.NullPointerException: Cannot invoke "User.getId()"';
    answer(shop, '/api/pc/address/all/list', { code: 500, message, data: null });
    await shop.user.click((await screen.findAllByRole('link', { name: 'Delivery addresses' }))[0]!);
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    expect(document.body).not.toHaveTextContent('NullPointer');
  });
});

const ENDS: [code: number, message: string | null, said: string][] = [
  [401, OWN_WORDS, 'Please log in'],
  [401, null, 'Please log in'],
  [410000, '', 'Please log in'],
  [410001, OWN_WORDS, 'Please log in'],
  [410002, null, 'Please log in'],
];

describe('a session that is over opens the panel, says why once, forgets the token, and what was typed is sent afterwards', () => {
  it.each(ENDS)('code %i with message %j', async (code, message, text) => {
    const shop = await openShop('/en/users/user_info?a=1', { as: MALI });
    window.localStorage.setItem('kept', 'x');
    await screen.findByRole('textbox', { name: /Nickname/ });
    answer(shop, '/api/front/user/edit', { code, message }, 1);
    await rename(shop);
    const panel = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(await toastOf(text)).toBeVisible();
    expect(document.querySelectorAll('.toast')).toHaveLength(1);
    expect(readToken()).toBeNull();
    expect(window.localStorage).toHaveLength(0);
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

const KINDS: [fault: 'network' | 'html' | 'badJson' | 'http500', said: string][] = [
  ['network', 'The shop cannot be reached now, try again in a moment'],
  ['html', 'System exception'],
  ['badJson', 'System exception'],
  ['http500', 'System exception'],
];

it.each(KINDS)(
  'a call that brought no answer (%s) is said, and a write is never sent again',
  async (fault, text) => {
    const shop = await openShop('/en/login');
    shop.switches.faults.set('emailLogin', { fault });
    await signIn(shop);
    expect(await noteOf(text)).toBeVisible();
    expect(callsTo(shop.calls, '/api/front/login/email')).toHaveLength(1);
  },
);

it('a shopper without a connection is told so', async () => {
  const shop = await openShop('/en/login');
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  shop.switches.faults.set('emailLogin', { fault: 'network' });
  await signIn(shop);
  expect(await noteOf('No connection, check it and try again')).toBeVisible();
  offline.mockRestore();
});

/** Rules of the forms by the spec's keys; each text stands at its field and in the toast of the first one. */
const FIELDS: [
  key: string,
  mode: Parameters<typeof openPanel>[0],
  typed: Record<string, string>,
  submit: string,
  at: string,
  said: string,
][] = [
  ['emailEmpty', 'email', {}, 'Sign in', 'Email', 'Enter your email address'],
  [
    'correctEmail',
    'email',
    { Email: 'mali@lychee' },
    'Sign in',
    'Email',
    'Enter a correct email address',
  ],
  ['emptyPassword', 'email', { Email: MALI }, 'Sign in', 'Password', 'Enter your password'],
  ['emptyPhone', 'phone', {}, 'Sign in', 'Phone', 'Enter your phone number'],
  [
    'emptyCaptche',
    'phoneCode',
    { Phone: '13800138000' },
    'Sign in',
    'Verification code',
    'Enter the verification code',
  ],
  [
    'correctCaptche',
    'phoneCode',
    { Phone: '13800138000', 'Verification code': '12-456' },
    'Sign in',
    'Verification code',
    'Use letters and digits only',
  ],
  [
    'agreement',
    'email',
    { Email: MALI, Password: 'x' },
    'Sign in',
    'I agree',
    'Agree to the privacy agreement',
  ],
  [
    'againPassword',
    'reset',
    { 'Verification code': '123456', 'New password': 'Fresh.2026' },
    'Reset password',
    'Repeat password',
    'Enter the password again',
  ],
  [
    'diffPassword',
    'reset',
    {
      'Verification code': '123456',
      'New password': 'Fresh.2026',
      'Repeat password': 'Fresh.2027',
    },
    'Reset password',
    'Repeat password',
    'The passwords differ, enter the same one twice',
  ],
];

describe('a rule of the forms is said at its field, which has the focus, and as a toast', () => {
  it.each(FIELDS)('%s', async (_, mode, typed, submit, at, said) => {
    const { panel, write, press, calls } = await openPanel(mode);
    const sent = calls.filter(({ method }) => method === 'POST').length;
    await write(typed);
    await press(submit);
    const field =
      at === 'I agree'
        ? panel.getByRole('checkbox')
        : panel.getByLabelText(at, { selector: 'input' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(said)));
    expect(field).toHaveFocus();
    expect(await toastOf(said)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(sent);
  });

  it('userName', async () => {
    const { user } = await openShop('/en/users/user_info', { as: MALI });
    const name = await screen.findByRole('textbox', { name: /Nickname/ });
    await user.clear(name);
    await user.click(await button('Save'));
    expect(name).toHaveAccessibleDescription('Enter a nickname');
    expect(name).toHaveFocus();
    expect(await toastOf('Enter a nickname')).toBeVisible();
  });
});

it('the spec’s keys have their words in every language', () => {
  const keys = [
    ...FIELDS.map(([key]) => `form.${key}`),
    'form.userName',
    'done.registerSU',
    'done.loginSU',
    'done.resetSU',
    'done.saveSU',
    'done.updateSU',
    'done.setSU',
    'done.delSU',
    'error.noDefaultAddress',
    'error.noAddress',
    'auth.facebookUnsupported',
    'nav.confirmLogOut',
    'order.confirmCancel',
  ];
  for (const locale of readdirSync('locales')) {
    const areas = readdirSync(`locales/${locale}`).map(
      (file) =>
        JSON.parse(readFileSync(`locales/${locale}/${file}`, 'utf8')) as Record<
          string,
          Record<string, string>
        >,
    );
    const missing = keys.filter(
      (key) => !areas.some((area) => area[key.split('.')[0] ?? '']?.[key.split('.')[1] ?? '']),
    );
    expect(missing, locale).toEqual([]);
  }
});

it('logging out is asked first, and said by the page of a guest', async () => {
  const { user } = await openShop('/en/users/user_info', { as: MALI });
  const logOut = async () => {
    await user.click(document.querySelector('.act--user')!);
    await user.click((await screen.findAllByRole('button', { name: 'Log out' }))[0]!);
    return within(await screen.findByRole('alertdialog'));
  };
  await user.click((await logOut()).getByRole('button', { name: 'Cancel' }));
  expect(readToken()).not.toBeNull();
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await user.click((await logOut()).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(readToken()).toBeNull());
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/en\/?$/));
});
