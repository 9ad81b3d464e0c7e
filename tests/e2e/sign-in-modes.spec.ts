import type { TextKey } from '#/i18n/use-translation.ts';
import { refusalText } from './profile.ts';
import { expect, pause, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, FRENCH, MALI } from './shop.ts';
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
    await panel.locator('.sign-in__swap button').click();
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
    await panel.locator('.sign-in__swap button').click();
    await title('auth.signIn');
    await expect(phone).toBeVisible();
    await expect(password).toBeVisible();
    await press('auth.mode6');
    await expect(phone).toBeVisible();
    await tab('auth.email');
    await panel.locator('.sign-in__swap button').click();
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
    requestCode,
    requestCodeButton,
    toast,
    acceptAgreement,
    newestCode,
  } = signInPanel(page, ENGLISH, sandbox.control);
  await open(QUIET);
  await openPanel();
  await press('auth.forgot');
  await email.fill('unknown@lychee.test');
  await press('common.next');
  await requestCode();
  await expect(alert).toHaveText(refusalText('accountMissing', ENGLISH));
  await press('common.back');
  await email.fill(MALI.email);
  await email.press('Enter');
  await requestCode();
  await expect(toast(t('auth.codeSent'))).toBeVisible();
  await expect(requestCodeButton).toBeDisabled();
  await expect(code).toBeFocused();
  const onItsWay = t('auth.codeOnItsWay', { seconds: 60 });
  await expect(panel.getByRole('status').filter({ hasText: onItsWay })).toHaveCount(1);

  await code.fill('000000');
  await newPassword.fill('lychee');
  await expect(panel.getByText(t('auth.strengthWeak'))).toBeVisible();
  await again.fill('other');
  await submit();
  await expect(panel.getByText(t('auth.weakPassword')).first()).toBeVisible();
  await newPassword.fill(STRONG);
  await expect(panel.getByText(t('auth.diffPassword')).first()).toBeVisible();
  await again.fill(STRONG);
  await pause(page);
  await submit();
  await expect(alert).toHaveText(refusalText('codeWrong', ENGLISH));
  await code.fill(await newestCode());
  await pause(page);
  await again.press('Enter');
  await expect(toast(t('auth.resetSU'))).toBeVisible();
  await title('auth.signIn');
  await expect(email).toHaveValue(MALI.email);
  await password.fill(STRONG);
  await acceptAgreement();
  await password.press('Enter');
  await expect(panel).toBeHidden();
  await expect(toast(t('done.loginSU'))).toBeVisible();
});

test('invalid fields show an error at the field, as a toast and to screen readers, in every mode', async ({
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
    password,
    openPanel,
    panel,
    submit,
    requestCode,
  } = signInPanel(page, FRENCH, sandbox.control);
  const expectError = async (key: TextKey, at: typeof email, values = {}) => {
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
  await expect(panel.locator('.field__error', { hasText: t('auth.agreement') })).toBeVisible();
  await email.fill('mali@lychee');
  await send(email);
  await expectError('form.correctEmail', email);
  await email.fill(MALI.email);
  await send(email);
  await expectError('auth.emptyPassword', password);

  await tab('auth.phone');
  await submit();
  await expectError('form.emptyPhone', phone);
  await press('auth.toCode');
  await requestCode();
  await expectError('form.emptyPhone', phone);
  await phone.fill('23800138000');
  await pause(page);
  await requestCode();
  await expectError('form.correctPhone', phone);
  await phone.fill('138 0013 8000');
  await send(phone);
  await expectError('auth.emptyCaptche', code);
  await code.fill('12#4');
  await send(code);
  await expectError('auth.correctCaptche', code);
  await code.fill('124');
  await send(code);
  await expectError('auth.captchaLength', code, { size: 6 });
  await code.fill('123456');
  await send(code);
  await expectError('auth.agreement', panel.getByRole('checkbox'));

  await tab('auth.email');
  await press('auth.mode6');
  await email.fill('');
  await requestCode();
  await expectError('form.emailEmpty', email);
  await email.fill(MALI.email);
  await code.fill('123456');
  await send(code);
  await expectError('auth.emptyPassword', password);
  await password.fill('motdepasse');
  await send(password);
  await expectError('auth.weakPassword', password);
});
