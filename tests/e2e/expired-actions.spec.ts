import type { TextKey } from '#/i18n/use-translation.ts';
import { callApi, startSession } from './arrange.ts';
import { expiryIn } from './expiry.ts';
import { pause } from './robust-steps.ts';
import { waitForLinks } from './settled.ts';
import { expect, FRENCH, LAO, MALI, test } from './shop.ts';
import { shopper } from './shopper.ts';
import { ofItem } from '#tests/of-item.ts';

/** A merchant with coupons. */
const STORE = 1;

test('session expires while wishlist items are removed: each removal and undo is finished', async ({
  page,
  sandbox,
}) => {
  const { t, open, signIn } = shopper(page, FRENCH);
  const expiry = expiryIn(page, sandbox, FRENCH);
  const total = async () =>
    (await callApi<{ total: number }>(page, 'GET', 'collect/product/list?page=1&limit=12')).total;
  const undo = page.getByRole('button', { name: t('common.undo') });
  await startSession(page, MALI);
  const all = await total();
  await open('/users/collection_list');
  const cards = page.locator('.wishlist');
  await expect(cards).toHaveCount(12);
  const first = (await cards.first().getByRole('heading').textContent()) ?? '';

  await expiry.end();
  await cards.first().locator('.product-card__like').click();
  await expiry.comeBack();
  await expect(page.getByText(t('wish.removed', { name: first }))).toBeVisible();
  expect(await total()).toBe(all - 1);

  await expiry.end();
  await undo.click();
  await expiry.comeBack();
  await expect(page.getByText(t('wish.restored'))).toBeVisible();
  await expect(cards.filter({ hasText: first })).toHaveCount(1);
  expect(await total()).toBe(all);

  await page.getByRole('button', { name: t('wish.select') }).click();
  for (const at of [1, 2]) await cards.nth(at).getByRole('checkbox').check({ force: true });
  const remove = page.getByRole('button', { name: t('wish.removePicked') });
  await expiry.end();
  await remove.click();
  await expiry.giveUp();
  await expect(cards).toHaveCount(12);
  await expect(cards.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(remove).toBeFocused();
  await pause(page);
  await page.keyboard.press('Enter');
  await signIn(MALI);
  await expect(page.getByText(t('wish.removedSeveral_other', { count: 2 }))).toBeVisible();
  expect(await total()).toBe(all - 2);
});

test('session expires while following, unfollowing and taking a coupon: each is done once', async ({
  page,
  sandbox,
}) => {
  const { t, open } = shopper(page, LAO);
  const expiry = expiryIn(page, sandbox, LAO);
  const follows = async () =>
    (
      await callApi<{ list: { merId: number }[] }>(
        page,
        'GET',
        'collect/merchant/list?page=1&limit=50',
      )
    ).list.some(({ merId }) => merId === STORE);
  const writes: string[] = [];
  page.on(
    'request',
    (request) =>
      void (
        request.method() === 'POST' &&
        /\/front\/(?:collect|coupon)\//.test(request.url()) &&
        writes.push(new URL(request.url()).pathname)
      ),
  );
  await startSession(page, MALI);
  const before = await follows();
  await open(`/merchant/merchant/coupon?id=${STORE}`);
  const main = page.getByRole('main');
  const follow = main
    .getByRole('button', { name: before ? t('store.following') : t('store.follow') })
    .first();
  const turned = main
    .getByRole('button', { name: before ? t('store.follow') : t('store.following') })
    .first();

  await expect(follow).toBeVisible();
  await expiry.end();
  await follow.click();
  await expiry.comeBack();
  await expect(turned).toBeVisible();
  await expect.poll(follows).toBe(!before);
  await expiry.end();
  await turned.click();
  await expiry.comeBack();
  await expect(follow).toBeVisible();
  await expect.poll(follows).toBe(before);

  const take = main.getByRole('button', { name: ofItem(t('coupon.get')) });
  const received = main.getByRole('button', { name: ofItem(t('coupon.received')) });
  const had = await received.count();
  await expiry.end();
  await take.first().click();
  await expiry.comeBack();
  await expect(page.getByText(t('done.receivedSU'))).toBeVisible();
  await expect(received).toHaveCount(had + 1);
  // Each of the three was refused once and repeated once.
  expect(writes).toHaveLength(6);
});

test('session expired on navigation: opens the sign-in panel, then the page', async ({
  page,
  sandbox,
}) => {
  const { t, open } = shopper(page, LAO);
  const expiry = expiryIn(page, sandbox, LAO);
  const heading = (key: TextKey) =>
    page.getByRole('heading', { level: 1, name: t(key), includeHidden: true });
  await startSession(page, MALI);
  await open('/users/address_list');
  const link = page
    .getByRole('navigation', { name: t('nav.account') })
    .getByRole('link', { name: new RegExp(`^${t('account.coupons')}`) });
  await waitForLinks(page);
  await expiry.end();
  // The prefetch gets the 401 and must not show it. While one is pending, there is no other.
  let refused = 0;
  page.on('response', (response) => (refused += Number(response.url().includes('/coupon/'))));
  for (const rest of [() => link.focus(), () => link.hover()]) {
    const before = refused;
    const prefetchAgain = async () => {
      await page.mouse.move(0, 0);
      await link.blur();
      await rest();
      return refused;
    };
    await expect.poll(prefetchAgain, { intervals: [500] }).toBeGreaterThan(before);
    await page.waitForTimeout(500);
    await expect(expiry.panel).toBeHidden();
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(heading('account.addresses')).toBeVisible();
  }
  await link.click();
  await expect(expiry.panel).toBeVisible();
  await expect(heading('error.401')).toHaveCount(1);
  await expiry.comeBack();
  await expect(heading('account.coupons')).toBeVisible();
  await expect(page).toHaveURL(/\/lao\/users\/coupon_list$/);
});
