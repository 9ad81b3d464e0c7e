import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '#mocks/demo/catalogue/build.ts';
import { colourwayHues, MERCHANT_LOGOS, productIcon } from '#mocks/demo/catalogue/pictures.ts';
import {
  BARE_ID,
  FEATURED_ID,
  HOSTILE_ID,
  LAST_PIECE_ID,
  LONG_NAME_ID,
  THREE_ATTRIBUTES_ID,
} from '#mocks/demo/catalogue/special.ts';
import { LANGS, type Product, type Text } from '#mocks/market/model.ts';
import bounds from '#mocks/pictures/bounds.json' with { type: 'json' };

const catalogue = buildCatalogue(1);
const { products, categories, merchants, coupons, activities, reviews, guarantees, site } =
  catalogue;

const hasBounds = (icon: string) => Object.hasOwn(bounds, icon);

function productOf(id: number): Product {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`No product ${id}`);
  return product;
}

const stockOf = (product: Product) => product.skus.reduce((sum, sku) => sum + sku.stock, 0);

function expectUnique(ids: readonly (number | string)[]) {
  expect(new Set(ids).size).toBe(ids.length);
}

function missingTexts(texts: readonly Text[]) {
  return texts.filter((text) =>
    LANGS.some((lang) => text[lang].trim() === '' || text[lang] !== text[lang].normalize('NFC')),
  );
}

