import { startSession } from './arrange.ts';
import { cover } from './cover.ts';
import { createPicture } from './create-picture.ts';
import { endSession } from './expiry.ts';
import { keyboard } from './keyboard.ts';
import { expect, pause, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, MALI, SOM, THAI } from './shop.ts';
import { shopper } from './shopper.ts';

const NEW_PASSWORD = 'Kettle.2026';

for (const language of cover('account', [CHINESE, ENGLISH])) {
  test(`changes avatar and nickname, in ${language.locale}`, async ({ page, sandbox }) => {
    const { t, open, signIn } = shopper(page, language);
    const rail = page.getByRole('navigation', { name: t('nav.account') });
    const dialog = page.getByRole('dialog', { name: t('account.cropTitle') });
    await startSession(page, MALI);
    await open('/users');
    // What waits for the shopper is one press away.
    await page
      .getByRole('region', { name: t('start.parcels') })
      .getByRole('listitem')
      .first()
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/order\/order_detail/);
    await page.goBack();
    await expect(rail.getByRole('link', { name: t('nav.myOrders') })).toContainText(/\d/);
    await rail.getByRole('link', { name: t('account.info') }).click();
    await expect(page).toHaveURL(new RegExp(`${language.prefix}/users/user_info$`));
    await expect(page.getByRole('navigation', { name: t('a11y.breadcrumb') })).toContainText(
      t('account.info'),
    );

    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(page.locator('main').getByText(t('upload.pictureKind'))).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'no-picture.png',
      mimeType: 'image/png',
      buffer: Buffer.from('text'),
    });
    await expect(page.locator('main').getByText(t('upload.pictureBroken'))).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(await createPicture());
    const stage = dialog.getByRole('application');
    const at = await stage.locator('img').evaluate((img) => img.style.transform);
    const box = (await stage.boundingBox())!;
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 100, { steps: 3 });
    await page.mouse.up();
    await expect
      .poll(() => stage.locator('img').evaluate((img) => img.style.transform))
      .not.toBe(at);

    // The session expires: the cropped picture is kept and saved after signing in.
    await endSession(page, sandbox, MALI);
    await dialog.getByRole('button', { name: t('common.save') }).click();
    await signIn(MALI);
    await expect(page.locator('.toast', { hasText: t('account.updateSU') })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.locator('.header__actUser img')).toHaveAttribute('src', /media\/upload/);
    await expect(rail.locator('img').first()).toHaveAttribute('src', /media\/upload/);

    const nickname = page.getByRole('textbox', { name: t('account.nickname') });
    await nickname.fill('');
    await page
      .locator('main')
      .getByRole('button', { name: t('common.save') })
      .click();
    await expect(page.locator('main').getByText(t('account.userName'))).toBeVisible();
    await expect(nickname).toBeFocused();
    await nickname.fill('Mali P.');
    await endSession(page, sandbox, MALI);
    await pause(page);
    await page
      .locator('main')
      .getByRole('button', { name: t('common.save') })
      .click();
    await signIn(MALI);
    await expect(rail.getByText('Mali P.')).toBeVisible();
    await expect(nickname).toHaveValue('Mali P.');
    await page.locator('.header__actUser').press('ArrowDown');
    const menu = page.getByRole('group', { name: t('nav.account') });
    await expect(menu.getByText('Mali P.')).toBeVisible();
    await expect(menu.getByText(MALI.email)).toBeVisible();
    await expect(menu.getByRole('link', { name: t('nav.myOrders') })).toContainText(/\d/);
    await menu.getByRole('link', { name: t('account.addresses') }).click();
    await expect(page).toHaveURL(/address_list/);
  });
}

test('changes the password while the session expires before the code and before the submit', async ({
  page,
  sandbox,
}) => {
  const { t, open, signIn } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  await open('/users/user_info');
  await page.getByRole('button', { name: t('account.changePassword') }).click();
  const dialog = page.getByRole('dialog', { name: t('account.changePassword') });
  await dialog.getByLabel(t('auth.newPassword'), { exact: true }).fill(NEW_PASSWORD);
  await endSession(page, sandbox, MALI);
  await dialog.getByRole('button', { name: t('auth.sendCode') }).click();
  await signIn(MALI);
  await expect(dialog.getByRole('button', { name: /Resend in/ })).toBeDisabled();
  await expect(dialog.getByLabel(t('auth.newPassword'), { exact: true })).toHaveValue(NEW_PASSWORD);

  const [sent] = await sandbox.control<{ to: string; code: string }[]>({ do: 'inbox' });
  expect(sent?.to).toBe(MALI.email);
  await dialog.getByLabel(t('auth.code')).fill(sent?.code ?? '');
  await dialog.getByLabel(t('auth.passwordAgain'), { exact: true }).fill(NEW_PASSWORD);
  await endSession(page, sandbox, MALI);
  await dialog.getByRole('button', { name: t('account.changePassword') }).click();
  await signIn(MALI);
  await expect(page.locator('.toast', { hasText: t('account.passwordChanged') })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('textbox', { name: t('account.nickname') })).toHaveValue('Mali');
  await startSession(page, { ...MALI, password: NEW_PASSWORD });
});

