import { describe, expect, it } from 'vitest';
import {
  addressOf,
  HOSTILE_TEXTS,
  operationsOf,
  PAGE_VALUES,
  valuesOf,
  WORST_TEXT,
} from '../component/shop/page-values.ts';
import { withoutGlued } from '#/server/address.ts';
import { PATHS } from '#/lib/paths.ts';
import { routes } from '#/routes.ts';
import { backend } from './backend.ts';

const publicValues = PAGE_VALUES.filter(({ route }) => route.guard === undefined && route.page);
const titled = publicValues.map((value) => [`${value.route.path}, ${value.name}`, value] as const);
/** Each reserved character behind an id, also encoded once and twice. */
const NO_IDS = HOSTILE_TEXTS.filter((text) => text.startsWith('1001'));

/** What chats and mails take for a part of a link: the signs around it, and the rest of the sentence. */
const AFTER_LINKS = [
  ...'.,;:!)]}>"\'`*_~|、。，；：！？）」』】》”’…',
  '.)',
  '%20',
  '%',
  '%22%3E',
  '。快来看',
  '\u200b',
  '\u00a0',
];
/** Numbers, keys and choices, so that each parameter reads one of them. */
const SAMPLES = [
  '7',
  'SH357176362512345672918',
  '4182-1763625123456-9b1c0de2',
  '1.2.3',
  '/users',
  '1',
  'price-asc',
  'written',
  'stores',
  'used',
  'earn',
  'goods',
  'true',
  '0',
];
/** Links by which payment providers lead back are not sent to others; of an order, the prefix of its number says what the status does. */
const UNSENT: readonly string[] = [PATHS.paymentResult, `${PATHS.order} orderStatus`];
const inQueries = PAGE_VALUES.filter(
  ({ place, route: { path }, name }) =>
    place === 'query' && !UNSENT.includes(path) && !UNSENT.includes(`${path} ${name}`),
);

describe('a link with what a chat has glued to it', () => {
  /** The address that a browser ends at. */
  function reached(link: string) {
    const { pathname, search } = new URL(link, 'http://shop.test');
    return withoutGlued(pathname, search) ?? pathname + search;
  }

  it.each(routes.filter(({ page, path }) => page && path !== '/'))(
    '$path: leads to its page',
    (route) => {
      const link = addressOf({ ...route, searchNames: [] }).replace('?', '');
      const search = new URL(addressOf(route), 'http://shop.test').search;
      for (const end of AFTER_LINKS) expect(reached(link + end + search), end).toBe(link + search);
    },
  );

  it.each(inQueries.map((value) => [`${value.route.path}, ${value.name}`, value] as const))(
    '%s: leads to the page with the value, or is a text that ends so',
    (_, value) => {
      const { route, name } = value;
      const searchNames = route.searchNames.filter((other) => other !== name);
      const link = (text: string) => `${addressOf({ ...route, searchNames })}&${name}=${text}`;
      const read = (address: string) => JSON.stringify(valuesOf(value, address));
      const sample = SAMPLES.find((text) => read(link(text)) !== read(link('')));
      if (sample === undefined) throw new Error('No sample is read');
      for (const end of AFTER_LINKS) {
        const meant = read(link(sample) + end);
        const isText = meant !== 'null' && meant !== read(link(''));
        expect(read(reached(link(sample) + end)), end).toBe(isText ? meant : read(link(sample)));
      }
    },
  );

  it('has no page without it either, or a name that no page has: stays as it is', () => {
    const links = [
      '/en/nothing.',
      '/en/goods_detail/x.',
      '/en/goods_detail/%',
      '/en/goods_detail/7.html',
      '/en/goods_detail/7?utm=a.',
      '/。',
    ];
    for (const link of links) expect(reached(link), link).toBe(encodeURI(link).replace('%25', '%'));
  });
});

describe('a page that the server renders', () => {
  it.each(titled)('%s: a hostile value reaches no other operation', async (_, { route, name }) => {
    const usual = backend();
    await usual.render(addressOf(route));
    // `zzzz` finds nothing.
    for (const value of ['1', 'zzzz']) await usual.render(addressOf(route, { [name]: value }));
    const { render, calls } = backend();
    await render(addressOf(route, { [name]: WORST_TEXT }));
    const known = operationsOf(usual.calls);
    known.delete('unknown');
    expect([...operationsOf(calls)].filter((id) => !known.has(id))).toEqual([]);
  });

  it('is 404 for an id with a reserved character, without a call for it', async () => {
    const byPath = publicValues.filter(({ place }) => place === 'path');
    expect(byPath.length).toBeGreaterThan(0);
    const { renderOk, calls } = backend();
    for (const { route, name } of byPath)
      for (const text of NO_IDS) {
        const page = await renderOk(addressOf(route, { [name]: text }));
        expect(page.status, text).toBe(404);
      }
    const broken = await renderOk('/en/goods_detail/%');
    expect(broken.status).toBe(404);
    expect(broken.html).toContain('This page could not be found');
    expect([...operationsOf(calls)].filter((id) => /product(Detail|Review)/i.test(id))).toEqual([]);
  });

  it('is 404 for the names that every object inherits, as a language, a page and an id', async () => {
    const { renderOk } = backend();
    for (const name of Object.getOwnPropertyNames(Object.prototype))
      for (const address of [
        `/${name}`,
        `/${name}/cart`,
        `/en/${name}`,
        `/en/goods_detail/${name}`,
      ])
        expect((await renderOk(address)).status, address).toBe(404);
  });
});
