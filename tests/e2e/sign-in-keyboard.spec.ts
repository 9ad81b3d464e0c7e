import type { TextKey } from '#/i18n/use-translation.ts';
import { keyboard } from './keyboard.ts';
import { ENGLISH, expect, MALI, test } from './shop.ts';
import { signInPanel } from './sign-in-steps.ts';

const BAG = 1001;
const STRONG = 'Fresh.2026';

test('every mode of the sign-in panel by keyboard alone', async ({ page, sandbox }) => {
  const {
    t,
    open,
    panel,
    title,
    email,
    phone,
    code,
    password,
    newPassword,
    again,
    country,
    requestCodeButton,
    toast,
    newestCode,
  } = signInPanel(page, ENGLISH, sandbox.control);
  const { press, reach, activate, type } = keyboard(page);
  const button = (key: TextKey) => panel.getByRole('button', { name: t(key), exact: true });
  const tab = (key: TextKey) => panel.getByRole('tab', { name: t(key) });
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('goods.addToCart'), exact: true })
    .first();
  await open(`/goods_detail/${BAG}`);
  await activate(add);
  await expect(email).toBeFocused();

  await test.step('1 and 3: by phone', async () => {
    await reach(tab('auth.email'), 'Shift+Tab');
    await press('ArrowRight');
    await expect(tab('auth.phone')).toBeFocused();
    await expect(phone).toBeVisible();
    await activate(button('auth.toCode'));
    await expect(phone).toBeFocused();
    await expect(code).toBeVisible();
    await activate(button('auth.toPassword'));
    await expect(password).toBeVisible();
  });

  await test.step('the country picker', async () => {
    await reach(country, 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    const search = panel.getByRole('combobox', { name: t('country.search') });
    await expect(search).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(country).toBeFocused();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('guinea');
    await page.keyboard.press('ArrowDown');
    await expect(panel.locator('.country-picker__row.country-picker__isActive')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(search).toHaveCount(0);
    await expect(phone).toBeFocused();
    await expect(country).toHaveAccessibleName(/\+86/);
  });

  await test.step('4 and 5: forgotten password', async () => {
    await reach(tab('auth.phone'), 'Shift+Tab');
    await press('ArrowLeft');
    await expect(tab('auth.email')).toBeFocused();
    await activate(button('auth.forgot'));
    await title('auth.mode4');
    await expect(email).toBeFocused();
    await page.keyboard.type(MALI.email);
    await page.keyboard.press('Enter');
    await title('auth.mode5');
    await expect(code).toBeFocused();
    await activate(requestCodeButton);
    await expect(toast(t('auth.codeSent'))).toBeVisible();
    await expect(code).toBeFocused();
    await type(code, await newestCode());
    await type(newPassword, STRONG);
    await type(again, STRONG);
    await page.keyboard.press('Enter');
    await title('auth.signIn');
    await expect(email).toHaveValue(MALI.email);
    await expect(password).toBeFocused();
  });

  await test.step('6: registration, and back', async () => {
    await activate(button('auth.mode6'));
    await title('auth.mode6');
    // The e-mail is already filled in.
    await expect(code).toBeFocused();
    await reach(tab('auth.email'), 'Shift+Tab');
    await press('ArrowRight');
    await activate(country);
    await page.keyboard.type('thai');
    await page.keyboard.press('Enter');
    await expect(country).toBeFocused();
    await type(phone, '81 234 5678');
    await activate(requestCodeButton);
    await expect(requestCodeButton).toBeDisabled();
    await type(code, await newestCode());
    await type(password, STRONG);
    await activate(panel.getByRole('checkbox'), 'Space');
    await expect(panel.getByRole('checkbox')).toBeChecked();
    await activate(panel.locator('.sign-in__swap button'));
    await expect(phone).toHaveValue('81 234 5678');
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('');
  });

  await test.step('7: as a visitor, whose action is finished', async () => {
    await activate(button('auth.mode7'));
    await title('auth.mode7');
    await expect(email).toBeFocused();
    await reach(button('common.back'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await activate(button('auth.mode7'));
    await type(email, 'guest@lychee.test');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('done.shoppingSU'))).toBeVisible();
    await expect(panel).toBeHidden();
    await expect(add).toBeFocused();
  });
});
