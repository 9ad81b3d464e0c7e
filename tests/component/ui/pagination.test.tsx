// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Pagination } from '#/ui/pagination.tsx';

afterEach(cleanup);

const labels = {
  nav: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (n: number) => `Page ${n}`,
};

function show(page: number, pages: number) {
  render(<Pagination page={page} pages={pages} href={(n) => `?page=${n}`} labels={labels} />);
}

test.each([
  [1, 10, '1 2 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [4, 10, '1 2 3 4 5 … 10'],
  [10, 10, '1 … 9 10'],
  [2, 3, '1 2 3'],
])('page %i of %i: %s', (page, pages, shown) => {
  show(page, pages);
  const [, ...steps] = screen.getByRole('navigation').children;
  const numbers = steps.slice(0, -1).map(({ textContent }) => textContent);
  expect(numbers.join(' ')).toBe(shown);
});

test('links to the adjacent pages and marks the current one', () => {
  show(5, 10);
  expect(screen.getByRole('link', { name: 'Page 5' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('page=6');
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toContain(
    'page=4',
  );
});

test('has no previous link on the first page', () => {
  show(1, 3);
  const previous = screen.getByRole('link', { name: 'Previous page' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  expect(previous.hasAttribute('href')).toBe(false);
});

test('renders nothing for one page', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('uses buttons with a callback', async () => {
  const turned: number[] = [];
  render(<Pagination page={1} pages={3} onPage={(n) => turned.push(n)} labels={labels} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(
    true,
  );
  expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(turned).toEqual([3, 2]);
});
