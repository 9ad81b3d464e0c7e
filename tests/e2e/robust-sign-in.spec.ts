import type { Page } from '@playwright/test';
import { refusalText } from './profile.ts';
import { expect, pause, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, type Language, MALI } from './shop.ts';
import { shopper } from './shopper.ts';

const MINUTE = 60_000;
const NEWCOMER = 'careful.shopper@lychee.test';
const PASSWORD = 'Fresh2026!';

/** Opens the registration form and fills in everything but the code. */
async function startRegistration(page: Page, language: Language) {
  const { t, open, signInButton } = shopper(page, language);
  await open('/');
  await signInButton.click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: t('auth.mode6') }).click();
  const email = panel.getByLabel(t('auth.email'), { exact: true });
  const code = panel.getByLabel(t('auth.code'), { exact: true });
  const password = panel.getByLabel(t('auth.password'), { exact: true });
  await email.fill(NEWCOMER);
  await password.fill(PASSWORD);
  await panel.getByRole('checkbox').check();
  return {
    t,
    panel,
    code,
    requestCode: () => panel.getByRole('button', { name: t('auth.sendCode') }).click(),
    submit: () =>
      panel
        .getByRole('button', { name: t('auth.mode6') })
        .last()
        .click(),
    async expectKept() {
      await expect(panel).toBeVisible();
      await expect(email).toHaveValue(NEWCOMER);
      await expect(password).toHaveValue(PASSWORD);
      await expect(panel.getByRole('checkbox')).toBeChecked();
    },
  };
}

test('a wrong password shows an error and keeps the e-mail; the right one works', async ({
  page,
}) => {
  const { t, ...me } = shopper(page, CHINESE);
  await me.open('/');
  await me.signInButton.click();
  const panel = page.getByRole('dialog');
  await me.signIn({ ...MALI, password: 'Lychee-1999' });

  await expect(panel.locator('form').getByRole('alert')).toHaveText(
    refusalText('passwordWrong', CHINESE),
  );
  await expect(panel.getByLabel(t('auth.email'))).toHaveValue(MALI.email);

  await pause(page);
  await me.signIn(MALI);
  await expect(panel).toBeHidden();
  await expect(page.getByText(t('done.loginSU'))).toBeVisible();
});

test('a code requested too soon or too often is refused with a reason', async ({
  page,
  sandbox,
  market,
}) => {
  const { t, panel, requestCode, expectKept } = await startRegistration(page, ENGLISH);
  const client = await market.connect(MALI);
  await client.call('emailCaptcha', { data: NEWCOMER });
  await requestCode();
  await expect(page.getByText(refusalText('codeTooSoon', ENGLISH))).toBeVisible();
  await expectKept();

  for (let sent = 1; sent < 10; sent += 1) {
    await sandbox.control({ do: 'forward', ms: 1.1 * MINUTE });
    await client.call('emailCaptcha', { data: NEWCOMER });
  }
  await sandbox.control({ do: 'forward', ms: 1.1 * MINUTE });
  await pause(page);
  await requestCode();
  await expect(page.getByText(refusalText('codeTooMany', ENGLISH))).toBeVisible();
  await expect(panel.getByRole('button', { name: t('auth.sendCode') })).toBeEnabled();
  await expectKept();
});

test('a wrong code shows an error and can be corrected', async ({ page, sandbox }) => {
  const { t, panel, code, requestCode, submit, expectKept } = await startRegistration(
    page,
    CHINESE,
  );
  await requestCode();
  await expect(page.getByText(t('auth.codeSent'))).toBeVisible();
  await code.fill('000000');
  await submit();
  await expect(panel.locator('form').getByRole('alert')).toHaveText(
    refusalText('codeWrong', CHINESE),
  );
  await expectKept();
  await expect(code).toHaveValue('000000');

  const [sent] = await sandbox.control<{ code: string }[]>({ do: 'inbox' });
  await code.fill(sent?.code ?? '');
  await pause(page);
  await submit();
  await expect(panel).toBeHidden();
  await expect(page.getByText(t('done.registerSU'))).toBeVisible();
});

test('an expired code, and a code with too many attempts, show an error and keep the input', async ({
  page,
  sandbox,
  market,
}) => {
  const { t, panel, code, requestCode, submit, expectKept } = await startRegistration(
    page,
    ENGLISH,
  );
  await requestCode();
  await expect(page.getByText(t('auth.codeSent'))).toBeVisible();
  const [sent] = await sandbox.control<{ code: string }[]>({ do: 'inbox' });
  await sandbox.control({ do: 'forward', ms: 6 * MINUTE });
  await code.fill(sent?.code ?? '');
  await submit();
  await expect(panel.locator('form').getByRole('alert')).toHaveText(
    refusalText('codeExpired', ENGLISH),
  );
  await expectKept();
  await expect(code).toHaveValue(sent?.code ?? '');

  const client = await market.connect(MALI);
  await client.call('emailCaptcha', { data: NEWCOMER });
  const [guessed] = await sandbox.control<{ code: string }[]>({ do: 'inbox' });
  for (let tried = 0; tried < 5; tried += 1)
    await expect(
      client.call('emailRegister', {
        data: { email: NEWCOMER, captcha: '000000', password: PASSWORD },
      }),
    ).rejects.toThrow(refusalText('codeWrong', ENGLISH));
  await code.fill(guessed?.code ?? '');
  await pause(page);
  await submit();
  await expect(panel.locator('form').getByRole('alert')).toHaveText(
    refusalText('codeTries', ENGLISH),
  );
  await expectKept();
});
