import type { Locator, Page } from '@playwright/test';
import { encode } from 'uqr';
import { startSession } from './arrange.ts';
import { cover } from './cover.ts';
import { extensionStep } from './profile.ts';
import { CHINESE, expect, FRENCH, SOM, test } from './shop.ts';
import { shopper } from './shopper.ts';

const BAG = 1001;
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

const top = async (box: Locator) => (await box.boundingBox())?.y ?? Number.NaN;

async function scrollTo(page: Page, y: number) {
  await page.evaluate(async (to) => {
    window.scrollTo(0, to);
    // Effects of the scroll are rendered within two frames.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, y);
}

interface Point {
  x: number;
  y: number;
}

/** Moves the mouse without waiting for the page between the steps: resting on a row opens it. */
async function sweep({ mouse }: Page, from: Point, to: Point) {
  const steps = Array.from({ length: 11 }, (_, step) => step / 10);
  await Promise.all(
    steps.map((part) =>
      mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part),
    ),
  );
}

/** Coordinates of the dark squares of a rendered QR code. */
async function squaresOf(code: Locator): Promise<string[]> {
  const path = (await code.locator('path').last().getAttribute('d')) ?? '';
  return [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
}

for (const language of cover('header', [CHINESE, FRENCH])) {
  test(`the header in all states, in ${language.locale}`, async ({ page, context, baseURL }) => {
    const { t, open } = shopper(page, language);
    const mac = language === FRENCH;
    if (mac)
      await page.addInitScript(
        (agent) => Object.defineProperty(navigator, 'userAgent', { get: () => agent }),
        MAC,
      );
    const masthead = page.locator('.header__masthead');
    const categories = page.getByRole('button', { name: t('nav.categories') });
    const rail = page.locator('.header__cats .category-rail__link');
    const panel = page.locator('.header__cats .category-panel');
    const languages = page.getByRole('group', { name: t('nav.language') });
    const languageButton = page.getByRole('button', { name: t('nav.language') });
    await startSession(page, SOM);
    await open(`/goods_detail/${BAG}`);

    await extensionStep(
      'shopConfig',
      'a dismissed banner stays hidden, and another one is shown',
      async () => {
        const close = page.getByRole('button', { name: t('a11y.closeBanner') });
        await close.click();
        await expect(close).toBeHidden();
        await page.reload();
        await expect(close).toBeHidden();
        const closed = (await context.cookies()).filter(({ name }) => name.startsWith('banner.'));
        expect(closed).toHaveLength(1);
        await context.clearCookies({ name: closed[0]?.name ?? '' });
        await context.addCookies([{ name: 'banner.4711', value: '1', url: baseURL ?? '' }]);
        await page.reload();
        await expect(close).toBeVisible();
      },
    );

    await test.step('shows how to bookmark the site', async () => {
      await page.getByRole('button', { name: t('nav.saveSite') }).click();
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: t('nav.saveSiteHint', { keys: mac ? '⌘D' : 'Ctrl+D' }) }),
      ).toBeVisible();
    });

    await test.step('the QR code contains the URL of the mobile shop', async () => {
      await page.getByRole('button', { name: t('nav.showQr') }).hover();
      const code = page.locator('header').getByRole('img', { name: t('a11y.mobileQr') });
      await expect(code).toBeVisible();
      const address =
        (await page
          .locator('.top-strip')
          .getByRole('link', { name: t('nav.mobileMall') })
          .getAttribute('href')) ?? '';
      const { data } = encode(address, { ecc: 'M', border: 2 });
      const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])));
      expect(dark.length).toBeGreaterThan(200);
      await expect.poll(async () => (await squaresOf(code)).toSorted()).toEqual(dark.toSorted());
    });

    await test.step('hovering opens the menu, and moving across rows into a panel keeps it', async () => {
      await categories.hover();
      await expect(panel).toBeVisible();
      await rail.nth(1).hover();
      const name = (await rail.nth(1).innerText()).trim();
      await expect(panel).toHaveAccessibleName(name);
      const [from, to] = [await rail.nth(1).boundingBox(), await panel.boundingBox()];
      if (!from || !to) throw new Error('The menu is not there');
      await sweep(
        page,
        { x: from.x + 150, y: from.y + 20 },
        { x: to.x + 40, y: to.y + to.height - 60 },
      );
      // Longer than the hover delay.
      await page.waitForTimeout(500);
      await expect(panel).toHaveAccessibleName(name);
      // A category has two levels of subcategories.
      await expect.poll(() => panel.locator('.category-panel__head').count()).toBeGreaterThan(1);
      await expect
        .poll(() => panel.locator('.category-panel__row li a').count())
        .toBeGreaterThan(3);
      await page.mouse.move(720, 880, { steps: 4 });
      await expect(panel).toBeHidden();
    });

    await test.step('arrow keys navigate the menu, and Escape closes it', async () => {
      await categories.focus();
      await page.keyboard.press('ArrowDown');
      await expect(rail.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(panel.locator('.category-panel__head').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(panel.locator('.category-panel__head').nth(1)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(
        panel.locator('.category-panel__row').nth(1).locator('li a').first(),
      ).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(rail.nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(categories).toBeFocused();
    });

    await test.step('it is compact when scrolled, and its open menu does not jump', async () => {
      await languageButton.press('Enter');
      const before = await top(languages);
      await scrollTo(page, 300);
      await expect.poll(() => top(languages)).toBeCloseTo(before - 300, 0);
      await page.keyboard.press('Escape');
      await expect(masthead).toHaveCSS('position', 'fixed');
      await expect(masthead).toHaveCSS('height', '64px');
      await languageButton.press('Enter');
      const compact = await top(languages);
      await scrollTo(page, 0);
      await expect.poll(() => top(languages)).toBeCloseTo(compact, 0);
      await page.keyboard.press('Escape');
      await expect(masthead).toHaveCSS('position', 'relative');
    });

    await test.step('the mini cart does not jump either', async () => {
      const cart = page.getByRole('group', { name: t('miniCart.title'), exact: true });
      await page.getByRole('button', { name: t('goods.addToCart'), exact: true }).click();
      await expect(cart.getByRole('link', { name: t('miniCart.toCart') })).toBeVisible();
      await cart.hover();
      const shown = await top(cart);
      const fixed =
        (await masthead.evaluate((head) => getComputedStyle(head).position)) === 'fixed';
      const scrolled = await page.evaluate(() => window.scrollY);
      await scrollTo(page, scrolled + 140);
      await expect.poll(() => top(cart)).toBeCloseTo(shown - (fixed ? 0 : 140), 0);
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
    });
  });
}

test('on the home page the categories are open, arrow keys reach the activity of a panel, and Escape closes it', async ({
  page,
}) => {
  const { t, open } = shopper(page, FRENCH);
  await open('/');
  const rail = page.getByRole('navigation', { name: t('nav.categories') });
  const panel = rail.locator('.category-panel');
  const third = rail.locator('.category-rail__link').nth(2);
  const isPageDimmed = () =>
    page.evaluate(() => {
      const masthead = document.querySelector('[data-masthead]');
      return masthead !== null && getComputedStyle(masthead, '::after').boxShadow !== 'none';
    });
  await expect(third).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect.poll(() => isPageDimmed()).toBe(false);
  await third.hover();
  await expect(panel).toBeVisible();
  await expect.poll(() => isPageDimmed()).toBe(true);
  await third.focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.locator('a').first()).toBeFocused();
  const activity = panel.locator('.panel-activity');
  await expect(activity).toContainText(t('nav.seeAll'));
  await page.keyboard.press('ArrowUp');
  await expect(activity).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect.poll(() => isPageDimmed()).toBe(false);
  await expect(third).toBeFocused();
});

for (const width of [1024, 1200, 1343])
  test(`the side window covers no content at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    for (const path of ['/en', '/en/goods/goods_search?title=bag', `/en/goods_detail/${BAG}`]) {
      await page.goto(path);
      const side = await page.locator('.side-window').boundingBox();
      const content = await page.locator('main').boundingBox();
      expect(side?.x, path).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? 0));
    }
    // Its labels slide in.
    await page.locator('.side-window').hover();
    await expect
      .poll(async () => {
        const side = await page.locator('.side-window').boundingBox();
        return Math.round((side?.x ?? 0) + (side?.width ?? 0));
      })
      .toBe(width);
  });
