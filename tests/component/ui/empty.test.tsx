// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Empty } from '#/ui/empty.tsx';

test('its picture is decorative, loads late and has a reserved size', () => {
  render(
    <Empty picture="/cart.webp" title="No items" text="Add some" action={<a href="/">Go</a>} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No items' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  const picture = document.querySelector('img');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('width', '360');
  expect(picture).toHaveAttribute('height', '240');
});

test('has no picture if there is none for its kind', () => {
  render(<Empty heading="h3" title="No details" />);
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});
