import { expect } from '@playwright/test';
import { DEMO_PHONE } from '#mocks/demo/accounts.ts';
import type { TextKey } from '#/i18n/use-translation.ts';
import { MALI } from '../shop.ts';
import { shopper } from '../shopper.ts';
import { signInPanel } from '../sign-in-steps.ts';
import { isSignedIn } from './sign-in-steps.ts';
import {
  attempt,
  type AnyStep,
  defineStep,
  isShown,
  opens,
  press,
  type StepContext,
} from './step.ts';

const NEW_PASSWORD = 'Kettle.2026';
/** A fast page without late content. */
const QUIET = '/middlewares/privacy_agreement';

const noFacts = () => Promise.resolve(null);

/** A guest's step that fills in the password itself. */
const GUEST = { writes: true, account: null, ownsPassword: true, arrange: noFacts } as const;

const panelOf = ({ page, language, sandbox }: StepContext) =>
  signInPanel(page, language, sandbox.control);

const countMails = async ({ sandbox }: StepContext): Promise<number> =>
  (await sandbox.control<unknown[]>({ do: 'inbox' })).length;

async function openPanel(context: StepContext) {
  const shown = panelOf(context);
  await shown.open(QUIET);
  await shown.openPanel();
}

async function openPhoneTab(context: StepContext) {
  await openPanel(context);
  await panelOf(context).tab('auth.phone');
}

async function openPhoneCode(context: StepContext) {
  await openPhoneTab(context);
  const { press: pressPanel, phone, acceptAgreement } = panelOf(context);
  await pressPanel('auth.toCode');
  await phone.fill(DEMO_PHONE.phone);
  await acceptAgreement();
}

/** Requests a code, unless there is one: the second of two tabs would be refused. */
async function requestCode(context: StepContext) {
  if ((await countMails(context)) > 0) return;
  await panelOf(context).requestCode();
  await expect.poll(() => countMails(context)).toBe(1);
}

const submit = (context: StepContext) =>
  press(panelOf(context).panel.locator('form button[type=submit]'));

async function hasNewPassword({ connect }: StepContext): Promise<boolean> {
  try {
    await connect({ ...MALI, password: NEW_PASSWORD });
    return true;
  } catch {
    return false;
  }
}

const passwordDialog = ({ page, language }: StepContext) =>
  page.getByRole('dialog', { name: shopper(page, language).t('account.changePassword') });

async function fillPasswordChange(context: StepContext) {
  const { page, language } = context;
  const { t } = shopper(page, language);
  const field = (key: TextKey) => passwordDialog(context).getByLabel(t(key), { exact: true });
  await opens('/users/user_info')(context);
  await page.getByRole('button', { name: t('account.changePassword') }).click();
  await field('auth.newPassword').fill(NEW_PASSWORD);
  await field('auth.passwordAgain').fill(NEW_PASSWORD);
}

const requestChangeCode = (context: StepContext) =>
  press(
    passwordDialog(context).getByRole('button', {
      name: shopper(context.page, context.language).t('auth.sendCode'),
    }),
  );

/** Signing in by phone, and passwords that are forgotten or changed. */
export const SIGN_IN_WAYS_STEPS: AnyStep[] = [
  defineStep({
    name: 'sign in by phone',
    operation: 'phonePasswordLogin',
    ...GUEST,
    start: openPhoneTab,
    async perform(context) {
      const { panel, phone, password, signInButton } = panelOf(context);
      if (!(await isShown(panel))) return press(signInButton);
      return attempt(async () => {
        await phone.fill(DEMO_PHONE.phone, { timeout: 2000 });
        await password.fill(DEMO_PHONE.password, { timeout: 2000 });
        await panel.getByRole('checkbox').check({ timeout: 2000 });
        return submit(context);
      });
    },
    isDone: isSignedIn,
    check: ({ page }) => expect(page.locator('.header__actUser')).toBeVisible(),
  }),
  defineStep({
    name: 'request a code by phone',
    operation: 'phoneCaptcha',
    ...GUEST,
    start: openPhoneCode,
    perform: (context) => press(panelOf(context).requestCodeButton),
    isDone: async (context) => (await countMails(context)) > 0,
    async check(context) {
      expect(await countMails(context), 'one message').toBe(1);
      await expect(panelOf(context).phone).toHaveValue(DEMO_PHONE.phone);
    },
  }),
  defineStep({
    name: 'sign in by a code',
    operation: 'phoneCaptchaLogin',
    ...GUEST,
    async start(context) {
      await openPhoneCode(context);
      await requestCode(context);
      const { code, newestCode } = panelOf(context);
      await code.fill(await newestCode());
    },
    async perform(context) {
      const { panel, signInButton, alert, code, newestCode } = panelOf(context);
      if (!(await isShown(panel))) return press(signInButton);
      if (!(await isShown(alert))) return submit(context);
      // The code may have been used. The button for another one is enabled after a minute.
      await context.sandbox.control({ do: 'forward', ms: 61_000 });
      const { countryCode, phone } = DEMO_PHONE;
      await context.page.request.post('/api/front/login/sendCode', {
        form: { countryCode, phone },
      });
      return attempt(async () => {
        await code.fill(await newestCode(), { timeout: 2000 });
        return submit(context);
      });
    },
    isDone: isSignedIn,
    check: ({ page }) => expect(page.locator('.header__actUser')).toBeVisible(),
  }),
  defineStep({
    name: 'reset a forgotten password',
    operation: 'emailPasswordReset',
    ...GUEST,
    async start(context) {
      await openPanel(context);
      const { press: pressPanel, email, code, newPassword, again, newestCode } = panelOf(context);
      await pressPanel('auth.forgot');
      await email.fill(MALI.email);
      await pressPanel('common.next');
      await requestCode(context);
      await code.fill(await newestCode());
      await newPassword.fill(NEW_PASSWORD);
      await again.fill(NEW_PASSWORD);
    },
    perform: submit,
    isDone: hasNewPassword,
    async check(context) {
      expect(await hasNewPassword(context)).toBe(true);
      await expect(panelOf(context).panel).toBeVisible();
    },
  }),
  defineStep({
    name: 'request a code for a new password',
    operation: 'ownEmailCaptcha',
    writes: true,
    leavesDraft: true,
    arrange: noFacts,
    start: fillPasswordChange,
    perform: requestChangeCode,
    isDone: async (context) => (await countMails(context)) > 0,
    async check(context) {
      expect(await countMails(context), 'one mail').toBe(1);
      const { t } = shopper(context.page, context.language);
      const again = passwordDialog(context).getByLabel(t('auth.passwordAgain'), { exact: true });
      await expect(again).toHaveValue(NEW_PASSWORD);
    },
  }),
  defineStep({
    name: 'change the password',
    operation: 'userEmailPasswordUpdate',
    writes: true,
    leavesDraft: true,
    arrange: noFacts,
    async start(context) {
      await fillPasswordChange(context);
      if ((await countMails(context)) === 0) await requestChangeCode(context);
      await expect.poll(() => countMails(context)).toBe(1);
      const { t } = shopper(context.page, context.language);
      const code = passwordDialog(context).getByLabel(t('auth.code'), { exact: true });
      await code.fill(await panelOf(context).newestCode());
    },
    perform: (context) => press(passwordDialog(context).locator('form button[type=submit]')),
    isDone: hasNewPassword,
    check: async (context) => expect(await hasNewPassword(context)).toBe(true),
  }),
];
