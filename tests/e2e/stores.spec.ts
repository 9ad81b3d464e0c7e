import type { TextKey } from '#/i18n/use-translation.ts';
import { callApi } from './arrange.ts';
import { cover } from './cover.ts';
import { dataLocale } from './profile.ts';
import { IS_PHONE } from './phone.ts';
import { CHINESE, expect, type Language, LAO, SOM, test } from './shop.ts';
import { shopper } from './shopper.ts';
import { ofItem } from '#tests/of-item.ts';

const KILN = 2;
const NAME = '山野窑 Kiln & Co.';

/** The search word in each language. */
const WORDS: Partial<Record<Language['locale'], string>> = { 'zh-CN': '茶', en: 'tea', lao: 'ຊາ' };

for (const language of cover('stores', [CHINESE, LAO])) {
  test(`a guest finds a store in the store street, follows it and opens its pages, in ${language.locale}`, async ({
    page,
  }) => {
    const { t, open, signIn } = shopper(page, language);
    const main = page.getByRole('main');
    await open('/');
    await main
      .locator('.street')
      .getByRole('link', { name: t('nav.seeAll') })
      .click();
    await expect(page).toHaveURL(/merchant_street$/);
    await expect(main.getByRole('heading', { level: 1, name: t('nav.storeStreet') })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(10);
    // The whole card links to the store, except its products.
    await main
      .getByRole('article')
      .filter({ hasText: NAME })
      .click({ position: { x: 60, y: 40 } });
    await expect(page).toHaveURL(/merchant\/home\?id=2/);
    await expect(main.getByRole('heading', { level: 1, name: NAME })).toBeVisible();

    await main.getByRole('button', { name: t('store.follow'), exact: true }).click();
    await signIn(SOM);
    await expect(
      main.getByRole('button', { name: t('store.following'), exact: true }),
    ).toBeVisible();

    // Phones have no side window.
    if (!IS_PHONE) {
      await page.getByRole('button', { name: t('side.service'), exact: true }).click();
      const service = page.getByRole('group', { name: t('side.service') });
      await expect(service.getByText(NAME)).toBeVisible();
      await expect(service.getByRole('link', { name: new RegExp(t('side.chat')) })).toHaveAttribute(
        'href',
        'https://message.kiln.example/',
      );
      await page.keyboard.press('Escape');
    }

    const words = WORDS[dataLocale(language)] ?? '';
    await main.getByRole('searchbox', { name: t('storePage.searchIn') }).fill(words);
    await page.keyboard.press('Enter');
    await expect(
      main.getByRole('heading', { name: t('search.resultsFor', { q: words }) }),
    ).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();

    await main.getByRole('link', { name: t('coupon.coupons'), exact: true }).click();
    await main
      .getByRole('button', { name: ofItem(t('coupon.get')) })
      .first()
      .click();
    await expect(main.getByRole('button', { name: t('coupon.received') }).first()).toBeDisabled();

    await main.getByRole('link', { name: t('store.qualification') }).click();
    const licence = main.getByRole('button', { name: t('a11y.enlarge', { n: '1 / 2' }) });
    await licence.click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(licence).toBeFocused();

    const { list } = await callApi<{ list: { merId: number }[] }>(
      page,
      'GET',
      'collect/merchant/list',
    );
    expect(list.map(({ merId }) => merId)).toEqual([KILN]);
    await open('/users/collection_list?tab=stores');
    await expect(main.getByRole('heading', { name: NAME })).toBeVisible();
  });

  test(`stores are searched and filtered, and the URL keeps the filters, in ${language.locale}`, async ({
    page,
  }) => {
    const { t, open, search } = shopper(page, language);
    const main = page.getByRole('main');
    const filter = (group: TextKey, index: number) =>
      main
        .getByRole('navigation', { name: t(group), exact: true })
        .getByRole('link')
        .nth(index);
    await open('/');
    await search('a');
    await main.getByRole('link', { name: new RegExp(t('nav.more')) }).click();
    await expect(page).toHaveURL(/merchant_more\?title=a$/);
    await expect(
      main.getByRole('heading', { level: 1, name: t('stores.foundFor', { q: 'a' }) }),
    ).toBeVisible();

    await filter('stores.type', 2).click();
    await expect(page).toHaveURL(/title=a&type=2$/);
    await filter('stores.merchant', 2).click();
    await expect(page).toHaveURL(/title=a&type=2&self=false$/);
    const rows = main.getByRole('article');
    const found = await rows.count();
    await expect(
      main.getByText(t('stores.count_other', { count: found }), { exact: true }),
    ).toBeVisible();
    const type = (await filter('stores.type', 2).textContent()) ?? '';
    await expect(rows.filter({ hasText: type })).toHaveCount(found);

    // Navigation and a reload keep the filters.
    await rows.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/merchant\/home\?id=/);
    await page.goBack();
    await page.reload();
    await expect(page).toHaveURL(/title=a&type=2&self=false$/);
    await expect(rows).toHaveCount(found);

    await main.getByRole('searchbox', { name: t('stores.search') }).fill('zzzz');
    await page.keyboard.press('Enter');
    await expect(main.getByText(t('empty.stores'))).toBeVisible();
    await main
      .getByRole('link', { name: t('search.clearFilters') })
      .first()
      .click();
    await expect(page).toHaveURL(/merchant_more\?title=zzzz$/);
    await main.getByRole('link', { name: t('stores.all') }).click();
    await expect(page).toHaveURL(/merchant_more$/);
    await expect(rows).toHaveCount(8);

    await open(
      `/merchant/merchant_more?title=${encodeURIComponent('"><img src=x onerror=alert(1)>%00')}&type=1e99&category=-1&self=[object]&page=99999999999999999999`,
    );
    await expect(main.getByText(t('empty.stores'))).toBeVisible();
    await expect(main.locator('img[src="x"]')).toHaveCount(0);
    await main.getByRole('link', { name: t('stores.goodsInstead') }).click();
    await expect(page).toHaveURL(/goods_search\?title=/);
  });
}
