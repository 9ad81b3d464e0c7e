import { TEAPOTS_COUPON_ID } from '#mocks/demo/catalogue/special.ts';
import { callApi, startSession } from './arrange.ts';
import { keyboard } from './keyboard.ts';
import { extensionStep } from './profile.ts';
import {
  CHINESE,
  ENGLISH,
  expect,
  expectAccessible,
  FRENCH,
  LAO,
  MALI,
  SOM,
  test,
} from './shop.ts';
import { shopper } from './shopper.ts';

const WISHES = '/users/collection_list';
const COUPONS = '/users/coupon_list';
const POINTS = '/users/points_list';

test('wishlist items are removed, restored and added to the cart, and the list keeps its page', async ({
  page,
}) => {
  const { t, open } = shopper(page, CHINESE);
  await startSession(page, MALI);
  await open(`${WISHES}?page=2`);
  const cards = page.locator('.wishlist');
  await expect(cards).toHaveCount(4);

  const heart = page.locator('.wishlist .product-card__like').first();
  const name = (await cards.first().getByRole('heading').textContent()) ?? '';
  await heart.dblclick();
  await expect(page.getByText(t('wish.removed', { name }))).toBeVisible();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: t('common.undo') }).click();
  await expect(page.getByText(t('wish.restored'))).toBeVisible();
  await expect(cards).toHaveCount(4);

  await cards.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/goods_detail/);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).toHaveCount(4);

  await cards
    .nth(1)
    .getByRole('button', { name: new RegExp(t('goods.addToCart')) })
    .click();
  const dialog = page.getByRole('dialog', { name: t('goods.chooseOption') });
  await expect(
    dialog.getByRole('button', { name: t('goods.addToCart'), exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'options of a wishlist item');
  await dialog.getByRole('button', { name: t('goods.addToCart'), exact: true }).click();
  await expect(page.getByText(t('done.shoppingSU'))).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: t('wish.select') }).click();
  await page.getByRole('checkbox', { name: t('wish.selectAll') }).check({ force: true });
  await page.getByRole('button', { name: t('wish.removePicked') }).click();
  await expect(page.getByText(t('wish.removedSeveral_other', { count: 4 }))).toBeVisible();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(cards).toHaveCount(12);
});

test('an action interrupted by an expired session is finished after signing in', async ({
  page,
  sandbox,
}) => {
  const { t, open, signIn } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  await open(`${WISHES}?tab=stores`);
  const rows = page.locator('.following');
  await expect(rows).toHaveCount(5);
  const name = (await rows.first().getByRole('heading').textContent()) ?? '';
  // A call in the background would find out before the press.
  await page.waitForLoadState('networkidle');
  await sandbox.control({ do: 'scenario', name: 'expiredSession', email: MALI.email });
  await page.getByRole('button', { name: t('wish.unfollow', { name }) }).click();
  await signIn(MALI);
  await expect(page.getByText(t('wish.unfollowed', { name }))).toBeVisible();
  await expect(rows).toHaveCount(4);
  const { total } = await callApi<{ total: number }>(page, 'GET', 'collect/merchant/list');
  expect(total).toBe(4);
});

test('removes and restores by keyboard; shows coupons and points in French', async ({ page }) => {
  const { t, open } = shopper(page, FRENCH);
  const { activate } = keyboard(page);
  await startSession(page, MALI);
  await callApi(page, 'POST', 'coupon/receive', { couponId: TEAPOTS_COUPON_ID });
  await open(WISHES);
  await expect(page.locator('.wishlist')).toHaveCount(12);
  await activate(page.locator('.wishlist .product-card__like').first());
  const undo = page.getByRole('button', { name: t('common.undo') });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('wish.restored'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page
    .getByRole('navigation', { name: t('nav.account') })
    .getByRole('link', { name: new RegExp(t('account.coupons')) })
    .click();
  await expect(
    page
      .getByText(t('coupons.lastDay'))
      .or(page.getByText(t('coupons.daysLeft_one', { count: 1 }))),
  ).toBeVisible();
  await extensionStep('couponProducts', 'the products of a coupon', async () => {
    await activate(page.getByRole('button', { name: `${t('coupon.use')} Théières seulement` }));
    const products = page.getByRole('dialog').getByRole('link');
    await expect(products.nth(1)).toBeVisible();
    await expectAccessible(page, 'products of a coupon');
    await page.keyboard.press('Escape');
  });
  await page.getByRole('link', { name: new RegExp(`^${t('coupon.expired')}`) }).click();
  await expect(page).toHaveURL(/tab=lapsed/);
  await expect(page.locator('.coupon.coupon__isUsed')).toHaveCount(3);

  await extensionStep('points', 'points', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('account.points'), exact: true })
      .click();
    await expect(page.getByText('\u2212180')).toBeVisible();
    await page.getByRole('link', { name: t('points.earnTab') }).click();
    await expect(page.getByRole('heading', { name: t('points.earnFrozen') })).toBeVisible();
  });
});

test('empty lists, and a backend without points, show their empty states', async ({
  page,
  sandbox,
}) => {
  const { t, open } = shopper(page, LAO);
  await sandbox.control({ do: 'fault', operation: 'pointsAccount', fault: 'absent' });
  await sandbox.control({ do: 'fault', operation: 'pointsList', fault: 'absent' });
  await startSession(page, SOM);
  await open(WISHES);
  await expect(page.getByText(t('wish.empty'))).toBeVisible();
  await page.getByRole('link', { name: t('account.followedStores') }).click();
  await expect(page.getByText(t('wish.noStores'))).toBeVisible();
  await open(COUPONS);
  await expect(page.getByText(t('empty.coupons'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('account.points'), exact: true })).toHaveCount(0);
  await open(POINTS);
  await expect(page.getByRole('heading', { name: t('points.missing') })).toBeVisible();
});
