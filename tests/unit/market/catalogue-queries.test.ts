import { describe, expect, it } from 'vitest';
import { categoryTree } from '#mocks/market/category-queries.ts';
import { merchantStreet, searchMerchants } from '#mocks/market/merchant-queries.ts';
import {
  activityDetail,
  activityGoods,
  homeActivities,
  homeProducts,
  leaderboard,
  listProducts,
  listStoreProducts,
  productDetail,
  type ProductQuery,
} from '#mocks/market/product-queries.ts';
import { listReviews, maskNickname, reviewCounts } from '#mocks/market/review-queries.ts';
import { foldText } from '#mocks/market/search-text.ts';
import { setStock } from '#mocks/market/stock.ts';
import { buildCatalogue } from '#mocks/demo/catalogue/build.ts';
import { openMarket } from '#mocks/market/context.ts';
import { emptyState } from '#mocks/market/empty-state.ts';
import { START } from './small-catalogue.ts';
import { openFixture, refusal } from './fixture.ts';

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

describe('product list', () => {
  const { market } = openFixture();
  const list = (query: Partial<ProductQuery>) =>
    ids(listProducts(market, { lang: 'en', ...query }));

  it('lists products on sale, by rank, then newest first', () => {
    expect(list({})).toEqual([1, 5, 3, 2]);
  });

  it('includes products of subcategories', () => {
    expect(list({ cid: 1 })).toEqual([1, 5, 2]);
    expect(list({ cid: 4 })).toEqual([3]);
  });

  it('filters by price and sorts by sales before price', () => {
    expect(list({ minPrice: 1000, maxPrice: 2000 })).toEqual([1, 2]);
    expect(list({ priceOrder: 'asc' })).toEqual([5, 1, 2, 3]);
    expect(list({ priceOrder: 'asc', salesOrder: 'desc' })).toEqual([3, 2, 5, 1]);
  });

  it('searches the requested language, Chinese and English', () => {
    expect(list({ keyword: ' TEA ' })).toEqual([2]);
    expect(list({ keyword: 'ນໍ້າຊາ', lang: 'lo' })).toEqual([2]);
    expect(list({ keyword: 'ນ້ຳ', lang: 'th' })).toEqual([]);
  });

  it('lists what the searched word names before what mentions it', () => {
    const demo = openMarket({
      catalogue: buildCatalogue(1),
      state: emptyState(1),
      realNow: () => START,
    });
    const names = listProducts(demo, { lang: 'en', keyword: 'bag' }).map(({ name }) => name.en);
    const isBag = (name: string) => /^[^,]*bag/i.test(name.split(' with ')[0] ?? '');
    const firstOther = names.findIndex((name) => !isBag(name));
    expect(firstOther).toBeGreaterThan(2);
    expect(names.slice(firstOther).filter(isBag)).toEqual([]);
  });

  it('filters by store', () => {
    expect(ids(listStoreProducts(market, 2, { lang: 'en' }))).toEqual([5, 3]);
  });

  it('ranks by actual and displayed sales', () => {
    expect(ids(leaderboard(market)).slice(0, 2)).toEqual([3, 2]);
  });
});

describe('home', () => {
  it('skips sold-out products and empty activities', () => {
    const { market } = openFixture();
    setStock(market, 51, 0);
    expect(ids(homeProducts(market))).toEqual([1, 3, 2]);
    expect(
      homeActivities(market).map(({ activity, products }) => [activity.id, products.length]),
    ).toEqual([[1, 3]]);
  });

  it('builds the category tree, highest sort first', () => {
    const tree = categoryTree(openFixture().market);
    expect(ids(tree.map(({ item }) => item))).toEqual([4, 1]);
    expect(tree[1]?.children[0]?.children[0]?.item.id).toBe(3);
  });

  it('lists the products of an activity unless it is closed', () => {
    const { market } = openFixture();
    expect(activityDetail(market, 1).id).toBe(1);
    expect(activityGoods(market, 1).products.map(({ product }) => product.id)).toEqual([
      1, 2, 3, 5,
    ]);
    expect(activityGoods(market, 2).products).toEqual([]);
    expect(refusal(() => activityGoods(market, 3))).toBe('activityClosed');
    expect(refusal(() => activityDetail(market, 3))).toBe('activityClosed');
    expect(refusal(() => activityDetail(market, 9))).toBe('activityMissing');
  });

  it('does not list discontinued products', () => {
    expect(refusal(() => productDetail(openFixture().market, 4))).toBe('productMissing');
  });
});

describe('stores and reviews', () => {
  const { market } = openFixture();

  it('lists recommended stores first and searches name and keyword', () => {
    expect(ids(merchantStreet(market))).toEqual([1, 2]);
    expect(ids(searchMerchants(market, { lang: 'en', keywords: 'store 2' }))).toEqual([2]);
    expect(ids(searchMerchants(market, { lang: 'en', keywords: 'Tea', isSelf: true }))).toEqual([
      1,
    ]);
    expect(searchMerchants(market, { lang: 'en', keywords: 'te' })).toEqual([]);
  });

  it('counts and filters reviews by stars', () => {
    expect(reviewCounts(market, 1)).toEqual({
      all: 4,
      good: 2,
      medium: 1,
      poor: 1,
      goodRate: 0.5,
      stars: 3,
    });
    expect(ids(listReviews(market, 1, 1))).toEqual([1, 2]);
    expect(reviewCounts(market, 2)).toMatchObject({ all: 0, goodRate: 0, stars: 0 });
    expect(['Bounmy', '林', '林荔', 'ບຸນມີ'].map(maskNickname)).toEqual([
      'B**y',
      '林**',
      '林**',
      'ບຸ**ມີ',
    ]);
  });
});

describe('search text', () => {
  it('normalizes Lao vowels, digraphs and accents', () => {
    expect(foldText('ຄໍາ')).toBe('ຄຳ');
    expect(foldText('ຫນ້າ ຫມວດ ຫລື')).toBe(foldText('ໜ້າ ໝວດ ຫຼື'));
    expect(foldText('  Thé\u200b  Noir ')).toBe('the noir');
    expect(foldText('น้ำชา')).toBe('น้ำชา');
  });
});
