// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { routes } from '#/routes.ts';
import { openShop } from './open-shop.tsx';
import { addressOf } from './page-values.ts';
import { settle } from './settle.ts';

afterEach(cleanup);

/** Pages of everybody have parts that are loaded when they are scrolled to. */
const pages = routes.filter(({ guard }) => guard === 'member');

it.each(pages.map((route) => [route.path, route] as const))(
  'a page of members whose calls have all failed is loading nothing: %s',
  async (_, route) => {
    const { queryClient } = await openShop(addressOf(route), {
      as: 'mali@lychee.test',
      answer: () => Response.json({ code: 500, message: '', data: null }),
    });
    await settle(queryClient);
    await waitFor(() =>
      expect(document.querySelectorAll('.skeleton, [aria-busy=true]')).toHaveLength(0),
    );
  },
);
