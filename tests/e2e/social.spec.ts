import type { Page } from '@playwright/test';
import { DEMO_PERSON } from '#mocks/demo/accounts.ts';
import { cover } from './cover.ts';
import { pause } from './robust-steps.ts';
import { IS_PHONE } from './phone.ts';
import { CHINESE, ENGLISH, expect, expectAccessible, test } from './shop.ts';
import { shopper } from './shopper.ts';

const SEARCH = '/goods/goods_search?title=coat';
const TWITTER = 'X (Twitter)';

const user = (page: Page) => page.locator('.header__actUser');

/** Opens the panel and presses the button of a provider. */
async function choose(page: Page, name: string) {
  await page.locator('header .header__signIn').click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

for (const language of cover('social', [CHINESE, ENGLISH])) {
  test(`in ${language.locale}: Twitter returns to the same page and language; works once, and not when refused`, async ({
    page,
    context,
  }) => {
    const { t, open } = shopper(page, language);
    await open(SEARCH);
    await choose(page, t('auth.signInWith', { provider: TWITTER }));
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('heading', { name: t('auth.returnRefused') })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${language.prefix}/middlewares/callback_twitter$`));
    await expectAccessible(page, 'the return from Twitter');
    await page.getByRole('link', { name: t('auth.signInAgain') }).click();

    const [back] = await Promise.all([
      page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().includes('oauth_verifier'),
      ),
      (async () => {
        await page
          .getByRole('main')
          .getByRole('button', { name: t('auth.signInWith', { provider: TWITTER }) })
          .click();
        await page.getByRole('button', { name: 'Allow' }).click();
      })(),
    ]);
    await expect(page).toHaveURL(new RegExp(`${language.prefix}/goods/goods_search\\?title=coat$`));
    await expect(user(page)).toContainText(DEMO_PERSON.name.slice(0, 4));
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('twitterToken');

    // The complete URL, opened again without the cookies.
    await context.clearCookies();
    await page.goto(back.url());
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/callback_twitter$/);
    await expect(user(page)).toHaveCount(0);
  });
}

test('Twitter in a popup during a form: the form is submitted afterwards', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  const panel = page.getByRole('dialog');
  const nickname = page.getByRole('textbox', { name: t('account.nickname') });
  const twitter = t('auth.signInWith', { provider: TWITTER });
  await open('/');
  await choose(page, twitter);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(user(page)).toContainText(DEMO_PERSON.name.slice(0, 4));

  await open('/users/user_info');
  await nickname.fill('Mali of the river');
  await page.route(
    '**/api/front/user/edit',
    (route) => route.fulfill({ json: { code: 401, message: '', data: null } }),
    { times: 1 },
  );
  await nickname.press('Enter');
  let popup = page.waitForEvent('popup');
  await panel.getByRole('button', { name: twitter }).click();
  await (await popup).close();
  await expect(nickname).toHaveValue('Mali of the river');
  await pause(page);

  popup = page.waitForEvent('popup');
  await panel.getByRole('button', { name: twitter }).click();
  await answerIn(await popup, /Allow/);
  await expect(panel).toBeHidden();
  await expect(page.locator('.toast', { hasText: t('done.saveSU') })).toBeVisible();
  const name = page
    .getByRole('navigation', { name: t('nav.account') })
    .getByText('Mali of the river');
  // Phones have the navigation without it.
  await expect(name).toBeVisible({ visible: !IS_PHONE });
});

test('Twitter from the cart button: the product is added and the page stays', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  const panel = page.getByRole('dialog');
  await open('/goods_detail/1001#reviews');
  await page
    .getByRole('button', { name: t('goods.addToCart'), exact: true })
    .first()
    .click();
  const popup = page.waitForEvent('popup');
  await panel.getByRole('button', { name: t('auth.signInWith', { provider: TWITTER }) }).click();
  await answerIn(await popup, /Allow/);
  await expect(page.getByRole('status').filter({ hasText: t('done.shoppingSU') })).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/goods_detail\/1001#reviews$/);
});

/** Presses a button of a provider's popup, which closes it, sometimes before the click resolves. */
async function answerIn(popup: Page, name: RegExp) {
  const closed = popup.waitForEvent('close');
  await popup
    .getByRole('button', { name })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error;
    });
  await closed;
}

test('Facebook and Google in popups: closed, without an e-mail address, and accepted', async ({
  page,
}) => {
  const { t, open } = shopper(page, ENGLISH);
  const panel = page.getByRole('dialog');
  await open('/');
  let popup = page.waitForEvent('popup');
  await choose(page, t('auth.signInWith', { provider: 'Facebook' }));
  await (await popup).close();
  await expect(
    panel
      .getByRole('alert')
      .filter({ hasText: t('auth.providerCancelled', { provider: 'Facebook' }) }),
  ).toBeVisible();
  await expectAccessible(page, 'panel with a provider error');

  popup = page.waitForEvent('popup');
  await panel.getByRole('button', { name: t('auth.signInWith', { provider: 'Facebook' }) }).click();
  await answerIn(await popup, /Noi/);
  await expect(panel.getByText(t('auth.facebookUnsupported'))).toBeVisible();

  popup = page.waitForEvent('popup');
  await panel.getByRole('button', { name: 'Sign in with Google' }).click();
  await answerIn(await popup, /Mali/);
  await expect(panel).toBeHidden();
  await expect(user(page)).toContainText(DEMO_PERSON.name.slice(0, 4));
});

test('unknown callback paths are not served', async ({ request }) => {
  const statuses = await Promise.all(
    [
      '/middlewares/other',
      '/en/middlewares/callback_google',
      '/middlewares/callback_twitter',
      '/th/middlewares/privacy_agreement',
    ].map(async (path) => (await request.get(path)).status()),
  );
  expect(statuses).toEqual([500, 500, 200, 200]);
});
