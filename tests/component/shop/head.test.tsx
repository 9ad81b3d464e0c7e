// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FEATURED_ID, OFF_SHELF_IDS } from '#mocks/demo/catalogue/special.ts';
import { LANGUAGES, type Locale, LOCALES } from '#/i18n/languages.ts';
import { ORIGIN, openShop } from './open-shop.tsx';
import { readHead, readThings } from './read-head.ts';

const SOM = { as: 'som@lychee.test' };
const GRAPH_LOCALE: Record<Locale, string> = {
  'zh-CN': 'zh_CN',
  en: 'en_GB',
  fr: 'fr_FR',
  th: 'th_TH',
  lao: 'lo_LA',
};
const SCRIPT: Partial<Record<Locale, RegExp>> = {
  'zh-CN': /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  lao: /\p{Script=Lao}/u,
};

/** Address and canonical path, both without language prefix. */
const PUBLIC = [
  { name: 'home', open: '/', known: '/' },
  {
    name: 'a category, filtered and sorted',
    open: '/goods/goods_search?cid=3&sort=price-asc&min=1',
    known: '/goods/goods_search?cid=3',
  },
  {
    name: 'goods with an option',
    open: `/goods_detail/${FEATURED_ID}?sku=1&from=mail`,
    known: `/goods_detail/${FEATURED_ID}`,
  },
  {
    name: 'an activity',
    open: '/goods/activity_list?id=1&type=1&name=elsewhere',
    known: '/goods/activity_list?id=1',
  },
  { name: 'top sellers', open: '/goods/top_one', known: '/goods/top_one' },
  {
    name: 'a store',
    open: '/merchant/merchant/home?id=1&from=mail',
    known: '/merchant/merchant/home?id=1',
  },
  {
    name: 'the street',
    open: '/merchant/merchant_street?page=2&from=mail',
    known: '/merchant/merchant_street?page=2',
  },
  {
    name: 'all stores, filtered',
    open: '/merchant/merchant_more?type=1&sort=none',
    known: '/merchant/merchant_more',
  },
  {
    name: 'stores of a category',
    open: '/merchant/merchant_more?category=2',
    known: '/merchant/merchant_more?category=2',
  },
  {
    name: 'privacy',
    open: '/middlewares/privacy_agreement',
    known: '/middlewares/privacy_agreement',
  },
];

const address = z.url({ protocol: /^https?$/ });
const crumbs = z.object({
  itemListElement: z
    .array(
      z.object({
        '@type': z.literal('ListItem'),
        position: z.number(),
        name: z.string().min(1),
        item: address.optional(),
      }),
    )
    .min(2),
});
const seller = z.object({ '@type': z.literal('Organization'), name: z.string().min(1) });
const offer = z.object({
  priceCurrency: z.literal('USD'),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  seller,
  url: address,
});
const amount = z.string().regex(/^\d+\.\d\d$/);
const product = z.object({
  name: z.string().min(1),
  description: z.string().min(1),
  url: address,
  image: z.array(address).min(1),
  offers: z.union([
    offer.extend({ '@type': z.literal('Offer'), price: amount }),
    offer.extend({
      '@type': z.literal('AggregateOffer'),
      lowPrice: amount,
      highPrice: amount,
      offerCount: z.int().min(2),
    }),
  ]),
  aggregateRating: z
    .object({
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().min(1),
      bestRating: z.literal(5),
      worstRating: z.literal(1),
    })
    .optional(),
});
const list = z.object({
  numberOfItems: z.int().min(1),
  itemListElement: z
    .array(z.object({ position: z.int(), name: z.string().min(1), url: address }))
    .min(1),
});
const organization = z.object({
  name: z.string().min(1),
  url: address,
  logo: address,
  sameAs: z.array(address),
});
const website = z.object({
  name: z.string().min(1),
  url: address,
  inLanguage: z.string(),
  potentialAction: z.object({
    target: z.object({ urlTemplate: z.string().regex(/\/goods\/goods_search\?title=\{words\}$/) }),
    'query-input': z.literal('required name=words'),
  }),
});
const store = z.object({
  name: z.string().min(1),
  url: address,
  logo: address,
  image: address,
  description: z.string().min(1),
});
const SHAPES: Record<string, Record<string, z.ZodType>> = {
  home: { Organization: organization, WebSite: website },
  'a category, filtered and sorted': { BreadcrumbList: crumbs, ItemList: list },
  'goods with an option': { BreadcrumbList: crumbs, Product: product },
  'an activity': { BreadcrumbList: crumbs, ItemList: list },
  'top sellers': { BreadcrumbList: crumbs, ItemList: list },
  'a store': { BreadcrumbList: crumbs, Store: store },
  'the street': { BreadcrumbList: crumbs, ItemList: list },
  'all stores, filtered': { BreadcrumbList: crumbs, ItemList: list },
  'stores of a category': { BreadcrumbList: crumbs, ItemList: list },
  privacy: { BreadcrumbList: crumbs },
};

