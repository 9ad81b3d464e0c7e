import type { Page } from '@playwright/test';
import { expect, pause, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, LAO, THAI } from './shop.ts';
import { signInPanel } from './sign-in-steps.ts';

const STRONG = 'Fresh.2026';
/** A fast page without late content. */
const QUIET = '/middlewares/privacy_agreement';

/** Delays the answer that names the ways to sign in. @returns lets it pass */
async function holdLoginMethods(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/front/login/method/info', async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}

test('the countdown of an address continues after closing and reloading', async ({
  page,
  sandbox,
}) => {
  const {
    t,
    open,
    tab,
    press,
    email,
    phone,
    code,
    country,
    password,
    openPanel,
    panel,
    requestCode,
    requestCodeButton,
    alert,
    submit,
    acceptAgreement,
    toast,
    newestCode,
  } = signInPanel(page, THAI, sandbox.control);
  const waiting = new RegExp(t('auth.resendIn', { seconds: '§' }).replace('§', '\\d+'));
  await open(QUIET);
  await openPanel();
  await press('auth.mode6');
  await tab('auth.phone');
  await country.click();
  await page.keyboard.type('856');
  await page.keyboard.press('Enter');
  await expect(country).toHaveAccessibleName(/\+856/);
  await phone.fill('2055512345');
  await requestCode();
  await expect(requestCodeButton).toHaveText(waiting);

  await tab('auth.email');
  await email.fill('wait@lychee.test');
  await expect(requestCodeButton).toHaveText(t('auth.sendCode'));
  await press('common.close');
  await expect(panel).toBeHidden();
  await openPanel();
  await expect(email).toHaveValue('wait@lychee.test');
  await tab('auth.phone');
  await expect(phone).toHaveValue('2055512345');
  await expect(country).toHaveAccessibleName(/\+856/);
  await press('auth.toCode');
  await expect(requestCodeButton).toHaveText(waiting);

  await page.reload();
  await openPanel();
  await press('auth.mode6');
  await tab('auth.phone');
  await country.click();
  await page.keyboard.type('qqq');
  await expect(panel.getByText(t('country.none'))).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('老挝');
  await page.keyboard.press('Enter');
  await phone.fill('20 555 12345');
  await expect(requestCodeButton).toHaveText(waiting);
  await code.fill(await newestCode());
  await password.fill(STRONG);
  await acceptAgreement();
  await submit();
  await expect(panel).toBeHidden();
  await expect(toast(t('done.registerSU'))).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the panel looks the same wherever it is opened, and toasts do not cover its title', async ({
  page,
  sandbox,
}) => {
  const { t, open, panel, openPanel, submit, toast, signInButton } = signInPanel(
    page,
    ENGLISH,
    sandbox.control,
  );
  const logo = page.getByRole('link', { name: t('a11y.homeOf', { shop: 'lychee' }) }).first();
  const boxes = () =>
    panel.evaluate((dialog) =>
      [
        dialog,
        ...dialog.querySelectorAll('h2, form, input, button[type=submit], .sign-in__pic'),
      ].map((element) => {
        const { x, width } = element.getBoundingClientRect();
        return [element.tagName, x, width];
      }),
    );
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(QUIET);
  await openPanel();
  const asFirst = await boxes();
  await submit();
  const message = toast(t('form.emailEmpty'));
  await expect(message).toBeVisible();
  const title = (await panel.getByRole('heading', { level: 2 }).first().boundingBox())!;
  const messageBox = (await message.boundingBox())!;
  const isApart =
    messageBox.y >= title.y + title.height ||
    messageBox.y + messageBox.height <= title.y ||
    messageBox.x + messageBox.width <= title.x ||
    messageBox.x >= title.x + title.width;
  expect(isApart).toBe(true);

  await test.step('after the sign-in page, whose header button focuses its form', async () => {
    await open('/users/order_list');
    await expect(page.locator('main form')).toBeVisible();
    await signInButton.click();
    await expect(panel).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('textbox', { name: t('auth.email') }),
    ).toBeFocused();
    await logo.click();
    await expect(page).toHaveURL(/\/en\/?$/);
    await pause(page);
    await openPanel();
    await expect.poll(() => boxes()).toEqual(asFirst);
  });

  await test.step('from a buy button', async () => {
    await panel.getByRole('button', { name: t('common.close') }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /./ })
      .and(page.locator('[href*=goods_detail]'))
      .first()
      .click();
    await page
      .getByRole('button', { name: t('goods.addToCart'), exact: true })
      .first()
      .click();
    await expect(panel.locator('form')).toBeVisible();
    await expect.poll(() => boxes()).toEqual(asFirst);
  });
});

for (const language of [CHINESE, THAI, LAO])
  test(`the arrow is beside the title: ${language.locale}`, async ({ page, sandbox }) => {
    const { t, open, openPanel, panel, press } = signInPanel(page, language, sandbox.control);
    await open(QUIET);
    await openPanel();
    await press('auth.forgot');
    const arrow = panel.getByRole('button', { name: t('common.back') });
    const middleOfTitle = () =>
      panel.getByRole('heading', { level: 2, name: t('auth.mode4') }).evaluate((title) => {
        const text = document.createRange();
        text.selectNodeContents(title);
        const { y, height } = text.getClientRects()[0]!;
        return y + height / 2;
      });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { y, height } = (await arrow.boundingBox())!;
      expect(Math.abs(y + height / 2 - (await middleOfTitle()))).toBeLessThanOrEqual(1.5);
    }
  });

test('no button moves when social sign-in arrives late', async ({ page, sandbox }) => {
  const { t, open, openPanel, panel } = signInPanel(page, ENGLISH, sandbox.control);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const answer = await holdLoginMethods(page);
    // The agreement's page would have loaded the methods.
    await open('/goods/top_one');
    await openPanel();
    const submit = panel.locator('form button[type=submit]');
    const social = panel.getByRole('heading', { name: t('auth.social') });
    // The panel slides in.
    await expect
      .poll(async () => panel.evaluate((dialog) => dialog.getAnimations().length))
      .toBe(0);
    const before = await submit.boundingBox();
    await expect(social).toHaveCount(0);
    answer();
    await expect(social).toBeVisible();
    await expect.poll(() => submit.boundingBox()).toEqual(before);
    await page.unrouteAll();
  }
});

test('no button moves when buying without an account is offered late', async ({
  page,
  sandbox,
}) => {
  const { t, open, panel } = signInPanel(page, ENGLISH, sandbox.control);
  const answer = await holdLoginMethods(page);
  await open('/goods_detail/1001');
  await page
    .getByRole('button', { name: t('goods.buyNow') })
    .first()
    .click();
  const register = panel.getByRole('button', { name: t('auth.mode6') });
  const visit = panel.getByRole('button', { name: t('auth.mode7') });
  await expect.poll(async () => panel.evaluate((dialog) => dialog.getAnimations().length)).toBe(0);
  const before = await register.boundingBox();
  await expect(visit).toHaveCount(0);
  answer();
  await expect(visit).toBeVisible();
  await expect.poll(() => register.boundingBox()).toEqual(before);
});
