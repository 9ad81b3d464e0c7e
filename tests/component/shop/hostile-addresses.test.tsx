// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { provideApiContext } from '#/api/context.ts';
import { createQueryClient } from '#/api/query-client.ts';
import { createI18n } from '#/i18n/i18n.ts';
import { prepare } from '#/router/prepare.ts';
import { type AppContext, NotFound, Redirect } from '#/router/types.ts';
import { routes } from '#/routes.ts';
import { openShop, ORIGIN } from './open-shop.tsx';
import {
  addressOf,
  HOSTILE_TEXTS,
  operationsOf,
  PAGE_VALUES,
  type PageValue,
  readsOf,
  valuesOf,
  WORST_TEXT,
} from './page-values.ts';

const MALI = 'mali@lychee.test';
const failure = () => Response.json({ code: 500, message: 'No', data: null });

let i18n: AppContext['i18n'];
beforeAll(async () => {
  i18n = await createI18n('en');
});
afterEach(() => vi.unstubAllGlobals());

/** Loads a page whose calls all fail. @returns its calls, and the error that it shows */
async function load(address: string, isMember: boolean) {
  const calls: Request[] = [];
  provideApiContext(() => ({
    baseUrl: ORIGIN,
    language: 'en',
    token: () => null,
    report: () => undefined,
    fetch: async (request) => {
      calls.push(request);
      return failure();
    },
  }));
  const context: AppContext = {
    queryClient: createQueryClient({ sessionEnded: () => undefined }),
    i18n,
    locale: 'en',
    signedIn: () => isMember,
    frameQueries: [],
    waitForOptional: (loads) => Promise.all(loads),
  };
  const { pathname, search } = new URL(address, ORIGIN);
  const shown = await prepare(routes, context, pathname.slice('/en'.length), search).catch(
    (error: unknown) => {
      if (error instanceof Redirect) return { error };
      throw error;
    },
  );
  return { calls, error: shown.error };
}

/** Browsers resolve dot segments of an address themselves. */
const isSegment = (text: string) => !/^(?:\.|%2E){1,2}$/.test(text);

const titleOf = ({ route, place, name }: PageValue) => `${route.path}, ${name} of the ${place}`;
const values = PAGE_VALUES.map((value) => [titleOf(value), value] as const);

describe('loading a page', () => {
  it('takes values from most addresses', () => {
    expect(values.length).toBeGreaterThan(50);
  });

  it.each(values)('%s reaches no other operation', async (_, { route, name, place }) => {
    const isMember = route.guard === 'member';
    const usual = operationsOf([
      ...(await load(addressOf(route), isMember)).calls,
      ...(await load(addressOf(route, { [name]: '1' }), isMember)).calls,
    ]);
    usual.delete('unknown');
    // A page depends on the parsed values only.
    const seen = new Set<string>();
    for (const text of HOSTILE_TEXTS.filter((one) => place === 'query' || isSegment(one))) {
      const address = addressOf(route, { [name]: text });
      const parsed = JSON.stringify(valuesOf({ route }, address));
      if (seen.has(parsed)) continue;
      seen.add(parsed);
      const { calls, error } = await load(address, isMember);
      const others = [...operationsOf(calls)].filter((id) => !usual.has(id));
      expect(others, JSON.stringify(text)).toEqual([]);
      if (error instanceof NotFound) expect(calls.length, JSON.stringify(text)).toBe(0);
    }
  });

  it('has no page for ids and numbers of orders with reserved characters', async () => {
    const needed = PAGE_VALUES.filter(
      ({ route, place, name }) =>
        place === 'path' ||
        name === 'preOrderNo' ||
        (name === 'orderNo' && !route.searchNames.includes('token')),
    );
    expect(needed.length).toBeGreaterThan(6);
    for (const { route, name, place } of needed)
      for (const text of HOSTILE_TEXTS.filter((one) => !/^[\w-]*$/.test(one.trim()))) {
        if (place === 'path' && !isSegment(text)) continue;
        const { calls, error } = await load(addressOf(route, { [name]: text }), true);
        expect([error instanceof NotFound, calls.length], `${route.path} ${text}`).toEqual([
          true,
          0,
        ]);
      }
  });
});

describe('an open page', () => {
  async function callsOf(route: PageValue['route'], given: Record<string, string>) {
    const options = route.guard === 'guest' ? {} : { as: MALI };
    const { calls } = await openShop(addressOf(route, given), options);
    cleanup();
    return operationsOf(calls);
  }
  const pages = [...new Set(PAGE_VALUES.map(({ route }) => route))];

  it.each(pages.map((route) => [route.path, route] as const))(
    '%s reaches no other operation with hostile values',
    async (_, route) => {
      const own = readsOf(route);
      for (const { name } of PAGE_VALUES.filter((value) => value.route === route)) {
        const found = await callsOf(route, { [name]: WORST_TEXT });
        expect(
          [...found].filter((id) => !own.has(id)),
          name,
        ).toEqual([]);
      }
    },
  );
});
