// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';
import { settle } from './settle.ts';

afterEach(cleanup);

const MALI = { as: 'mali@lychee.test' };

/** Whether a browser presses an element while Enter is held on it. */
const isPressedAgain = (element: Element) =>
  fireEvent.keyDown(element, { key: 'Enter', repeat: true });

it.each([
  ['/en/goods_detail/1001', {}],
  ['/en/goods/goods_search?title=bag', {}],
  ['/en/order/shopping_cart', MALI],
])('a held key presses once, but steps numbers: %s', async (path, options) => {
  const { queryClient } = await openShop(path, options);
  await settle(queryClient);
  await waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument());
  const steps = [...document.querySelectorAll('[role=spinbutton]')].flatMap(({ parentElement }) => [
    ...(parentElement?.querySelectorAll('button') ?? []),
  ]);
  const pressed = [...document.querySelectorAll('button, a[href], input, summary')];
  expect(pressed.length).toBeGreaterThan(5);
  for (const element of pressed) {
    const isStep = element.matches('[role=spinbutton]') || steps.some((step) => step === element);
    if (element.matches('[role=spinbutton]')) continue;
    expect(isPressedAgain(element), element.outerHTML.slice(0, 200)).toBe(isStep);
    expect(fireEvent.keyDown(element, { key: 'Enter' }), 'the first press').toBe(true);
  }
});
