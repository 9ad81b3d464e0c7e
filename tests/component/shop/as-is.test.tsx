// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURED_ID } from '../../../mocks/market/catalogue/special.ts';
import { lacksExtension } from '../../../src/api/extensions.ts';
import { readToken } from '../../../src/api/session.ts';
import { callsTo, openShop } from './open-shop.tsx';

const CONFIG = '/api/front/pc/home/get/config';
const POINTS = '/api/front/user/center/my/integral';
const MALI = 'mali@lychee.test';
const KEPT = () => window.localStorage.setItem('kept', 'x');

/** Waits until the page has asked for all it wants. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 400));

describe('a backend without extensions, whose guard stands before its router', () => {
  it.each([
    ['home', '/en'],
    ['product', `/en/goods_detail/${FEATURED_ID}`],
    ['search', '/en/goods/goods_search?title=dress'],
    ['store', '/en/merchant/merchant/home?id=1'],
    ['login', '/en/login'],
  ])('a guest reads the page undisturbed: %s', async (_, path) => {
    const { switches } = await openShop(path, { profile: 'as-is', before: KEPT });
    await settle();
    expect(screen.getByRole('main').querySelector('h1')).not.toBeNull();
    expect(document.querySelector('.oops, .toast, [role=dialog]')).toBeNull();
    expect(window.localStorage.getItem('kept')).toBe('x');
    expect(switches.violations).toEqual([]);
  });

  it('a guest is refused once in a visit, also on the next document', async () => {
    const first = await openShop('/en', { profile: 'as-is' });
    expect(callsTo(first.calls, CONFIG)).toHaveLength(1);
    expect(lacksExtension('homeConfig')).toBe(true);
    const visit = { ...window.sessionStorage } as Record<string, string>;
    cleanup();
    const second = await openShop(`/en/goods_detail/${FEATURED_ID}`, {
      profile: 'as-is',
      before: () => {
        for (const [key, text] of Object.entries(visit)) window.sessionStorage.setItem(key, text);
      },
    });
    await settle();
    expect(callsTo(second.calls, CONFIG)).toEqual([]);
  });

  it('a member asks once more, then never', async () => {
    const guest = await openShop('/en', { profile: 'as-is' });
    const visit = { ...window.sessionStorage } as Record<string, string>;
    expect(callsTo(guest.calls, CONFIG)).toHaveLength(1);
    cleanup();
    const { calls, user } = await openShop('/en/users/address_list', {
      as: MALI,
      profile: 'as-is',
      before: () => {
        for (const [key, text] of Object.entries(visit)) window.sessionStorage.setItem(key, text);
      },
    });
    await settle();
    await user.click(document.querySelector('a[href="/en/users/user_info"]')!);
    await settle();
    expect(callsTo(calls, CONFIG)).toHaveLength(1);
    expect(callsTo(calls, POINTS)).toHaveLength(1);
    expect(window.sessionStorage.getItem('lychee.absent')).toContain('"homeConfig":"all"');
    expect(readToken()).not.toBeNull();
    expect(document.querySelector('.toast, [role=dialog]')).toBeNull();
  });

  it('a token that is over still ends the session, in our words', async () => {
    const { market, user } = await openShop('/en/users/user_info', { as: MALI, profile: 'as-is' });
    const name = await screen.findByRole('textbox', { name: /Nickname/ });
    market.state.sessions = [];
    await user.clear(name);
    await user.type(name, 'Mali P.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('.toast')).toHaveTextContent('Please log in'),
    );
    expect(document.body.textContent).not.toContain('未登录');
  });
});
