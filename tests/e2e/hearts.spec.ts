import { expiryIn } from './expiry.ts';
import { ENGLISH, expect, expectAccessible, SOM, test } from './shop.ts';
import { shopper } from './shopper.ts';
import { callApi, startSession } from './arrange.ts';
import { fileOf, settled, waitForLinks } from './settled.ts';

test('hearts of a guest on home and search are in the wishlist after sign-in', async ({ page }) => {
  const { t, open, search, signIn, signInButton } = shopper(page, ENGLISH);
  const heartOf = (name: string) =>
    page.getByRole('button', { name: t('goods.wishAddNamed', { name }), exact: true }).first();
  const nameOf = async () => (await page.locator('.product-card h3').first().textContent()) ?? '';

  const html = await (await open('/'))?.text();
  expect(html).toContain('aria-pressed="false"');
  expect(html).not.toContain('aria-pressed="true"');
  const first = await nameOf();
  await heartOf(first).press('Enter');
  await expect(page.getByText(t('heart.onDevice'))).toBeVisible();
  await expect(heartOf(first)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(first)).toBeFocused();

  await page.reload();
  await expect(heartOf(first)).toHaveAttribute('aria-pressed', 'true');

  await search('tea');
  const second = await nameOf();
  await page.locator('.product-card').first().hover();
  await heartOf(second).click();
  await expect(heartOf(second)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(t('heart.onDevice'))).toBeHidden();
  await expectAccessible(page, 'a search result with a pressed heart');

  await signInButton.click();
  await signIn(SOM);
  await expect(page.getByText(t('heart.added_other', { count: 2 }))).toBeVisible();
  await expect(heartOf(second)).toHaveAttribute('aria-pressed', 'true');
  await open('/users/collection_list');
  const cards = page.locator('.wishlist');
  await expect(cards.nth(0)).toContainText(second);
  await expect(cards.nth(1)).toContainText(first);
});

test('a guest without a wishlist loads what stores hearts with the first press', async ({
  page,
}) => {
  const { t, open } = shopper(page, ENGLISH);
  const file = fileOf('src/domain/wishlist/sync/wishlist-sync.tsx');
  const isLoaded = () =>
    page.evaluate(
      (end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)),
      file,
    );
  await open('/');
  await waitForLinks(page);
  await settled(page);
  await expect.poll(isLoaded).toBe(false);
  const heart = page.getByRole('main').locator('.product-card__like').first();
  await heart.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(t('heart.onDevice'))).toBeVisible();
  await expect.poll(isLoaded).toBe(true);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart shows as saved although the first load of the wish list began before', async ({
  page,
  sandbox,
}) => {
  const { open } = shopper(page, ENGLISH);
  const expiry = expiryIn(page, sandbox, ENGLISH, SOM);
  await startSession(page, SOM);
  const list = '**/api/front/collect/product/list?*';
  await page.route(list, (route) => route.fulfill({ json: { code: 500 } }));
  await open('/goods/goods_search?title=tea');
  const heart = page.getByRole('main').locator('.product-card__like').first();
  await expiry.end();
  await heart.click();
  await expect(expiry.panel).toHaveCount(1);
  await page.unroute(list);
  // After sign-in the list is read before the product is added, and arrives after that.
  let showRead = () => {};
  const isRead = new Promise<void>((resolve) => (showRead = resolve));
  let showAdded = () => {};
  const isAdded = new Promise<void>((resolve) => (showAdded = resolve));
  await page.route(
    list,
    async (route) => {
      const response = await route.fetch();
      showRead();
      await isAdded;
      await page.waitForTimeout(500);
      await route.fulfill({ response }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.route('**/api/front/collect/batch/product', async (route) => {
    await isRead;
    const response = await route.fetch();
    await route.fulfill({ response });
    showAdded();
  });
  await expiry.comeBack();
  await isAdded;
  await page.waitForTimeout(1500);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a heart pressed with an expired session is finished after sign-in', async ({
  page,
  sandbox,
}) => {
  const { t, open } = shopper(page, ENGLISH);
  const expiry = expiryIn(page, sandbox, ENGLISH, SOM);
  await startSession(page, SOM);
  await open('/goods/goods_search?title=tea');
  const heart = page.getByRole('main').locator('.product-card__like').first();
  const name = await heart.getAttribute('aria-label');
  const wished = async () =>
    (await callApi<{ total: number }>(page, 'GET', 'collect/product/list?page=1&limit=12')).total;
  const before = await wished();
  await expiry.end();
  await heart.click();
  // The heart shows what is pressed before it is stored.
  await expiry.comeBack();
  await expect.poll(wished).toBe(before + 1);
  const same = page.getByRole('button', { name: name ?? '', exact: true });
  await expect(same).toHaveAttribute('aria-pressed', 'true');
  await open('/users/collection_list');
  const first = page.locator('.wishlist').first().getByRole('heading');
  expect(name).toBe(t('goods.wishAddNamed', { name: (await first.textContent()) ?? '' }));
});
