import { errors, expect, type Locator, type Page } from '@playwright/test';
import type { OperationId } from '../../../generated/operations.ts';
import type { Stranger } from '../robust-steps.ts';
import { type Language, MALI, type Sandbox } from '../shop.ts';
import { shopper } from '../shopper.ts';

/** What a step works with. */
export interface Walk {
  page: Page;
  language: Language;
  sandbox: Sandbox;
  /** The market's own answer, with a session of its own. */
  ask: Stranger['call'];
}

/** One thing a shopper does between the cart and the paid order. */
export interface Step<Facts> {
  name: string;
  /** the call that the fault meets */
  operation: OperationId;
  /** Which calls of the operation are meant, where not all are. */
  only?: (url: URL) => boolean;
  /** the step writes: it can be done in two tabs, and pressed twice */
  writes: boolean;
  /** what is sent adds to what is there each time it is delivered */
  isAdditive?: boolean;
  /** What has to be there first, and what is true before the step. */
  arrange: (walk: Walk) => Promise<Facts>;
  /** Goes where the step begins; nothing for steps that open a page. */
  start?: (walk: Walk, facts: Facts) => Promise<void>;
  /** Does it, by what is on the screen. False when there is nothing to press now. */
  act: (walk: Walk, facts: Facts) => Promise<boolean>;
  /** The screen says that it is done. */
  isDone: (walk: Walk, facts: Facts) => Promise<boolean>;
  /** Nothing is lost and nothing happened twice. */
  check: (walk: Walk, facts: Facts) => Promise<void>;
}

/** Keeps the facts of a step between its functions, whatever their type. */
export interface PreparedStep {
  start: () => Promise<void>;
  act: (walk?: Walk) => Promise<boolean>;
  isDone: (walk?: Walk) => Promise<boolean>;
  check: () => Promise<void>;
  startIn: (walk: Walk) => Promise<void>;
}

export interface AnyStep {
  name: string;
  operation: OperationId;
  only: (url: URL) => boolean;
  writes: boolean;
  isAdditive: boolean;
  prepare: (walk: Walk) => Promise<PreparedStep>;
}

export function step<Facts>({
  only = () => true,
  isAdditive = false,
  ...given
}: Step<Facts>): AnyStep {
  const { name, operation, writes } = given;
  return {
    name,
    operation,
    only,
    writes,
    isAdditive,
    async prepare(walk) {
      const facts = await given.arrange(walk);
      const startIn = async (where: Walk) => given.start?.(where, facts);
      return {
        startIn,
        start: () => startIn(walk),
        act: (where = walk) => given.act(where, facts),
        isDone: (where = walk) => given.isDone(where, facts),
        check: () => given.check(walk, facts),
      };
    },
  };
}

export const isShown = (locator: Locator): Promise<boolean> => locator.first().isVisible();

/** Presses what can be pressed; false when it cannot. */
export async function press(button: Locator): Promise<boolean> {
  try {
    const first = button.first();
    if (!(await first.isVisible()) || !(await first.isEnabled({ timeout: 500 }))) return false;
    await first.click({ timeout: 2000 });
    return true;
  } catch (error) {
    // It left the screen meanwhile.
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** What never stands on a screen, whatever the backend says. */
const NEVER_SHOWN =
  /Exception|java\.|###|SQL|at line \d|\bundefined\b|\bNaN\b|\[object|Bad Gateway/;

export async function expectReadable({ page }: Walk): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text.trim(), 'the page is not empty').not.toBe('');
  expect(text).not.toMatch(NEVER_SHOWN);
}

const TRIES = 12;
/** The shop takes two presses within half a second for one. */
const BETWEEN_MS = 600;

/** The ways on that the screen offers, until the step is done: sign in, try again, or do it once more. */
export async function goOn(walk: Walk, prepared: PreparedStep): Promise<void> {
  const { page, language } = walk;
  const { t, signIn } = shopper(page, language);
  const password = page.getByLabel(t('auth.password'), { exact: true });
  const retry = page.getByRole('button', { name: t('common.retry'), exact: true });
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await prepared.isDone(walk)) return;
    if (await isShown(password)) {
      await signIn(MALI);
      await expect(password).toBeHidden();
    } else if (!(await press(retry))) await prepared.act(walk);
    for (let waited = 0; waited < BETWEEN_MS; waited += 100) {
      if (await prepared.isDone(walk)) return;
      await page.waitForTimeout(100);
    }
  }
  expect(await prepared.isDone(walk), `a way on from ${page.url()}`).toBe(true);
}
