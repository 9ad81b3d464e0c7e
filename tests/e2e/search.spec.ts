import type { Page } from '@playwright/test';
import { IS_COMPLETE } from './profile.ts';
import { CHINESE, ENGLISH, expect, LAO, test } from './shop.ts';
import { shopper } from './shopper.ts';

const SEARCH = '/goods/goods_search';
const PARENT = `${SEARCH}?cid=1`;
/** Several pages of products. The existing backend lists none in a category with subcategories. */
const MANY = IS_COMPLETE ? PARENT : SEARCH;
const SECOND_PAGE = IS_COMPLETE ? /cid=1&page=2/ : /goods_search\?page=2/;

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

for (const language of [CHINESE, LAO]) {
  test(`a filtered list restores its scroll position, and removes filters, in ${language.locale}`, async ({
    page,
  }) => {
    const { t, open } = shopper(page, language);
    const cards = page.locator('main article');
    const chips = page.locator('.found-products__filters').getByRole('button');
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/product/list')) requested.push(searchParams.get('page') ?? '');
    });

    await test.step('the next page is prefetched', async () => {
      await open(MANY);
      await expect.poll(() => requested).toEqual(['2']);
      await page.getByRole('link', { name: t('list.next') }).click();
      await expect(page).toHaveURL(SECOND_PAGE);
      await expect(cards.first()).toBeVisible();
      expect(requested.filter((n) => n === '2')).toHaveLength(1);
    });

    await test.step('going back from a product restores the scroll position', async () => {
      const card = cards.nth(9).getByRole('link');
      await page.evaluate(() => window.scrollTo(0, 500));
      await card.hover();
      const top = await scrolled(page);
      expect(top).toBeGreaterThan(200);
      const name = await card.innerText();
      await card.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(SECOND_PAGE);
      await expect(card).toBeInViewport();
      await expect.poll(() => scrolled(page)).toBe(top);
      await page.reload();
      await expect(card).toBeInViewport();
      await expect.poll(() => scrolled(page)).toBe(top);
    });

    await test.step('the category tree narrows the list, and each chip removes its filter', async () => {
      if (!IS_COMPLETE) await open(PARENT);
      const tree = page.getByRole('complementary', { name: t('search.filters') });
      const below = tree.locator('ul ul a').first();
      const child = (await below.innerText()).trim();
      await below.click();
      await expect(page.getByRole('heading', { level: 1, name: child })).toHaveCount(1);
      await tree.getByRole('link', { name: /75.*150/ }).click();
      await expect(page).toHaveURL(/min=75&max=150/);
      await expect(chips).toHaveCount(2);
      await chips.last().click();
      await expect(page).not.toHaveURL(/min=/);
      await expect(chips).toHaveCount(1);
      await chips.first().click();
      await expect(page).not.toHaveURL(/cid=/);
      await expect(chips).toHaveCount(0);
    });

    await test.step('an empty result offers to clear all filters', async () => {
      await open(`${PARENT}&min=999998`);
      await expect(page.getByText(t('empty.search')).first()).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('search.clearFilters') })
        .last()
        .click();
      await expect(cards.first()).toBeVisible();
      await expect(page).not.toHaveURL(/cid=|min=/);
    });
  });
}

const LONG = 'a'.repeat(10_000);
const HOSTILE = [
  'page=-1',
  'page=99999999999999999999',
  'page=NaN',
  'page=1e3',
  'page=2147483648',
  'page[]=2&cid[]=3',
  'cid=-3',
  'cid=9007199254740991',
  'cid=1&cid=2',
  'title=%00',
  'title=a%00b',
  'title=%',
  'title=%E0%A4%A',
  'title=%E2%80%AE',
  'title[]=x',
  `title=${LONG}`,
  `title=${encodeURIComponent('茶'.repeat(10_000))}`,
  'title=%3Cscript%3Ealert(1)%3C/script%3E',
  'sort=evil',
  'min=-1&max=NaN',
  'min=999999&max=1',
  'max=0',
  `min=${LONG}`,
];

test('search renders products or a link to them for any query, on the server and in the browser', async ({
  page,
  request,
}) => {
  const { t, open } = shopper(page, ENGLISH);
  const way = page
    .getByRole('main')
    .locator('article a')
    .or(
      page.getByRole('main').getByRole('link', {
        name: new RegExp(
          `${t('search.clearFilters')}|${t('search.lastPage')}|${t('common.backHome')}`,
        ),
      }),
    );
  await open(SEARCH);
  for (const query of HOSTILE) {
    const answer = await request.get(`/en${SEARCH}?${query}`);
    expect(answer.status(), query.slice(0, 40)).toBe(200);
    expect(await answer.text(), query.slice(0, 40)).toContain('<h1');
    await page.evaluate((search) => {
      window.history.pushState(
        { key: Math.random().toString(36), state: null },
        '',
        `/en/goods/goods_search?${search}`,
      );
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, query);
    await expect(page.locator('.error-page')).toHaveCount(0);
    await expect(way.first(), query.slice(0, 40)).toBeVisible();
  }
  await open(`${SEARCH}?title=${LONG}`);
  await expect(way.first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    .toBe(true);
});
