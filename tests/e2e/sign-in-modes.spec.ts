import { refusalText } from './profile.ts';
import { expect, pause, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, FRENCH, MALI, THAI } from './shop.ts';
import { signInPanel } from './sign-in-steps.ts';

const STRONG = 'Fresh.2026';
/** A fast page without late content. */
const QUIET = '/middlewares/privacy_agreement';

test('switches between all modes, forward and back', async ({ page, sandbox }) => {
  const { t, open, title, tab, press, email, phone, code, password, openPanel, panel } =
    signInPanel(page, CHINESE, sandbox.control);
  await open(QUIET);
  await openPanel();
  await title('auth.signIn');
  await email.fill(MALI.email);
  await password.fill(STRONG);

  await test.step('e-mail, phone, phone with a code, and back', async () => {
    await tab('auth.phone');
    await expect(phone).toBeVisible();
    await expect(password).toHaveValue('');
    await press('auth.toCode');
    await expect(code).toBeVisible();
    await expect(phone).toBeFocused();
    await press('auth.toPassword');
    await expect(password).toBeVisible();
    await press('auth.toCode');
    await press('auth.mode6');
    await title('auth.mode6');
    await expect(phone).toBeVisible();
    await panel.locator('.signin__swap button').click();
    await expect(password).toBeVisible();
    await press('auth.toCode');
    await tab('auth.email');
    await expect(email).toHaveValue(MALI.email);
  });

  await test.step('forgotten password, and back', async () => {
    await press('auth.forgot');
    await title('auth.mode4');
    await expect(email).toBeFocused();
    await expect(email).toHaveValue(MALI.email);
    await press('common.next');
    await title('auth.mode5');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
    await press('common.back');
    await title('auth.mode4');
    await press('common.back');
    await title('auth.signIn');
    await expect(password).toHaveValue('');
  });

  await test.step('registration, and back by the open tab', async () => {
    await press('auth.mode6');
    await title('auth.mode6');
    await expect(email).toBeVisible();
    await tab('auth.phone');
    await expect(phone).toBeVisible();
    await panel.locator('.signin__swap button').click();
    await title('auth.signIn');
    await expect(phone).toBeVisible();
    await expect(password).toBeVisible();
    await press('auth.mode6');
    await expect(phone).toBeVisible();
    await tab('auth.email');
    await panel.locator('.signin__swap button').click();
    await expect(email).toBeVisible();
    await expect(password).toBeVisible();
  });

  await test.step('no entry for visitors, and the agreement opens in a new tab', async () => {
    await expect(panel.getByRole('button', { name: t('auth.mode7') })).toHaveCount(0);
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      panel.getByRole('checkbox').locator('..').getByRole('link').click(),
    ]);
    await expect(opened).toHaveURL(/privacy_agreement/);
    await opened.close();
  });
});

test('a forgotten password is reset and the new one signs in', async ({ page, sandbox }) => {
  const {
    t,
    open,
    title,
    press,
    email,
    code,
    newPassword,
    again,
    password,
    openPanel,
    panel,
    alert,
    submit,
    ask,
    askButton,
    toast,
    tick,
    newestCode,
  } = signInPanel(page, ENGLISH, sandbox.control);
  await open(QUIET);
  await openPanel();
  await press('auth.forgot');
  await email.fill('unknown@lychee.test');
  await press('common.next');
  await ask();
  await expect(alert).toHaveText(refusalText('accountMissing', ENGLISH));
  await press('common.back');
  await email.fill(MALI.email);
  await email.press('Enter');
  await ask();
  await expect(toast(t('auth.codeSent'))).toBeVisible();
  await expect(askButton).toBeDisabled();
  await expect(code).toBeFocused();
  await expect(panel.getByText(t('auth.codeOnItsWay', { seconds: 60 }))).toBeAttached();

  await code.fill('000000');
  await newPassword.fill('lychee');
  await expect(panel.getByText(t('auth.strengthWeak'))).toBeVisible();
  await again.fill('other');
  await submit();
  await expect(panel.getByText(t('form.weakPassword')).first()).toBeVisible();
  await newPassword.fill(STRONG);
  await expect(panel.getByText(t('form.diffPassword')).first()).toBeVisible();
  await again.fill(STRONG);
  await pause(page);
  await submit();
  await expect(alert).toHaveText(refusalText('codeWrong', ENGLISH));
  await code.fill(await newestCode());
  await pause(page);
  await again.press('Enter');
  await expect(toast(t('done.resetSU'))).toBeVisible();
  await title('auth.signIn');
  await expect(email).toHaveValue(MALI.email);
  await password.fill(STRONG);
  await tick();
  await password.press('Enter');
  await expect(panel).toBeHidden();
  await expect(toast(t('done.loginSU'))).toBeVisible();
});

