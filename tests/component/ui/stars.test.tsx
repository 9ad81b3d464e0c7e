// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Stars } from '#/ui/stars.tsx';

afterEach(cleanup);

test.each([
  [0, 0],
  [2.5, 50],
  [4.5, 90],
  [5, 100],
  [7, 100],
  [-1, 0],
])('a rating of %d fills %d percent of the row', (value, share) => {
  render(<Stars value={value} label="Score" />);
  const row = screen.getByRole('img', { name: 'Score' });
  const [, , width = 0] = row.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect((100 * Number(row.querySelector('svg')?.getAttribute('width'))) / width).toBe(share);
});

test('is hidden from screen readers next to a number', () => {
  const { container } = render(<Stars value={3} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('.stars')).toHaveAttribute('aria-hidden', 'true');
});
