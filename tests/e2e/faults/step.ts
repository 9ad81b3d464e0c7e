import { errors, expect, type Locator, type Page } from '@playwright/test';
import type { OperationId } from '#generated/operations.ts';
import type { ApiClient } from '../robust-steps.ts';
import { type Language, MALI, type Sandbox } from '../shop.ts';
import { shopper } from '../shopper.ts';

export interface StepContext {
  page: Page;
  language: Language;
  sandbox: Sandbox;
  /** Calls the market directly, in a session apart from the browser's. */
  call: ApiClient['call'];
  /** Calls the market as another shopper. */
  connect: (account: Account) => Promise<ApiClient>;
}

export type Account = typeof MALI;

/** One action of a shopper. */
export interface Step<Facts> {
  name: string;
  /** the operation that the fault affects */
  operation: OperationId;
  /** the step writes: it is also performed in two tabs, and pressed twice */
  writes: boolean;
  /** each delivery of the request adds to the state */
  isAdditive?: boolean;
  /** who performs it, MALI by default; null: a guest */
  account?: Account | null;
  /** the step leaves a form with input, which is removed when another shopper signs in */
  leavesDraft?: boolean;
  /** the step fills in the password itself */
  ownsPassword?: boolean;
  /** Creates the preconditions. @returns the state before the step */
  arrange: (context: StepContext) => Promise<Facts>;
  /** Opens the screen on which the step begins; absent for steps that open a page. */
  start?: (context: StepContext, facts: Facts) => Promise<void>;
  /** Performs the step with what is on the screen. @returns false if there is nothing to press now */
  perform: (context: StepContext, facts: Facts) => Promise<boolean>;
  /** Whether the screen shows that the step is done. */
  isDone: (context: StepContext, facts: Facts) => Promise<boolean>;
  /** Expects that nothing was lost and nothing happened twice. */
  check: (context: StepContext, facts: Facts) => Promise<void>;
}

/** A step with its facts bound, whatever their type. */
export interface PreparedStep {
  /** who signs in when the shop requests it; null: the step does */
  signsIn: Account | null;
  start: (context?: StepContext) => Promise<void>;
  perform: (context?: StepContext) => Promise<boolean>;
  isDone: (context?: StepContext) => Promise<boolean>;
  check: () => Promise<void>;
}

export interface AnyStep {
  name: string;
  operation: OperationId;
  writes: boolean;
  isAdditive: boolean;
  leavesDraft: boolean;
  account: Account | null;
  prepare: (context: StepContext) => Promise<PreparedStep>;
}

export function defineStep<Facts>({
  isAdditive = false,
  leavesDraft = false,
  ...given
}: Step<Facts>): AnyStep {
  const { name, operation, writes, account = MALI } = given;
  return {
    name,
    operation,
    writes,
    isAdditive,
    leavesDraft,
    account,
    async prepare(own) {
      const facts = await given.arrange(own);
      return {
        signsIn: given.ownsPassword ? null : (account ?? MALI),
        start: async (context = own) => given.start?.(context, facts),
        perform: (context = own) => given.perform(context, facts),
        isDone: (context = own) => given.isDone(context, facts),
        check: () => given.check(own, facts),
      };
    },
  };
}

export const isShown = (locator: Locator): Promise<boolean> => locator.first().isVisible();

/** Whether an action could be done; false also if its controls left the screen meanwhile. */
export async function attempt(action: () => Promise<boolean>): Promise<boolean> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** Presses the first of the buttons. @returns false if it is hidden or disabled */
export const press = (button: Locator): Promise<boolean> =>
  attempt(async () => {
    const first = button.first();
    if (!(await first.isVisible()) || !(await first.isEnabled({ timeout: 500 }))) return false;
    await first.click({ timeout: 2000 });
    return true;
  });

/** Opens a page of the shop, unless it is open. */
export const opens =
  (path: string) =>
  async ({ page, language }: StepContext): Promise<boolean> => {
    if (!page.url().includes(path)) await page.goto(language.prefix + path);
    return true;
  };

/** Text that no screen may show, whatever the backend answers. */
const NEVER_SHOWN =
  /Exception|java\.|###|SQL|at line \d|\bundefined\b|\bNaN\b|\[object|Bad Gateway/;

export async function expectReadable({ page }: StepContext): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text.trim(), 'the page is not empty').not.toBe('');
  expect(text).not.toMatch(NEVER_SHOWN);
}

const ATTEMPTS = 12;
/** The shop ignores a second press within half a second. */
const BETWEEN_MS = 600;

/** Finishes the step with what the screen offers: signs in, retries, or performs it again. */
export async function recover(context: StepContext, prepared: PreparedStep): Promise<void> {
  const { page, language } = context;
  const { t, signIn } = shopper(page, language);
  const password = page.locator('form').getByLabel(t('auth.password'), { exact: true });
  const retry = page.getByRole('button', { name: t('common.retry'), exact: true });
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    if (await prepared.isDone(context)) return;
    const { signsIn } = prepared;
    if (signsIn && (await isShown(password))) {
      // The panel closes meanwhile if the step has just signed in.
      if (await attempt(() => signIn(signsIn).then(() => true)))
        await expect(password).toBeHidden();
    } else if (!(await press(retry))) await prepared.perform(context);
    for (let waited = 0; waited < BETWEEN_MS; waited += 100) {
      if (await prepared.isDone(context)) return;
      await page.waitForTimeout(100);
    }
  }
  expect(await prepared.isDone(context), `recovers on ${page.url()}`).toBe(true);
}
