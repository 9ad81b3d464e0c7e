// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react';
import { I18nContext } from 'react-i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { playScenario } from '#mocks/market/sandbox.ts';
import { CART, SOM, idOf } from './open-cart.tsx';
import { testMarket } from '#mocks/test.ts';
import { GUEST_PAGES } from '#tests/pages.ts';
import { createI18n } from '#/i18n/i18n.ts';
import { FirstOf } from '#/shared/async/first-of.tsx';
import { openShop } from './open-shop.tsx';
import { settle } from './settle.ts';
import { scrollElement, stubIntersection } from './stub-intersection.ts';

const LINES = 200;
const ADDRESSES = 100;

beforeEach(() => stubIntersection(false));

const controlsOf = (item: Element) => item.querySelectorAll('button, input, a').length;
const full = (items: readonly Element[]) => items.filter((item) => controlsOf(item) > 0).length;
async function fire(name: string) {
  await act(async () => void window.dispatchEvent(new Event(name)));
}

async function openLongCart() {
  const { user } = await openShop(CART, {
    as: SOM,
    before: (market) => playScenario(market, 'fullCart', { userId: idOf(market, SOM) }),
  });
  await screen.findByText(/^Cart/, { selector: 'h1 > span' });
  const rows = [...document.querySelectorAll<HTMLElement>('.cart-row')];
  expect(rows).toHaveLength(LINES);
  return { user, items: rows };
}

async function openLongBook() {
  await openShop('/en/users/address_list', {
    as: SOM,
    before: ({ state }) => {
      const [first] = state.addresses;
      if (!first) throw new Error('The market has no addresses');
      const userId = state.users.find(({ email }) => email === SOM)!.id;
      const added = Array.from({ length: ADDRESSES }, (_, at) => ({
        ...first,
        id: 50_000 + at,
        userId,
        realName: `Shopper ${at}`,
        isDefault: false,
      }));
      state.addresses = [...state.addresses.filter((one) => one.userId !== userId), ...added];
    },
  });
  await screen.findByText('100 addresses', { exact: false });
  const cards = [...document.querySelectorAll<HTMLElement>('main ul > li')].slice(1);
  expect(cards).toHaveLength(ADDRESSES);
  return { items: cards };
}

describe.each([
  ['cart', openLongCart],
  ['address book', openLongBook],
])('a long %s', (_, open) => {
  it('has the text of all items, and the controls of those near the screen', async () => {
    const { items } = await open();
    const middle = items[60]!;
    expect(full(items)).toBeLessThan(30);
    expect(items.every(({ textContent }) => textContent.length > 20)).toBe(true);
    const words = middle.textContent.split(' · ');
    await act(async () => scrollElement(middle, true));
    expect(controlsOf(middle)).toBeGreaterThan(1);
    expect(middle.textContent).toContain(words[0]);
    await act(async () => scrollElement(middle, false));
    expect(controlsOf(middle)).toBe(0);
  });

  it('is used by keyboard, item by item', async () => {
    const { items } = await open();
    const last = items.at(-1)!;
    expect(last.tabIndex).toBe(0);
    await act(async () => last.focus());
    expect(controlsOf(last)).toBeGreaterThan(1);
    expect(document.activeElement).toBe(last);
    expect(last.tabIndex).toBe(-1);
    // It is not taken from under the focus.
    const control = within(last).getAllByRole('button')[0]!;
    await act(async () => control.focus());
    await act(async () => scrollElement(last, false));
    expect(document.activeElement).toBe(control);
  });

  it('is printed whole', async () => {
    const { items } = await open();
    await fire('beforeprint');
    expect(full(items)).toBe(items.length);
    await fire('afterprint');
    expect(full(items)).toBeLessThan(30);
  });
});

it('a long cart counts and selects all lines', async () => {
  const { items: rows } = await openLongCart();
  const selected = () => rows.filter(({ className }) => className.includes('isOn')).length;
  const main = document.querySelector('main')!;
  expect([selected(), main.textContent]).toEqual([
    LINES,
    expect.stringContaining('200 items selected'),
  ]);
  await act(async () => within(main).getAllByLabelText('Select all')[0]!.click());
  expect([selected(), main.textContent]).toEqual([0, expect.stringContaining('0 items selected')]);
});

