// @vitest-environment happy-dom
import { createEvent, fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';

/** Pages where something is typed, with and without a field for pictures. */
const PAGES = [
  '/en/users/merchant_settled',
  '/en/users/user_info',
  '/en/order/order_detail?identity=',
];

it.each(PAGES)('%s stays when a file is dropped beside its fields', async (path) => {
  await openShop(path, { as: 'mali@lychee.test' });
  await waitFor(() => expect(document.querySelector('main form')).not.toBeNull());
  const place = document.querySelector('main form') ?? document.body;
  const leaves = (event: 'dragOver' | 'drop', types: string[]) => {
    const moved = createEvent[event](place, { dataTransfer: { types, files: [] } });
    fireEvent(place, moved);
    return !moved.defaultPrevented;
  };
  for (const event of ['dragOver', 'drop'] as const) {
    expect(leaves(event, ['Files']), event).toBe(false);
    // Into a text field, for example.
    expect(leaves(event, ['text/plain']), event).toBe(true);
  }
});
