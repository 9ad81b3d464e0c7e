import { describe, expect, it } from 'vitest';
import {
  addressOf,
  HOSTILE_TEXTS,
  operationsOf,
  PAGE_VALUES,
  WORST_TEXT,
} from '../component/shop/page-values.ts';
import { backend } from './backend.ts';

const publicValues = PAGE_VALUES.filter(({ route }) => route.guard === undefined && route.page);
const titled = publicValues.map((value) => [`${value.route.path}, ${value.name}`, value] as const);
/** Each reserved character behind an id, also encoded once and twice. */
const NO_IDS = HOSTILE_TEXTS.filter((text) => text.startsWith('1001'));

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
