// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { QueryClient } from '@tanstack/react-query';
import { createElement, lazy } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TEST_MS } from '#tests/deadlines.ts';
import { GUEST_PAGES } from '#tests/pages.ts';
import { MALI, memberAddresses, tokenFor } from '#tests/server/member.ts';
import { testMarket } from '#mocks/test.ts';
import { isUnseen } from '#/api/query-client.ts';
import type { Component } from '#/lib/content.ts';
import { endSession, writeToken } from '#/session/change-session.ts';
import { expireSession, restoreSession } from '#/session/session.ts';
import type { DocumentParts } from '#/server/document.ts';
import { hydratePage, memberPage, publicPage } from './hydrate-page.tsx';

/** Holds the code of all parts of a page until it is opened. */
const gate = vi.hoisted(() => {
  const open = { promise: Promise.resolve(), waiting: 0 };
  return { now: open, open };
});

vi.mock('#/shared/async/lazy-with-retry.tsx', async (load) => ({
  ...(await load<object>()),
  lazyPart(load: () => Promise<Record<string, Component>>, name: string) {
    let of: unknown;
    let Current: ReturnType<typeof lazy>;
    return function Part(props: object) {
      if (of !== gate.now) {
        const held = gate.now;
        of = held;
        Current = lazy(async () => {
          held.waiting += 1;
          await held.promise;
          return { default: (await load())[name] as Component };
        });
      }
      return createElement(Current, props);
    };
  },
}));

const ZONE = 'Asia/Shanghai';
const guests: Record<string, Pick<DocumentParts, 'html' | 'state' | 'config'>> = {};
const members: typeof guests = {};
let token = '';

beforeAll(async () => {
  const market = testMarket('complete');
  token = await tokenFor(market.fetch, MALI);
  for (const path of GUEST_PAGES) {
    const address = `/en${path}`;
    const answer = await publicPage(market.fetch, address);
    if (answer.kind === 'page') guests[address] = answer;
  }
  for (const path of memberAddresses(market, MALI)) {
    const address = `/en${path}`;
    const answer = await memberPage(market.fetch, address, token, ZONE);
    if (answer.kind === 'page') members[address] = answer.parts;
  }
}, 5 * TEST_MS);

afterEach(endSession);

const SHOWN = /name|title|content|text|label|info|address|memo|remark/i;
const COUNTED = /count|num|sales|stock|total|score/i;

/** Other data of the same shape: other texts and counts, and lists without their last item. */
function altered(value: unknown, key = ''): unknown {
  if (Array.isArray(value))
    return value.slice(0, Math.max(1, value.length - 1)).map((item) => altered(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, altered(of, name)]));
  if (typeof value === 'string' && SHOWN.test(key)) return `${value} 2`;
  return typeof value === 'number' && COUNTED.test(key) ? value + 1 : value;
}

function answerOtherwise(queryClient: QueryClient) {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll())
    if (state.data !== undefined) queryClient.setQueryData(queryKey, altered(state.data));
}

/** What can happen between the first hydration and that of a part. */
const CHANGES: Record<string, (queryClient: QueryClient) => void> = {
  'all data has changed': answerOtherwise,
  'the session has ended': (queryClient) => {
    expireSession();
    queryClient.removeQueries({ predicate: isUnseen });
    void queryClient.invalidateQueries();
  },
  'another tab has signed in': (queryClient) => {
    writeToken(token);
    restoreSession();
    void queryClient.invalidateQueries();
  },
};

it.each([
  ['everybody', 'all data has changed'],
  ['everybody', 'another tab has signed in'],
  ['members', 'all data has changed'],
  ['members', 'the session has ended'],
] as const)(
  'late parts of pages of %s hydrate without a difference after %s',
  async (who, what) => {
    const pages = who === 'members' ? members : guests;
    expect(Object.keys(pages).length).toBeGreaterThan(10);
    const wrong: Record<string, unknown> = {};
    let late = 0;
    for (const [address, page] of Object.entries(pages)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const held = { promise, waiting: 0 };
      gate.now = held;
      const found = await hydratePage(page, address, {
        token: who === 'members' ? token : null,
        zone: ZONE,
        async afterwards({ queryClient }) {
          late += held.waiting;
          await act(async () => CHANGES[what]?.(queryClient));
          await act(async () => resolve());
        },
      });
      gate.now = gate.open;
      endSession();
      if (found.length > 0) wrong[address] = found;
    }
    expect(late).toBeGreaterThan(Object.keys(pages).length);
    expect(wrong).toEqual({});
  },
);
