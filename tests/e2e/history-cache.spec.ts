import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { routes } from '../../src/routes.tsx';
import { enter } from './arrange.ts';
import {
  CHINESE,
  ENGLISH,
  expect,
  type Language,
  MALI,
  type Sandbox,
  test as base,
} from './shop.ts';
import { shopper } from './shopper.ts';

/** A browser that keeps pages for the way back, as those of shoppers do; the one of tests is told not to. */
const test = base.extend<{ keeping: BrowserContext }>({
  keeping: async ({ baseURL }, provide) => {
    const browser = await chromium.launch({
      ...chromiumLaunch(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await provide(
      await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } }),
    );
    await browser.close();
  },
});

const KEPT = 'test.kept';
/** No page of the shop, so that its pages are left as for another site. */
const ELSEWHERE = '/healthz';
const ADDRESSES = '/users/address_list';
/** Streets of hers: her name stands among the demo accounts too. */
const MINE = /文三路|Nimmanhaemin/;

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Comes to the addresses from the home page, so that the browser may keep them, and leaves. */
async function leaveFromAddresses(page: Page, { prefix, locale }: Language) {
  const { t } = shopper(page, { prefix, locale });
  await page.goto(prefix || '/');
  await hydrated(page);
  await page.locator('.act--user').press('ArrowDown');
  await page
    .getByRole('group', { name: t('nav.account') })
    .getByRole('link', { name: t('account.addresses') })
    .click();
  await expect(page.locator('.book-card').first()).toContainText(MINE);
  await page.evaluate(
    (key) =>
      window.addEventListener(
        'pageshow',
        ({ persisted }) => (document.cookie = `${key}=${persisted}`),
      ),
    KEPT,
  );
  await page.goto(ELSEWHERE);
}

/** Back by the browser's button: the page becomes that of a guest. */
async function goBackAsGuest(page: Page, { prefix, locale }: Language) {
  const { t } = shopper(page, { prefix, locale });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?from=`));
  expect(new URL(page.url()).searchParams.get('from')).toBe(ADDRESSES);
  await expect(
    page
      .locator('header')
      .getByRole('button', { name: t('nav.signIn') })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(MINE)).toHaveCount(0);
}

/** Whether the browser had the page in its memory. */
const wasKept = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === KEPT)?.value === 'true';

const ENDS: [
  how: string,
  kept: boolean,
  language: Language,
  end: (context: BrowserContext, sandbox: Sandbox) => Promise<unknown>,
][] = [
  // The browser forgets a page to which another one has called something.
  [
    'somebody signed out in another tab',
    false,
    ENGLISH,
    async (context) => {
      const page = await context.newPage();
      const { t } = shopper(page, ENGLISH);
      await page.goto('/en');
      await hydrated(page);
      await page.locator('.act--user').press('ArrowDown');
      await page
        .getByRole('button', { name: t('nav.logOut') })
        .first()
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('nav.logOut') })
        .click();
      await expect(
        page
          .locator('header')
          .getByRole('button', { name: t('nav.signIn') })
          .first(),
      ).toBeVisible();
    },
  ],
  [
    'another tab found the session over',
    true,
    CHINESE,
    async (context, { control }) => {
      await control({ do: 'scenario', name: 'expiredSession', email: MALI.email });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the session is over and nobody knows it yet',
    true,
    ENGLISH,
    (_, { control }) => control({ do: 'scenario', name: 'expiredSession', email: MALI.email }),
  ],
];

for (const [how, kept, language, end] of ENDS) {
  test(`the way back does not lead to the former shopper when ${how}`, async ({
    keeping,
    sandbox,
  }) => {
    const page = await keeping.newPage();
    await enter(page, MALI);
    await leaveFromAddresses(page, language);
    await end(keeping, sandbox);
    await goBackAsGuest(page, language);
    expect(await wasKept(keeping)).toBe(kept);
  });
}

test('the same shopper comes back to the page as it was left', async ({ keeping }) => {
  const page = await keeping.newPage();
  await enter(page, MALI);
  await leaveFromAddresses(page, ENGLISH);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('.book-card').first()).toContainText(MINE);
  await expect(page).toHaveURL(new RegExp(`/en${ADDRESSES}$`));
});

test('documents of members’ pages are kept by nobody', async ({ request }) => {
  for (const { path } of routes.filter(({ guard }) => guard === 'member')) {
    const answer = await request.get(`/en${path}`);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
});
