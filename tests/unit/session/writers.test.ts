import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Called by another hook that uses `useAction`, with the generated mutation passed through. */
const PARTS_OF_ACTIONS = [
  'domain/cart/use-line-writes.ts',
  'domain/cart/use-removal.ts',
  'domain/merchant/use-following.ts',
  'domain/merchant/following/use-unfollow.ts',
  'domain/order/cancel-order-button.tsx',
  'domain/order/confirm-receipt-button.tsx',
  'domain/order/delete-order-button.tsx',
  'domain/wishlist/use-wish-removal.ts',
  'pages/account/user-info/password-form.tsx',
  'pages/account/user-info/use-own-code.ts',
];
const isPart = (file: string) =>
  PARTS_OF_ACTIONS.includes(file) || file.startsWith('session/sign-in/forms/');

it('every mutation is called by an action: it shows the error and prevents repeated calls', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: 'src' }).filter((file) => {
    const text = readFileSync(`src/${file}`, 'utf8');
    return /mutateAsync|\.mutate\(/.test(text) && !text.includes('useAction(');
  });
  expect(files.filter((file) => !isPart(file))).toEqual([]);
});
