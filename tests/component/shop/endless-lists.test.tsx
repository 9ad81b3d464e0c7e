// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { testMarket } from '#mocks/test.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { stubIntersection } from './stub-intersection.ts';

const PRODUCTS = '/api/front/index/product';

beforeEach(() => stubIntersection());

/** What follows the first page of a list whose total never comes: nothing, or the page again. */
it.each([
  ['empty', () => []],
  ['repeated', (rows: unknown[]) => rows],
])('the list of recommended products ends at %s pages', async (_, next) => {
  const twin = testMarket();
  const { calls } = await openShop('/en/', {
    answer: (request) => {
      const url = new URL(request.url);
      if (url.pathname !== PRODUCTS) return null;
      const page = Number(url.searchParams.get('page'));
      // A list without an end stops here, rather than the test.
      if (page > 5) return new Promise(() => undefined);
      url.searchParams.set('page', '1');
      return twin
        .fetch(new Request(url))
        .then((answer) => answer.json())
        .then(({ data, ...envelope }) =>
          Response.json({
            ...envelope,
            data: { ...data, list: page === 1 ? data.list : next(data.list), total: 100_000 },
          }),
        );
    },
  });
  expect(await screen.findByText('That is everything')).toBeVisible();
  expect(callsTo(calls, PRODUCTS)).toHaveLength(2);
});
