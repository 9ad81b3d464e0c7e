// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nContext } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from '#/domain/order/countdown.tsx';
import { createI18n, loadNamespaces } from '#/i18n/i18n.ts';

const NOW = 10_000;
const i18n = await createI18n('en');
await loadNamespaces(i18n, ['trade', 'order']);

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What is shown at a moment, in ms before the end. */
function textAt(left: number) {
  render(
    <I18nContext value={{ i18n }}>
      <Countdown end={new Date(NOW + left)} />
    </I18nContext>,
  );
  return screen.getByRole('timer').textContent;
}

it.each([
  [9, '00:09'],
  [1421, '23:41'],
  [3600, '1:00:00'],
  [3909, '1:05:09'],
  [90_061, '25:01:01'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(textAt(seconds * 1000)).toBe(`Pay within ${text}`);
});

it.each([
  [1999, 'Pay within 00:02'],
  [1, 'Pay within 00:01'],
  [0, 'The time to pay has run out'],
  [-89_000, 'The time to pay has run out'],
])('%i ms before the end: %s', (left, text) => {
  expect(textAt(left)).toBe(text);
});
