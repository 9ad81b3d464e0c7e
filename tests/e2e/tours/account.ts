import { expect, MALI } from '../shop.ts';
import type { Tour } from './guide.ts';

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const accountTour: Tour = {
  name: 'account',
  account: MALI,
  async run({ page, t, dialog, button, check, checkPage, checkDialog }) {
    await checkPage('user info', '/users/user_info');
    await check('user info with errors', async () => {
      await page.locator('input[type=file]').setInputFiles({
        name: 'moving.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from('GIF89a'),
      });
      await page.getByRole('textbox', { name: t('account.nickname') }).fill('');
      await page
        .locator('main')
        .getByRole('button', { name: t('common.save') })
        .press('Enter');
      await expect(page.locator('main').getByText(t('account.userName'))).toBeVisible();
    });
    await check('avatar', async () => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: DOT });
      await expect(dialog.getByRole('application')).toBeVisible();
    });
    await page.keyboard.press('Escape');
    await checkDialog('password', () => button(t('account.changePassword')).press('Enter'));
    await check('password with errors', async () => {
      await dialog.getByRole('button', { name: t('account.changePassword') }).press('Enter');
      await expect(dialog.getByText(t('auth.emptyCaptche')).first()).toBeVisible();
    });
    await checkPage('addresses', '/users/address_list');
    await checkDialog('deleting an address', () => button(t('common.delete')).press('Enter'));
    await page.keyboard.press('Escape');
    await checkDialog('list of countries in an address', async () => {
      await page.locator('.account-addresses__bookAdd').press('Enter');
      await dialog.getByRole('combobox', { name: t('address.country') }).press('ArrowDown');
      await expect(dialog.getByRole('listbox')).toBeVisible();
    });
    await check('toast over a dialog', async () => {
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: t('common.save') }).press('Enter');
      await expect(dialog.locator('.toast')).toBeVisible();
    });
    await checkPage('wishlist', '/users/collection_list');
    await check('selected wishlist items', async () => {
      await button(t('wish.select')).press('Enter');
      await page.locator('.wishlist').getByRole('checkbox').first().press('Space');
      await expect(button(t('wish.removePicked'))).toBeEnabled();
    });
    await check('removed wishlist items, with undo', async () => {
      await button(t('wish.removePicked')).press('Enter');
      await expect(button(t('common.undo'))).toBeFocused();
    });
    await checkPage('followed stores', '/users/collection_list?tab=stores');
  },
};
