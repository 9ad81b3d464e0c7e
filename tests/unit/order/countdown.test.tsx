import { expect, it } from 'vitest';
import { countdownText, secondsLeft } from '#/domain/order/countdown.tsx';

it.each([
  [0, '00:00'],
  [9, '00:09'],
  [1421, '23:41'],
  [3600, '1:00:00'],
  [3909, '1:05:09'],
  [90_061, '25:01:01'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});

it('counts down to 0', () => {
  const end = new Date(10_000);
  expect(secondsLeft(end, 8_001)).toBe(2);
  expect(secondsLeft(end, 10_000)).toBe(0);
  expect(secondsLeft(end, 99_000)).toBe(0);
});
