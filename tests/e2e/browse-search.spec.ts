import { FEATURED_ID } from '../../mocks/market/catalogue/special.ts';
import { CHINESE, ENGLISH, expect, expectAccessible, type Language, test } from './shop.ts';
import { shopper } from './shopper.ts';

const THAI: Language = { prefix: '/th', locale: 'th' };

for (const language of [CHINESE, ENGLISH, THAI]) {
  test(`suggestions by keys, what was viewed, and an offer, in ${language.locale}`, async ({ page }) => {
    const me = shopper(page, language);
    const box = page.getByRole('search').getByRole('combobox');
    const list = page.getByRole('listbox', { name: me.t('suggest.list') });
    await me.open(`/goods_detail/${FEATURED_ID}`);
    await box.click();
    await expect(list.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'suggestions');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1);
    const words = (await list.getByRole('option', { selected: true }).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('title')).toBe(words);

    await box.click();
    await box.fill('');
    const own = list.getByRole('group', { name: me.t('suggest.history') });
    await expect(own.getByRole('option', { name: words })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(box).toBeFocused();

    await me.open('/');
    const viewed = page.getByRole('heading', { name: me.t('recent.title') });
    await viewed.scrollIntoViewIfNeeded();
    await expect(viewed).toBeVisible();
    await page.locator('.strip').first().getByRole('link', { name: me.t('nav.seeAll') }).click();
    await expect(page).toHaveURL(/activity_list\?id=1&type=1/);
    await page.getByRole('link', { name: me.t('list.next') }).click();
    await expect(page).toHaveURL(/page=2/);
    await expectAccessible(page, 'an offer');
    await me.open('/goods/top_one');
    await expect(page.getByRole('heading', { level: 1, name: me.t('nav.topSellers') })).toBeVisible();
    await expectAccessible(page, 'top sellers');
  });
}
