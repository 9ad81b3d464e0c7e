import type { TextKey } from '#/i18n/use-translation.ts';
import { startSession } from './arrange.ts';
import { createPicture } from './create-picture.ts';
import { expiryIn } from './expiry.ts';
import { expect, pause, test } from './robust-steps.ts';
import { FRENCH, MALI, THAI } from './shop.ts';
import { shopper } from './shopper.ts';

const NEW_PASSWORD = 'Kettle.2026';

test('every error code shows a message; those that expire the session resume after signing in, in Thai', async ({
  page,
}) => {
  const { t, open, signIn } = shopper(page, THAI);
  const nickname = page.getByRole('textbox', { name: t('account.nickname') });
  const OWN_MESSAGE = 'Message of the backend';
  const answers: object[] = [];
  await page.route('**/api/front/user/edit', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill({ json: answer }) : route.continue();
  });
  await page.clock.install();
  await startSession(page, MALI);
  await open('/users/user_info');
  const save = async (code: number, message: string | null) => {
    answers.push({ code, message, data: null });
    // Past the debounce of the button.
    await page.clock.fastForward(600);
    await nickname.press('Enter');
  };

  // What is stored already counts as saved, whatever the answer.
  await nickname.fill('มะลิ');
  for (const [code, key] of [
    [400, 'error.400'],
    [403, 'error.403'],
    [404, 'error.404'],
    [500, 'error.500'],
    [777, 'error.other'],
  ] as const) {
    await save(code, null);
    await expect(page.locator('main').getByRole('alert')).toHaveText(t(key));
    await save(code, OWN_MESSAGE);
    await expect(page.locator('main').getByRole('alert')).toHaveText(OWN_MESSAGE);
  }
  for (const code of [401, 410_000, 410_001, 410_002]) {
    await nickname.fill(`มะลิ ${code}`);
    await save(code, null);
    await expect(page.locator('.toast', { hasText: t('error.401') })).toHaveCount(1);
    await signIn(MALI);
    await expect(
      page.getByRole('navigation', { name: t('nav.account') }).getByText(`มะลิ ${code}`),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('closing the sign-in panel during a form keeps the input, in French', async ({
  page,
  sandbox,
}) => {
  const { t, open, signIn } = shopper(page, FRENCH);
  const expiry = expiryIn(page, sandbox, FRENCH);
  const dialog = page.getByRole('dialog');
  const toast = (key: TextKey) => expect(page.locator('.toast', { hasText: t(key) })).toBeVisible();
  await startSession(page, MALI);

  await test.step('address', async () => {
    await open('/users/address_list');
    await page
      .getByRole('button', { name: t('address.editOf', { name: 'Mali Phommachan' }) })
      .first()
      .click();
    const detail = dialog.getByLabel(t('address.detail'));
    const save = dialog.getByRole('button', { name: t('common.save') });
    await detail.fill('3 rue des Lilas');
    // Like the browser's autofill.
    await dialog.locator('[autocomplete=country]').selectOption('FR', { force: true });
    await expiry.end();
    await save.click();
    await expiry.giveUp();
    await expect(save).toBeFocused();
    await expect(detail).toHaveValue('3 rue des Lilas');
    await expect(dialog.getByRole('combobox', { name: t('address.country') })).toHaveText('France');
    await pause(page);
    await save.click();
    await signIn(MALI);
    await toast('address.saved');
    await expect(
      page.locator('.account-addresses__bookCard', { hasText: '3 rue des Lilas, France' }),
    ).toBeVisible();
  });

  await test.step('nickname', async () => {
    await open('/users/user_info');
    const nickname = page.getByRole('textbox', { name: t('account.nickname') });
    await nickname.fill('Mali de Vientiane');
    await expiry.end();
    await nickname.press('Enter');
    await expiry.giveUp();
    await expect(nickname).toHaveValue('Mali de Vientiane');
    await pause(page);
    await nickname.press('Enter');
    await signIn(MALI);
    await toast('done.saveSU');
  });

  await test.step('password', async () => {
    await page.getByRole('button', { name: t('account.changePassword') }).click();
    const password = dialog.getByLabel(t('auth.newPassword'), { exact: true });
    await password.fill(NEW_PASSWORD);
    await dialog.getByLabel(t('auth.code')).fill('000000');
    await dialog.getByLabel(t('auth.passwordAgain'), { exact: true }).fill(NEW_PASSWORD);
    await expiry.end();
    await dialog.getByRole('button', { name: t('account.changePassword') }).click();
    await expiry.giveUp();
    await expect(password).toHaveValue(NEW_PASSWORD);
    await expect(dialog.getByLabel(t('auth.code'))).toHaveValue('000000');
    await dialog.getByRole('button', { name: t('common.close') }).click();
  });

  await test.step('cropped picture', async () => {
    await page.locator('input[type=file]').setInputFiles(await createPicture());
    await dialog.getByRole('slider', { name: t('account.zoom') }).fill('2');
    await dialog.getByRole('button', { name: t('common.save') }).click();
    await expiry.giveUp();
    await expect(dialog.getByRole('slider', { name: t('account.zoom') })).toHaveValue('2');
    await pause(page);
    await dialog.getByRole('button', { name: t('common.save') }).click();
    await signIn(MALI);
    await toast('account.updateSU');
    await expect(page.locator('.header__actUser img')).toHaveAttribute('src', /media\/upload/);
  });
});