test('invalid fields show an error at the field, as a toast and to screen readers, in every mode', async ({
  page,
  sandbox,
}) => {
  const { t, open, tab, press, email, phone, code, password, openPanel, panel, submit, ask } =
    signInPanel(page, FRENCH, sandbox.control);
  const expectError = async (key: string, at: typeof email, values = {}) => {
    const text = t(key, values);
    await expect(panel.getByRole('alert').filter({ hasText: text })).toHaveClass(/toast/);
    await expect(at).toBeFocused();
    await expect(at).toHaveAccessibleDescription(new RegExp(text.slice(0, 20)));
  };
  const send = async (from: typeof email) => {
    await pause(page);
    await from.press('Enter');
  };
  await open(QUIET);
  await openPanel();
  await submit();
  await expectError('form.emailEmpty', email);
  await expect(panel.locator('.field__error', { hasText: t('form.agreement') })).toBeVisible();
  await email.fill('mali@lychee');
  await send(email);
  await expectError('form.correctEmail', email);
  await email.fill(MALI.email);
  await send(email);
  await expectError('form.emptyPassword', password);

  await tab('auth.phone');
  await submit();
  await expectError('form.emptyPhone', phone);
  await press('auth.toCode');
  await ask();
  await expectError('form.emptyPhone', phone);
  await phone.fill('23800138000');
  await pause(page);
  await ask();
  await expectError('form.correctPhone', phone);
  await phone.fill('138 0013 8000');
  await send(phone);
  await expectError('form.emptyCaptche', code);
  await code.fill('12-4');
  await send(code);
  await expectError('form.correctCaptche', code);
  await code.fill('124');
  await send(code);
  await expectError('form.captchaLength', code, { size: 6 });
  await code.fill('123456');
  await send(code);
  await expectError('form.agreement', panel.getByRole('checkbox'));

  await tab('auth.email');
  await press('auth.mode6');
  await email.fill('');
  await ask();
  await expectError('form.emailEmpty', email);
  await email.fill(MALI.email);
  await code.fill('123456');
  await send(code);
  await expectError('form.emptyPassword', password);
  await password.fill('motdepasse');
  await send(password);
  await expectError('form.weakPassword', password);
});

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
    ask,
    askButton,
    alert,
    submit,
    tick,
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
  await ask();
  await expect(askButton).toHaveText(waiting);

  await tab('auth.email');
  await email.fill('wait@lychee.test');
  await expect(askButton).toHaveText(t('auth.sendCode'));
  await press('common.close');
  await expect(panel).toBeHidden();
  await openPanel();
  await expect(email).toHaveValue('wait@lychee.test');
  await tab('auth.phone');
  await expect(phone).toHaveValue('2055512345');
  await expect(country).toHaveAccessibleName(/\+856/);
  await press('auth.toCode');
  await expect(askButton).toHaveText(waiting);

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
  await expect(askButton).toHaveText(waiting);
  await code.fill(await newestCode());
  await password.fill(STRONG);
  await tick();
  await submit();
  await expect(panel).toBeHidden();
  await expect(toast(t('done.registerSU'))).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the panel looks the same wherever it is opened, and toasts do not cover its title', async ({
  page,
  sandbox,
}) => {
  const { t, open, panel, openPanel, submit, toast } = signInPanel(page, ENGLISH, sandbox.control);
  const logo = page.getByRole('link', { name: t('a11y.homeOf', { shop: 'lychee' }) }).first();
  const boxes = () =>
    panel.evaluate((dialog) =>
      [
        dialog,
        ...dialog.querySelectorAll('h2, form, input, button[type=submit], .signin__pic'),
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
    await page
      .locator('header')
      .getByRole('button', { name: t('nav.signIn') })
      .click();
    await expect(panel).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('textbox', { name: t('auth.email') }),
    ).toBeFocused();
    await logo.click();
    await expect(page).toHaveURL(/\/en\/?$/);
    await pause(page);
    await openPanel();
    expect(await boxes()).toEqual(asFirst);
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
      .getByRole('button', { name: t('goods.addToCart') })
      .first()
      .click();
    await expect(panel.locator('form')).toBeVisible();
    expect(await boxes()).toEqual(asFirst);
  });
});