const inLocale = (locale: Locale, path: string) =>
  ORIGIN +
  (path === '/' && LANGUAGES[locale].prefix
    ? LANGUAGES[locale].prefix
    : LANGUAGES[locale].prefix + path);

describe.each(LOCALES)('metadata of public pages in %s', (locale) => {
  it.each(PUBLIC)('$name', async ({ name, open, known }) => {
    await openShop(LANGUAGES[locale].prefix + open);
    const head = readHead();
    expect(head.titles).toHaveLength(1);
    expect(head.titles[0]).toMatch(/\S+ · \S+/);
    expect(head.descriptions).toHaveLength(1);
    expect(head.descriptions[0]).toMatch(SCRIPT[locale] ?? /[a-z]{3}/);
    expect(head.descriptions[0]).not.toMatch(/\{\{|^head\./);
    expect(head.robots).toEqual([]);
    expect(head.canonicals).toEqual([inLocale(locale, known)]);
    expect(head.hreflang).toEqual({
      'zh-CN': ORIGIN + known,
      en: inLocale('en', known),
      fr: inLocale('fr', known),
      th: inLocale('th', known),
      lo: inLocale('lao', known),
      'x-default': ORIGIN + known,
    });

    const { image, title, site_name: siteName, ...graph } = head.graph;
    expect(graph).toEqual({
      type: [name.startsWith('goods') ? 'product' : 'website'],
      description: head.descriptions,
      url: head.canonicals,
      locale: [GRAPH_LOCALE[locale]],
      'locale:alternate': LOCALES.filter((other) => other !== locale).map(
        (other) => GRAPH_LOCALE[other],
      ),
    });
    expect(head.titles).toEqual([`${title?.join()} · ${siteName?.join()}`]);
    expect(image).toHaveLength(1);
    expect(address.safeParse(image![0]).success, image![0]).toBe(true);
    expect(head.cards).toEqual(['summary_large_image']);

    const things = readThings();
    expect(Object.keys(things).sort()).toEqual(Object.keys(SHAPES[name]!).sort());
    for (const [type, shape] of Object.entries(SHAPES[name]!))
      expect(shape.safeParse(things[type]).error?.issues ?? [], type).toEqual([]);
  });
});

it('the title of a category has its parent', async () => {
  await openShop('/en/goods/goods_search?cid=2');
  expect(readHead().titles).toEqual(['Shoes & bags · lychee']);
  cleanup();
  const { market } = await openShop('/en');
  const leaf = market.catalogue.categories.find(({ name }) => name.en === 'Backpacks')!;
  const parent = market.catalogue.categories.find(({ id }) => id === leaf.pid)!;
  cleanup();
  await openShop(`/en/goods/goods_search?cid=${leaf.id}`);
  expect(readHead().titles).toEqual([`Backpacks · ${parent.name.en} · lychee`]);
});

describe('pages with noindex', () => {
  it.each([
    ['the cart', '/en/order/shopping_cart', SOM],
    ['orders', '/en/users/order_list', SOM],
    ['checkout', '/en/order/order_confirm', SOM],
    ['the payment result', '/en/order/payment_result', SOM],
    ['signing in', '/en/login', {}],
    ['an unknown address', '/en/no/such/page', {}],
    ['goods no longer sold', `/en/goods_detail/${[...OFF_SHELF_IDS][0]}`, {}],
    ['a search by words', '/en/goods/goods_search?title=bag', {}],
    ['a search by words in a store', '/en/merchant/merchant/category?id=1&search=bag', {}],
    ['a search for stores by words', '/en/merchant/merchant_more?title=a', {}],
    ['a search without results', '/en/goods/goods_search?title=zzzz', {}],
    ['a page beyond the last', '/en/goods/goods_search?page=999', {}],
    ['an activity beyond its last page', '/en/goods/activity_list?id=1&page=99', {}],
    ['an activity that is over', '/en/goods/activity_list?id=6', {}],
  ])('%s', async (_name, path, who) => {
    await openShop(path, who);
    const { robots, canonicals, hreflang, titles } = readHead();
    expect(robots).toEqual(['noindex']);
    expect([canonicals, hreflang]).toEqual([[], {}]);
    expect(titles).toHaveLength(1);
  });
});
