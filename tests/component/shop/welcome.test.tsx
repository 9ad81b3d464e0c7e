// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { receiveCoupon } from '#mocks/market/coupons.ts';
import type { TestMarket } from '#mocks/test.ts';
import { useSignInPanel } from '#/session/sign-in/panel-store.ts';
import { signInByPanel } from './open-panel.tsx';
import { callsTo, openShop } from './open-shop.tsx';
import { stubIntersection } from './stub-intersection.ts';

const OFFERS = '/api/front/coupons';
const RECEIVE = '/api/front/coupon/receive';
const SOM = 'som@lychee.test';
/** Coupon of the first store of the street: 15 dollars off 120. */
const FIRST_COUPON = 11;
const GET_FIRST = 'Get $15 Atelier Nord';
const RECEIVED_FIRST = 'Claimed $15 Atelier Nord';

const userOf = ({ state }: TestMarket['market']) =>
  state.users.find(({ email }) => email === SOM)!.id;
const couponsOf = (market: TestMarket['market']) =>
  market.state.userCoupons
    .filter(({ userId }) => userId === userOf(market))
    .map(({ couponId }) => couponId);

/** Replaces the coupons of some stores by an empty page. */
const withoutCoupons =
  (isWithout: (merId: string | null) => boolean) =>
  ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname !== OFFERS || !isWithout(searchParams.get('merId'))) return null;
    const data = { list: [], total: 0, pageNum: 1, pageSize: 12, pages: 0 };
    return Response.json({ code: 200, message: 'success', data });
  };

beforeEach(() => stubIntersection());

describe('the welcome card', () => {
  it('offers guests to sign in and to create an account, and leads to their things', async () => {
    const { user } = await openShop('/en');
    const card = within(screen.getByRole('heading', { name: /^Welcome to / }).closest('section')!);
    const shortcuts = within(card.getByRole('navigation', { name: 'Shortcuts' }));
    expect(
      shortcuts
        .getAllByRole<HTMLAnchorElement>('link')
        .map((link) => [link.textContent, link.pathname]),
    ).toEqual([
      ['Orders', '/en/users/order_list'],
      ['Coupons', '/en/users/coupon_list'],
      ['Wish list', '/en/users/collection_list'],
      ['Cart', '/en/order/shopping_cart'],
    ]);
    expect(card.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Create account' }));
    expect(useSignInPanel.getState()).toMatchObject({ open: true, mode: 'registerEmail' });
  });

  it('greets members by name', async () => {
    await openShop('/en', { as: SOM });
    const greeting = await screen.findByRole('heading', { name: /^Hello, / });
    const card = within(greeting.closest('section')!);
    expect(card.getByRole('link', { name: 'Orders' })).toBeVisible();
    expect(card.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  it('shows coupons of two stores, which it requests by store', async () => {
    const { calls } = await openShop('/en');
    const list = within(await screen.findByRole('list', { name: 'Get coupons' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '$15Atelier NordMin. $120Get $15 Atelier Nord',
      expect.stringMatching(/^\$5.*Min. \$30Get \$5/),
    ]);
    expect(list.getByRole('link', { name: 'Atelier Nord' })).toHaveAttribute(
      'href',
      '/en/merchant/merchant/home?id=1',
    );
    const asked = callsTo(calls, OFFERS).map(({ url }) => new URL(url).searchParams);
    expect(asked.map((query) => [query.get('useType'), query.get('merId')])).toEqual([
      ['1', '1'],
      ['1', '2'],
      ['1', '3'],
    ]);
  });

  it('gives a guest the coupon after signing in', async () => {
    const { user, market, calls } = await openShop('/en');
    await user.click(await screen.findByRole('button', { name: GET_FIRST }));
    await signInByPanel(user, SOM);
    const button = await screen.findByRole('button', { name: RECEIVED_FIRST });
    expect(couponsOf(market)).toEqual([FIRST_COUPON]);
    await user.click(button);
    // The first call was refused without a session.
    expect(callsTo(calls, RECEIVE).length).toBeLessThanOrEqual(2);
  });

  it('gives a member the coupon once and keeps the focus on its button', async () => {
    const { user, market, calls } = await openShop('/en', { as: SOM });
    const button = await screen.findByRole('button', { name: GET_FIRST });
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleName(RECEIVED_FIRST));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(callsTo(calls, RECEIVE)).toHaveLength(1);
    expect(couponsOf(market)).toEqual([FIRST_COUPON]);
  });

  it('marks a coupon that the member has', async () => {
    await openShop('/en', {
      as: SOM,
      before: (market) => void receiveCoupon(market, userOf(market), FIRST_COUPON),
    });
    expect(await screen.findByRole('button', { name: RECEIVED_FIRST })).toBeVisible();
  });

  it('shows the coupons of other stores if one has none', async () => {
    await openShop('/en', { answer: withoutCoupons((merId) => merId === '1') });
    const list = within(await screen.findByRole('list', { name: 'Get coupons' }));
    const names = list.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toHaveLength(2);
    expect(names).not.toContain('Atelier Nord');
  });

  it.each([
    ['the stores have no coupons', { answer: withoutCoupons(() => true) }],
    ['coupons cannot be loaded', { faults: { couponOffers: 'code500' } as const }],
    ['stores cannot be loaded', { faults: { merchantStreet: 'code500' } as const }],
  ])('shows links in their place if %s', async (_, options) => {
    await openShop('/en', options);
    const card = screen.getByRole('heading', { name: /^Welcome to / }).closest('section')!;
    expect(await within(card).findByRole('link', { name: 'Top sellers' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Stores' })).toBeVisible();
    expect(within(card).queryByRole('list', { name: 'Get coupons' })).toBeNull();
  });
});