test('adds and deletes all addresses, in Thai', async ({ page, sandbox }) => {
  const { t, open, signIn } = shopper(page, THAI);
  const dialog = page.getByRole('dialog', { name: t('address.add') });
  const cards = page.locator('.account-addresses__bookCard');
  const fill = async (name: string) => {
    await page.getByRole('button', { name: t('address.add') }).click();
    await expect(dialog.getByRole('combobox', { name: t('address.country') })).toHaveText('ไทย');
    await dialog.getByLabel(t('address.name')).fill(name);
    await dialog.getByRole('textbox', { name: t('address.email') }).fill(SOM.email);
    await dialog.getByRole('textbox', { name: t('address.phone') }).fill('812345678');
    await dialog.getByLabel(t('address.detail')).fill('9 ถนนนิมมานเหมินท์');
    await dialog.getByLabel(t('address.postCode')).fill('50200');
  };
  await startSession(page, SOM);
  await open('/users/address_list');
  await expect(page.getByRole('heading', { name: t('address.empty') })).toBeVisible();
  await fill('สมชาย');
  await dialog.getByLabel(t('address.setDefault')).check();
  await endSession(page, sandbox, SOM);
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await signIn(SOM);
  await expect(dialog).toBeHidden();
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(t('address.default'));

  await fill('สมศรี');
  await dialog.getByRole('button', { name: t('common.save') }).click();
  await expect(cards).toHaveCount(2);
  await endSession(page, sandbox, SOM);
  await page.getByRole('button', { name: t('address.setDefaultOf', { name: 'สมศรี' }) }).click();
  await signIn(SOM);
  await expect(cards.filter({ hasText: 'สมศรี' })).toContainText(t('address.default'));

  await page.getByRole('button', { name: t('address.deleteOf', { name: 'สมศรี' }) }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('สมชาย');
  await endSession(page, sandbox, SOM);
  await question.getByRole('button', { name: t('common.delete') }).click();
  await signIn(SOM);
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(t('address.default'));
  await page.getByRole('button', { name: t('address.deleteOf', { name: 'สมชาย' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common.delete') })
    .click();
  await expect(page.getByRole('heading', { name: t('address.empty') })).toBeVisible();
});

test('avatar, nickname and deleting an address by keyboard alone', async ({ page }) => {
  const { t, open } = shopper(page, ENGLISH);
  const { press, reach, activate, type } = keyboard(page);
  await startSession(page, MALI);
  await open('/users/user_info');
  const chooser = page.waitForEvent('filechooser');
  await activate(page.getByRole('button', { name: t('account.changeAvatar') }));
  await (await chooser).setFiles(await createPicture());
  const dialog = page.getByRole('dialog');
  const stage = dialog.getByRole('application');
  await expect(stage).toBeFocused();
  const before = await stage.locator('img').getAttribute('style');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect(stage.locator('img')).not.toHaveAttribute('style', before ?? '');
  await reach(dialog.getByRole('slider', { name: t('account.zoom') }));
  await page.keyboard.press('ArrowRight');
  await activate(dialog.getByRole('button', { name: t('common.save') }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t('account.changeAvatar') })).toBeFocused();
  await type(page.getByRole('textbox', { name: t('account.nickname') }), 'Mali by hand');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('navigation', { name: t('nav.account') }).getByText('Mali by hand'),
  ).toBeVisible();

  await open('/users/address_list');
  await activate(
    page.getByRole('button', { name: t('address.deleteOf', { name: 'Mali Phommachan' }) }).first(),
  );
  const question = page.getByRole('alertdialog');
  await activate(question.getByRole('button', { name: t('common.delete') }));
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.account-addresses__bookCard')).toHaveCount(1);
  await press('Tab');
});
