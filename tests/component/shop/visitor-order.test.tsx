// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lookUpAddress, notices } from '#mocks/market/notices.ts';
import { callsTo, openShop } from './open-shop.tsx';

const CALL = '/api/front/order/visitor/master/detail';

/** Opens the link of a mail. The first calls get these messages, with code 500; the market answers those after them. */
function openLink(messages: (string | null)[]) {
  const left = [...messages];
  return openShop(
    (market) => {
      const [notice] = notices(market);
      if (!notice) throw new Error('There is no mail');
      return `/en${lookUpAddress(notice)}`;
    },
    {
      answer: ({ url }) => {
        if (new URL(url).pathname !== CALL || left.length === 0) return null;
        return Response.json({ code: 500, message: left.shift(), data: null });
      },
    },
  );
}

const findOrder = () => screen.findByText('Kaew Suwan');

describe('an order of a visitor', () => {
  it('that is refused can be looked up again with the same input', async () => {
    const { user, calls } = await openLink(['Order does not exist']);
    expect(await screen.findByText(/We cannot find an order/)).toHaveAttribute('role', 'alert');
    await user.click(screen.getByRole('button', { name: 'View order' }));
    expect(await findOrder()).toBeVisible();
    expect(callsTo(calls, CALL)).toHaveLength(2);
  });

  it.each([null, '### Error querying database. Cause: java.sql.SQLException'])(
    'does not count as wrong if the backend fails with %o',
    async (message) => {
      const { user } = await openLink([message]);
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await findOrder()).toBeVisible();
      expect(screen.queryByText(/We cannot find an order/)).toBeNull();
    },
  );
});