describe('size of the market', () => {
  it('has about three hundred products of twelve merchants in three levels', () => {
    expect(products.length).toBeGreaterThanOrEqual(280);
    expect(products.length).toBeLessThanOrEqual(340);
    expect(merchants.map((merchant) => merchant.id)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
    expect(merchants.filter((merchant) => merchant.isSelf)).toHaveLength(2);
    expect(categories.filter((category) => category.level === 1)).toHaveLength(10);
  });

  it('has every type of activity and every kind of coupon', () => {
    expect(new Set(activities.map((activity) => activity.type))).toEqual(new Set([1, 2, 3]));
    expect(new Set(coupons.map((coupon) => coupon.useType))).toEqual(new Set([1, 2, 3]));
    expect(new Set(coupons.map((coupon) => coupon.type))).toEqual(new Set([1, 2, 3]));
    expect(coupons.some((coupon) => coupon.isLimited && coupon.total > 0)).toBe(true);
    expect(coupons.some((coupon) => coupon.minPrice === 0)).toBe(true);
    expect(coupons.every((coupon) => coupon.day > 0 !== (coupon.useEnd !== null))).toBe(true);
    expect(
      coupons.every(
        (coupon) =>
          coupon.useType !== 2 ||
          coupon.productIds.every((id) => productOf(id).merId === coupon.merId),
      ),
    ).toBe(true);
  });

  it('has reviews in all languages, some with pictures and answers, at most sixty each', () => {
    expect(new Set(reviews.map((review) => review.lang))).toEqual(new Set(LANGS));
    expect(reviews.some((review) => review.pictures.length > 0)).toBe(true);
    expect(reviews.some((review) => review.reply !== null)).toBe(true);
    expect(
      Math.max(
        ...products.map(({ id }) => reviews.filter((review) => review.productId === id).length),
      ),
    ).toBe(60);
  });
});

describe('texts', () => {
  it('are complete in five languages', () => {
    const texts = [
      ...products.flatMap((product) => [
        product.name,
        product.info,
        product.keyword,
        product.unit,
        ...product.attributes.flatMap((attribute) => [attribute.name, ...attribute.values]),
      ]),
      ...products.filter((product) => product.id !== BARE_ID).map((product) => product.content),
      ...categories.map((category) => category.name),
      ...merchants.flatMap((merchant) => [
        merchant.name,
        merchant.intro,
        merchant.address,
        ...merchant.categories.map((own) => own.name),
      ]),
      ...catalogue.merchantTypes.flatMap((type) => [type.name, type.info]),
      ...catalogue.merchantCategories.map((category) => category.name),
      ...guarantees.flatMap((guarantee) => [guarantee.name, guarantee.content]),
      ...activities.flatMap((activity) => [activity.name, activity.instruction]),
      ...coupons.map((coupon) => coupon.name),
      site.agreement,
      site.settlementAgreement,
      site.topBanner.text,
      site.recommendImage,
      site.streetHeader,
      ...site.homeBanners.map((banner) => banner.picture),
      ...site.adverts.flatMap((advert) => [advert.name, advert.picture]),
      ...site.hotKeywords.map((keyword) => keyword.title),
    ];
    expect(missingTexts(texts)).toEqual([]);
  });

  it.each(LANGS)('give every product a unique name within the limits (%s)', (lang) => {
    expectUnique(products.map((product) => product.name[lang]));
    expect(
      products.filter(
        (product) => product.name[lang].length > 128 || product.info[lang].length > 256,
      ),
    ).toEqual([]);
  });
});

describe('references', () => {
  it('uses every id once', () => {
    for (const rows of [products, categories, merchants, coupons, activities, reviews, guarantees])
      expectUnique(rows.map(({ id }) => id));
    expectUnique(products.flatMap((product) => product.skus.map((sku) => sku.id)));
    expectUnique(
      products.flatMap((product) => product.attributes.map((attribute) => attribute.id)),
    );
    expectUnique(merchants.flatMap((merchant) => merchant.categories.map((own) => own.id)));
  });

  it('puts every product into a leaf, a store and that store’s categories', () => {
    const leaves = new Set(
      categories.filter((category) => category.level === 3).map((category) => category.id),
    );
    const used = new Set(products.map((product) => product.categoryId));
    expect(used).toEqual(leaves);
    for (const product of products) {
      const own =
        merchants
          .find((merchant) => merchant.id === product.merId)
          ?.categories.map(({ id }) => id) ?? [];
      expect(own).toEqual(expect.arrayContaining(product.storeCategoryIds));
    }
  });

  it('links categories to a parent one level up', () => {
    const levelOf = new Map(categories.map((category) => [category.id, category.level]));
    for (const category of categories)
      expect(levelOf.get(category.pid) ?? 0).toBe(category.level - 1);
  });

  it('names products and guarantees that exist', () => {
    const ids = new Set(products.map((product) => product.id));
    const named = [
      ...coupons.flatMap((coupon) => coupon.productIds),
      ...activities.flatMap((activity) => activity.products.map((row) => row.productId)),
    ];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    const promised = new Set(guarantees.map((guarantee) => guarantee.id));
    expect(
      products.flatMap((product) => product.guaranteeIds).filter((id) => !promised.has(id)),
    ).toEqual([]);
  });

  it('uses existing icons only', () => {
    const fileNames = [
      ...categories.flatMap((category) => category.icon ?? []),
      ...guarantees.map((guarantee) => guarantee.icon),
    ];
    const icons = fileNames.map((file) => file.replace('/media/icon/', '').replace('.webp', ''));
    const productIcons = products.map((product) => productIcon(product.id)?.icon ?? '');
    expect([...icons, ...productIcons].filter((icon) => !hasBounds(icon))).toEqual([]);
    expect(productIcon(1)).toBeNull();
    expect(Object.keys(MERCHANT_LOGOS).map(Number)).toEqual(
      merchants.map((merchant) => merchant.id),
    );
  });
});

describe('skus', () => {
  it('have unique keys that can be split', () => {
    for (const product of products) {
      for (const attribute of product.attributes) {
        for (const lang of LANGS) {
          const values = attribute.values.map((value) => value[lang]);
          expectUnique(values);
          expect(values.join('')).not.toMatch(/[,，]/);
        }
      }
      expectUnique(product.skus.map((sku) => sku.choice.join(',')));
      expect(product.skus.length).toBeGreaterThan(0);
      expect(product.skus.every((sku) => sku.choice.length === product.attributes.length)).toBe(
        true,
      );
    }
  });

  it('cost at most their original price, with at most 35 per cent off', () => {
    const skus = products.flatMap((product) => product.skus);
    expect(skus.filter((sku) => sku.price > sku.otPrice || sku.price < sku.otPrice * 0.65)).toEqual(
      [],
    );
    expect(
      products.filter(
        (product) => product.price !== Math.min(...product.skus.map((sku) => sku.price)),
      ),
    ).toEqual([]);
    expect(products.filter((product) => product.postage < 0 || product.postage > 800)).toEqual([]);
  });

  it('have a picture per colour', () => {
    for (const product of products) {
      const colour = product.attributes.find((attribute) => attribute.pictures);
      expect(colour?.pictures?.length ?? 0).toBe(colourwayHues(product.id).length);
    }
  });
});

describe('special products', () => {
  it('includes a handbag with a sold-out colour and missing sizes', () => {
    const bag = productOf(FEATURED_ID);
    expect(bag).toMatchObject({ price: 14800, otPrice: 21000, merId: 1 });
    expect(bag.attributes.map((attribute) => attribute.values.length)).toEqual([4, 4]);
    expect(bag.skus).toHaveLength(14);
    expect(bag.skus.filter((sku) => sku.choice[0] === 3).every((sku) => sku.stock === 0)).toBe(
      true,
    );
    expect(
      coupons.filter((coupon) => coupon.useType === 2 && coupon.productIds.includes(FEATURED_ID))
        .length,
    ).toBeGreaterThan(1);
  });

  it('includes a last piece, a long name, an empty page and three attributes', () => {
    expect(productOf(LAST_PIECE_ID).skus.map((sku) => sku.stock)).toEqual([1]);
    for (const lang of LANGS) expect(productOf(LONG_NAME_ID).name[lang]).toHaveLength(120);
    expect(productOf(BARE_ID).pictures).toHaveLength(1);
    expect(productOf(BARE_ID).content.en).toBe('');
    expect(productOf(THREE_ATTRIBUTES_ID).attributes).toHaveLength(3);
  });

  it.each(['<script>', 'onerror=', 'javascript:', '<iframe'])(
    'includes hostile markup: %s',
    (markup) => {
      for (const lang of LANGS) expect(productOf(HOSTILE_ID).content[lang]).toContain(markup);
    },
  );

  it('includes sold-out, low, discontinued and incomplete products', () => {
    expect(products.filter((product) => stockOf(product) === 0).length).toBeGreaterThan(4);
    expect(products.filter((product) => !product.onShelf).length).toBeGreaterThan(4);
    expect(
      products.some((product) => product.skus.some((sku) => sku.stock > 0 && sku.stock <= 5)),
    ).toBe(true);
    expect(
      products.some(
        (product) =>
          product.skus.length <
          product.attributes.reduce((count, { values }) => count * values.length, 1),
      ),
    ).toBe(true);
  });
});

describe('seed', () => {
  it('determines the catalogue', () => {
    expect(buildCatalogue(1)).toEqual(catalogue);
    expect(buildCatalogue(2).products).not.toEqual(products);
  });
});
