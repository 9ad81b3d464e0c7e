import { DEMO_PHONE } from '#mocks/demo/accounts.ts';
import { refusalText } from './profile.ts';
import { expect, pause, test } from './robust-steps.ts';
import { ENGLISH, LAO } from './shop.ts';
import { signInPanel } from './sign-in-steps.ts';

const MINUTE = 60_000;
/** A fast page without late content. */
const QUIET = '/middlewares/privacy_agreement';

test('a code by phone on the sign-in page: requested too soon, wrong, expired and right', async ({
  page,
  sandbox,
}) => {
  const { t, open, toast } = signInPanel(page, LAO, sandbox.control);
  const main = page.getByRole('main');
  const code = main.getByLabel(t('auth.code'), { exact: true });
  const phone = main.getByRole('textbox', { name: t('auth.phone') });
  const alert = main.getByRole('alert');
  const submit = main.locator('form button[type=submit]');
  const requestCodeButton = main.locator('.field__inputCode');
  const { countryCode, phone: number } = DEMO_PHONE;
  const elsewhere = () =>
    page.request.post('/api/front/login/sendCode', { form: { countryCode, phone: number } });
  const newest = async () =>
    (await sandbox.control<{ code: string }[]>({ do: 'inbox' }))[0]?.code ?? '';

  await open('/users/order_list?orderStatus=0');
  await expect(page).toHaveURL(/\/lao\/login\?from=/);
  await main.getByRole('tab', { name: t('auth.phone') }).click();
  await main.getByRole('button', { name: t('auth.toCode') }).click();
  // Chromium has no Lao locale data here.
  await main.getByRole('button', { name: `${t('country.code')}: ຈີນ +86` }).click();
  await page.keyboard.type('ໄທ');
  await expect(main.getByRole('option').first()).toContainText('ໄທ');
  await page.keyboard.press('Escape');
  await phone.fill(number);
  await elsewhere();
  await requestCodeButton.click();
  await expect(alert).toHaveText(refusalText('codeTooSoon', LAO));
  await sandbox.control({ do: 'forward', ms: 1.1 * MINUTE });
  await pause(page);
  await requestCodeButton.click();
  await expect(toast(t('auth.codeSent'))).toBeVisible();
  const late = await newest();
  await main.getByRole('checkbox').check();
  await code.fill('000000');
  await submit.click();
  await expect(alert).toHaveText(refusalText('codeWrong', LAO));
  await sandbox.control({ do: 'forward', ms: 6 * MINUTE });
  await code.fill(late);
  await pause(page);
  await submit.click();
  await expect(alert).toHaveText(refusalText('codeExpired', LAO));
  await elsewhere();
  await code.fill(await newest());
  await pause(page);
  await code.press('Enter');
  await expect(page).toHaveURL(/\/lao\/users\/order_list\?orderStatus=0/);
  await expect(toast(t('done.loginSU'))).toBeVisible();
  await open('/login');
  await expect(page).toHaveURL(/\/lao\/?$/);
});

test('the demo phone account signs in', async ({ page, sandbox }) => {
  const { open, tab, openPanel, panel, phone, submit, alert, password } = signInPanel(
    page,
    ENGLISH,
    sandbox.control,
  );
  await open(QUIET);
  await openPanel();
  await tab('auth.phone');
  await panel.getByRole('button', { name: DEMO_PHONE.phone }).click();
  await expect(phone).toHaveValue(DEMO_PHONE.phone);
  await expect(panel.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await password.fill('wrong');
  await password.press('Enter');
  await expect(alert).toHaveText(refusalText('passwordWrong', ENGLISH));
  await password.fill(DEMO_PHONE.password);
  await pause(page);
  await submit();
  await expect(panel).toBeHidden();
  await expect(page.locator('.header__actUser')).toBeVisible();
});
