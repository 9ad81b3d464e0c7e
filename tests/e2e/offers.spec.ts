import { ACTIVITIES } from '#mocks/demo/catalogue/activities.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { TextKey } from '#/i18n/use-translation.ts';
import { cover } from './cover.ts';
import { dataLocale } from './profile.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, MALI, test, THAI } from './shop.ts';
import { shopper } from './shopper.ts';

const LAYOUTS = ['.product-grid article', '.bento-tiles .tile', '.activity-wide .tile'];
const OVER = 6;

for (const language of cover('offers', [CHINESE, LAO])) {
  const locale = dataLocale(language);
  const offers = ACTIVITIES.map(({ name }) => name[locale === 'lao' ? 'lo' : locale]);
  test(`offers of every type, and best sellers, in ${language.locale}`, async ({ page }) => {
    const { t, open, signIn } = shopper(page, language);
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const products = page.locator('main article, main .tile');

    await test.step('home links to an offer; paging works, and going back from a product returns to its page', async () => {
      await open('/');
      await page
        .locator('.strip')
        .first()
        .getByRole('link', { name: t('nav.seeAll') })
        .click();
      await expect(page).toHaveURL(/activity_list\?id=1&type=1/);
      await expect(heading(offers[0] ?? '')).toBeVisible();
      await expect(products).toHaveCount(10);
      await page.getByRole('link', { name: t('list.next') }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(products).toHaveCount(4);
      const name = (await products.last().getByRole('link').innerText()).trim();
      await products.last().getByRole('link').click();
      await expect(heading(name)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/activity_list.*page=2/);
      await expect(products).toHaveCount(4);
    });

    await test.step('a coupon of the home page is received after signing in', async () => {
      await open('/');
      const coupon = page.locator('.small-coupon').nth(1);
      await coupon.getByRole('button', { name: t('coupon.get') }).click();
      await signIn(MALI);
      await expect(coupon.getByRole('button', { name: t('coupon.received') })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${language.prefix}/?$`));
    });

    await test.step('each type has its own layout', async () => {
      for (const [place, layout] of LAYOUTS.entries()) {
        await open(`/goods/activity_list?id=${place + 1}`);
        await expect(heading(offers[place] ?? '')).toBeVisible();
        await expect.poll(() => page.locator(layout).count()).toBeGreaterThan(2);
      }
    });

    await test.step('an ended offer has no links', async () => {
      await open(`/goods/activity_list?id=${OVER}`);
      await expect(
        page.getByRole('main').getByRole('button', { name: t('common.backHome') }),
      ).toBeVisible();
    });

    await test.step('best sellers, highest sales first', async () => {
      await open('/goods/top_one');
      await expect(heading(t('nav.topSellers'))).toBeVisible();
      await expect(page.locator('.rank-card')).toHaveCount(3);
      await expect(page.locator('.rank-row')).toHaveCount(17);
      const sold = await page.locator('.rank-card__sold, .rank-row__sold').allInnerTexts();
      const counts = sold.map((text) => Number(text.replace(/\D/g, '')));
      expect(counts).toHaveLength(20);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      await page.locator('.rank-card').first().getByRole('link').click();
      await expect(page).toHaveURL(/goods_detail/);
    });
  });
}

/** Search words that match a category and a merchant. */
const TYPED = {
  en: { category: 'Handbags', store: 'Atelier' },
  th: { category: 'กระเป๋าถือ', store: 'Atelier' },
};

for (const language of cover('suggestions', [ENGLISH, THAI])) {
  const typed = TYPED[dataLocale(language) as keyof typeof TYPED];
  test(`suggestions while typing, and recently viewed products, in ${language.locale}`, async ({
    page,
  }) => {
    const { t, open } = shopper(page, language);
    const box = page.getByRole('search').getByRole('combobox');
    const list = page.getByRole('listbox', { name: t('suggest.list') });
    const chosen = list.getByRole('option', { selected: true });
    const group = (key: TextKey) => list.getByRole('group', { name: t(key) });
    await open(`/goods_detail/${FEATURED_ID}`);

    await test.step('arrow keys select a popular search', async () => {
      await box.click();
      await expect(group('nav.hotKeywords').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveCount(1);
      const words = (await chosen.textContent()) ?? '';
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).searchParams.get('title')).toBe(words);
      await box.click();
      await box.fill('');
      await expect(group('suggest.history').getByRole('option', { name: words })).toBeVisible();
    });

    await test.step('the search history is cleared at once', async () => {
      await page.getByRole('button', { name: t('suggest.clearHistory') }).click();
      await expect(group('suggest.history')).toHaveCount(0);
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(box).toBeFocused();
    });

    await test.step('a category suggestion opens its products', async () => {
      await box.fill(typed.category);
      await group('suggest.categories')
        .getByRole('option', { name: typed.category })
        .first()
        .click();
      await expect(page).toHaveURL(/goods_search\?cid=\d+/);
      await expect(page.getByRole('heading', { level: 1, name: typed.category })).toHaveCount(1);
    });

    await test.step('a store suggestion opens the store', async () => {
      await box.fill(typed.store);
      const store = group('suggest.stores').getByRole('option').first();
      await expect(store).toContainText(typed.store);
      // Arrow up moves from the field to the last suggestion.
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/merchant\/merchant\/home\?id=\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(typed.store);
    });

    await test.step('home shows recently viewed products', async () => {
      await open('/');
      const viewed = page.getByRole('heading', { name: t('recent.title') });
      await viewed.scrollIntoViewIfNeeded();
      await expect(page.locator('.recently-viewed__row article')).toHaveCount(1);
    });
  });
}

for (const language of cover('agreement', [FRENCH, CHINESE])) {
  test(`the agreement opens without leaving the form, in ${language.locale}`, async ({
    page,
    context,
  }) => {
    const { t, open } = shopper(page, language);
    await open(`/goods_detail/${FEATURED_ID}`);
    await page
      .getByRole('button', { name: t('nav.signIn') })
      .first()
      .click();
    const panel = page.getByRole('dialog');
    const opened = context.waitForEvent('page');
    await panel
      .getByRole('link', { name: t('footer.privacy') })
      .first()
      .click();
    const agreement = await opened;
    await expect(agreement).toHaveURL(
      new RegExp(`${language.prefix}/middlewares/privacy_agreement$`),
    );
    await expect(
      agreement.getByRole('heading', { level: 1, name: t('footer.privacy') }),
    ).toBeVisible();
    await expect.poll(() => agreement.locator('.sign-in-agreement h2').count()).toBeGreaterThan(1);
    await agreement.close();
    await expect(panel).toBeVisible();
  });
}
