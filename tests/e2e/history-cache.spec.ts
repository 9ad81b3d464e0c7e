import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumLaunch, findChromium } from '#scripts/chromium.ts';
import { routes } from '#/routes.ts';
import { startSession } from './arrange.ts';
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

/** A browser with the back/forward cache, which Playwright disables by default and the headless shell does not have. */
const test = base.extend<{ cachingContext: BrowserContext }>({
  cachingContext: async ({ baseURL }, provide) => {
    const browser = await chromium.launch({
      ...chromiumLaunch(findChromium()),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await provide(
      await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } }),
    );
    await browser.close();
  },
});

const PERSISTED = 'test.persisted';
/** Not a page of the shop: leaves it like a link to another site. */
const ELSEWHERE = '/healthz';
const ADDRESSES = '/users/address_list';
/** Streets in Mali's address book; her name also occurs among the demo accounts. */
const MINE = /文三路|Nimmanhaemin/;

const waitForHydration = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Opens the address book from the home page, where the browser may cache it, and leaves the shop. */
async function leaveFromAddresses(page: Page, { prefix, locale }: Language) {
  const { t } = shopper(page, { prefix, locale });
  await page.goto(prefix || '/');
  await waitForHydration(page);
  await page.locator('.header__actUser').press('ArrowDown');
  await page
    .getByRole('group', { name: t('nav.account') })
    .getByRole('link', { name: t('account.addresses') })
    .click();
  await expect(page.locator('.account-addresses__bookCard').first()).toContainText(MINE);
  await page.evaluate(
    (key) =>
      window.addEventListener(
        'pageshow',
        ({ persisted }) => (document.cookie = `${key}=${persisted}`),
      ),
    PERSISTED,
  );
  // A page whose requests take long leaves the cache.
  await page.waitForLoadState('networkidle');
  await page.goto(ELSEWHERE);
}

/** Goes back and expects the guest's sign-in page. */
async function goBackAsGuest(page: Page, { prefix, locale }: Language) {
  const { signInButton } = shopper(page, { prefix, locale });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(new RegExp(`${prefix}/login\\?from=`));
  expect(new URL(page.url()).searchParams.get('from')).toBe(ADDRESSES);
  await expect(signInButton).toBeVisible();
  await expect(page.getByText(MINE)).toHaveCount(0);
}

/** Whether the page was restored from the back/forward cache. */
const wasRestored = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === PERSISTED)?.value === 'true';

const ENDS: [
  how: string,
  isCached: boolean,
  language: Language,
  end: (context: BrowserContext, sandbox: Sandbox) => Promise<unknown>,
][] = [
  // A BroadcastChannel message evicts the page from the cache.
  [
    'the user signed out in another tab',
    false,
    ENGLISH,
    async (context) => {
      const page = await context.newPage();
      const { t, signInButton } = shopper(page, ENGLISH);
      await page.goto('/en');
      await waitForHydration(page);
      await page.locator('.header__actUser').press('ArrowDown');
      await page
        .getByRole('button', { name: t('nav.logOut') })
        .first()
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('nav.logOut') })
        .click();
      await expect(signInButton).toBeVisible();
    },
  ],
  [
    'another tab found the session expired',
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
    'the session expired unnoticed',
    true,
    ENGLISH,
    (_, { control }) => control({ do: 'scenario', name: 'expiredSession', email: MALI.email }),
  ],
];

for (const [how, isCached, language, end] of ENDS) {
  test(`going back does not show the former account when ${how}`, async ({
    cachingContext,
    sandbox,
  }) => {
    const page = await cachingContext.newPage();
    await startSession(page, MALI);
    await leaveFromAddresses(page, language);
    await end(cachingContext, sandbox);
    await goBackAsGuest(page, language);
    expect(await wasRestored(cachingContext)).toBe(isCached);
  });
}

test('going back with the same session restores the page', async ({ cachingContext }) => {
  const page = await cachingContext.newPage();
  await startSession(page, MALI);
  await leaveFromAddresses(page, ENGLISH);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('.account-addresses__bookCard').first()).toContainText(MINE);
  await expect(page).toHaveURL(new RegExp(`/en${ADDRESSES}$`));
});

test('documents of member pages are not cached, with and without a session', async ({ page }) => {
  const controls = async () => {
    const found = new Set<string | undefined>();
    for (const { path } of routes.filter(({ guard }) => guard === 'member'))
      found.add(
        (await page.request.get(`/en${path}`, { maxRedirects: 0 })).headers()['cache-control'],
      );
    return [...found];
  };
  expect(await controls()).toEqual(['no-store']);
  await startSession(page, MALI);
  // Addresses that are no page without a number have frames.
  expect((await controls()).toSorted()).toEqual(['no-store', 'private, no-store']);
});
