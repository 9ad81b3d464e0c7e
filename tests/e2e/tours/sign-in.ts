import type { TextKey } from '#/i18n/use-translation.ts';
import { expect, MALI } from '../shop.ts';
import type { Tour } from './guide.ts';

const BAG = 1001;

export const signInTour: Tour = {
  name: 'sign-in',
  async run({ t, open, dialog, button, check, checkPage, checkDialog }) {
    const inside = (key: TextKey) => dialog.getByRole('button', { name: t(key), exact: true });
    await open(`/goods_detail/${BAG}`);
    await checkDialog('sign-in panel', () => button(t('goods.addToCart')).press('Enter'));
    await check('sign-in panel with errors', async () => {
      await dialog.getByRole('button', { name: t('auth.signIn'), exact: true }).press('Enter');
      await expect(dialog.getByText(t('form.emailEmpty')).first()).toBeVisible();
    });
    await check('forgotten password', () => inside('auth.forgot').press('Enter'));
    await check('new password', async () => {
      await dialog.getByRole('textbox', { name: t('auth.email') }).fill(MALI.email);
      await inside('common.next').press('Enter');
      await dialog.getByLabel(t('auth.newPassword'), { exact: true }).fill('Weak');
      await expect(dialog.getByText(t('auth.strengthWeak'))).toBeVisible();
    });
    await check('visitor', async () => {
      await inside('common.back').press('Enter');
      await inside('common.back').press('Enter');
      await inside('auth.mode7').press('Enter');
      await expect(dialog.getByText(t('auth.visitorHint'))).toBeVisible();
    });
    await check('register', async () => {
      await inside('common.back').press('Enter');
      await inside('auth.mode6').press('Enter');
      await dialog.getByLabel(t('auth.password'), { exact: true }).fill('Weak');
      await expect(dialog.getByText(t('auth.strengthWeak'))).toBeVisible();
    });
    await check('register by phone, with errors', async () => {
      await dialog.getByRole('tab', { name: t('auth.phone') }).press('Enter');
      await inside('auth.mode6').press('Enter');
      await expect(dialog.getByText(t('form.emptyPhone')).first()).toBeVisible();
    });
    await check('phone and password', () => dialog.locator('.sign-in__swap button').press('Enter'));
    await check('phone and code, with the list of countries', async () => {
      await inside('auth.toCode').press('Enter');
      await dialog.getByRole('button', { name: new RegExp(t('country.code')) }).press('Enter');
      await expect(dialog.getByRole('listbox')).toBeVisible();
    });
    await checkPage('sign-in page', '/login');
  },
};