it('a long checkout has the text of all lines, and the pictures of the first ones', async () => {
  const { user } = await openLongCart();
  await user.click(screen.getByText('Check out'));
  await screen.findByText('Order note', { exact: false });
  const lines = [...document.querySelectorAll('li[id^=checkout-line]')];
  expect(lines).toHaveLength(LINES);
  expect(full(lines)).toBe(20);
  expect(lines.every(({ textContent }) => /× \d/.test(textContent))).toBe(true);
});

const N = 300;

/** The same value, with another id, name or picture. */
function another(value: unknown, n: number): unknown {
  if (typeof value === 'string') return `${value}?${n}`;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]: [string, unknown]) => {
    if (key === 'id' && typeof one === 'number') return [key, 1e6 + n];
    return [key, /name/i.test(key) && typeof one === 'string' ? `${one} ${n}` : one];
  });
  return Object.fromEntries(entries) as unknown;
}
const longer = (list: readonly unknown[]) =>
  list.length > 0 ? [...list, ...Array.from({ length: N }, (_, n) => another(list[0], n))] : list;

type Sku = Record<'id' | 'sku' | 'attrValue', unknown>;
/** Combinations with other values of the first specification. */
const moreSkus = (skus: Record<string, Sku>) =>
  Object.fromEntries(
    Array.from({ length: N }, (_, n) => {
      const [[key, sku]] = Object.entries(skus) as [[string, Sku]];
      const renamed = (text: unknown) => String(text).replace(key.split(',')[0]!, `Value ${n}`);
      const attrValue = renamed(sku.attrValue);
      return [renamed(key), { ...sku, id: 1e6 + n, sku: renamed(key), attrValue }];
    }),
  );

/** All lists of an answer, also those in texts, except the pages of longer ones. */
function withLongLists(value: unknown, isPage = false): unknown {
  if (Array.isArray(value)) return isPage ? value : longer(value);
  if (typeof value === 'string' && /^\[.+\]$/.test(value))
    return JSON.stringify(longer(JSON.parse(value) as unknown[]));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]: [string, unknown]) => [
    key,
    key === 'productValue'
      ? { ...(one as object), ...moreSkus(one as Record<string, Sku>) }
      : withLongLists(one, key === 'list' && 'total' in value),
  ]);
  return Object.fromEntries(entries) as unknown;
}

describe('a list that a backend makes long', () => {
  it.each(GUEST_PAGES)('is shown in parts on %s', async (path) => {
    // The endless list at the end of the home page is paged.
    stubIntersection(path !== '/');
    const { fetch } = testMarket();
    const { queryClient } = await openShop(`/en${path}`, {
      answer: async (request) => Response.json(withLongLists(await (await fetch(request)).json())),
    });
    await settle(queryClient);
    const parents = [...document.querySelectorAll('main *')].filter(
      ({ children, tagName }) => children.length > 250 && tagName !== 'SELECT',
    );
    expect(parents.map(({ className }) => className)).toEqual([]);
  });

  it('shows more of it by a button, which leads to the first new one, and what is chosen', async () => {
    const i18n = await createI18n('en');
    const numbers = Array.from({ length: N }, (_, n) => n);
    const last = N - 1;
    render(
      <I18nContext value={{ i18n }}>
        <FirstOf items={numbers} isKept={(n) => n === last} share={100}>
          {(n) => <button key={n} type="button">{`Value ${n}`}</button>}
        </FirstOf>
      </I18nContext>,
    );
    const labels = () => [...document.querySelectorAll('button')].map((one) => one.textContent);
    const more = () => screen.getByText('See more').closest('button')!;
    expect(labels()).toHaveLength(102);
    expect(labels()).toContain(`Value ${last}`);
    await act(async () => more().click());
    expect(labels()).toHaveLength(202);
    await act(async () => more().click());
    expect(labels()).toHaveLength(N);
    expect(document.activeElement?.textContent).toBe('Value 200');
  });
});
