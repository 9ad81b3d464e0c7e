import { expect, type Page } from '@playwright/test';
import { refusalText } from '../profile.ts';
import { MALI } from '../shop.ts';
import { shopper } from '../shopper.ts';
import { attempt, type AnyStep, defineStep, isShown, press, type StepContext } from './step.ts';

const NEWCOMER = { email: 'careful.shopper@lychee.test', password: 'Fresh2026!' };

const noFacts = () => Promise.resolve(null);
const panelOf = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') });

async function openPanel({ page, language }: StepContext) {
  const me = shopper(page, language);
  await me.open('/');
  await me.signInButton.click();
  await expect(panelOf(page)).toBeVisible();
}

/** Opens the registration and fills in everything but the code. */
async function startRegistration(context: StepContext) {
  const { page, language } = context;
  const { t } = shopper(page, language);
  await openPanel(context);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: t('auth.mode6') }).click();
  await panel.getByLabel(t('auth.email'), { exact: true }).fill(NEWCOMER.email);
  await panel.getByLabel(t('auth.password'), { exact: true }).fill(NEWCOMER.password);
  await panel.getByRole('checkbox').check();
}

const codes = async ({ sandbox }: StepContext) => {
  const mails = await sandbox.control<{ to: string; code: string }[]>({ do: 'inbox' });
  return mails.filter(({ to }) => to === NEWCOMER.email).map(({ code }) => code);
};

/** No panel and no button to sign in are shown. */
export async function isSignedIn({ page, language }: StepContext) {
  const { signInButton } = shopper(page, language);
  return !(await isShown(panelOf(page))) && !(await isShown(signInButton));
}

export const SIGN_IN_STEPS: AnyStep[] = [
  defineStep({
    name: 'sign in',
    operation: 'emailLogin',
    writes: true,
    account: null,
    arrange: noFacts,
    start: openPanel,
    async perform({ page, language }) {
      const me = shopper(page, language);
      if (!(await isShown(panelOf(page)))) return press(me.signInButton);
      return attempt(async () => {
        await me.signIn(MALI);
        return true;
      });
    },
    isDone: isSignedIn,
    check: async ({ page }) => expect(page.locator('.header__actUser')).toBeVisible(),
  }),
  defineStep({
    name: 'request a code',
    operation: 'emailCaptcha',
    writes: true,
    account: null,
    ownsPassword: true,
    arrange: noFacts,
    start: startRegistration,
    perform: ({ page, language }) =>
      press(
        panelOf(page).getByRole('button', { name: shopper(page, language).t('auth.sendCode') }),
      ),
    isDone: async (context) => (await codes(context)).length > 0,
    async check(context) {
      const { page, language } = context;
      const { t } = shopper(page, language);
      expect(await codes(context), 'one mail').toHaveLength(1);
      const panel = panelOf(page);
      await expect(panel.getByLabel(t('auth.email'), { exact: true })).toHaveValue(NEWCOMER.email);
    },
  }),
  defineStep({
    name: 'register',
    operation: 'emailRegister',
    writes: true,
    account: null,
    ownsPassword: true,
    arrange: noFacts,
    async start(context) {
      const { page, language } = context;
      const { t } = shopper(page, language);
      await startRegistration(context);
      const panel = panelOf(page);
      await panel.getByRole('button', { name: t('auth.sendCode') }).click();
      await expect.poll(() => codes(context)).toHaveLength(1);
      const [code = ''] = await codes(context);
      await panel.getByLabel(t('auth.code'), { exact: true }).fill(code);
    },
    async perform({ page, language }) {
      const { t, signIn, signInButton } = shopper(page, language);
      const panel = panelOf(page);
      if (!(await isShown(panel))) return press(signInButton);
      if (!(await isShown(panel.getByLabel(t('auth.code'), { exact: true })))) {
        await signIn(NEWCOMER);
        return true;
      }
      // The code has been used, or the address is taken: the account exists.
      const refusals = (['codeWrong', 'codeExpired', 'emailTaken'] as const).map((key) =>
        refusalText(key, language),
      );
      const alert = panel.locator('form').getByRole('alert');
      const shown = (await isShown(alert)) ? await alert.first().innerText() : '';
      const isTaken = refusals.some((refusal) => shown.includes(refusal));
      const again = panel.locator('.sign-in__swap button');
      if (isTaken && (await press(again))) return true;
      return press(panel.locator('form button[type=submit]'));
    },
    isDone: isSignedIn,
    check: ({ connect }) => connect(NEWCOMER).then(() => undefined),
  }),
];
