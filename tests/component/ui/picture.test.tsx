// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from '#/ui/picture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = (name: string) => (
  <Picture srcFor={(width) => `/${name}-${width}.jpg`} alt="A bag" width={227} height={227} />
);
const img = () => screen.getByRole<HTMLImageElement>('img', { name: 'A bag' });

test('server-renders both densities, and keeps them on hydration', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(picture('bag'));
  const { rerender } = render(picture('bag'), { container, hydrate: true });
  expect(img().getAttribute('srcset')).toBe('/bag-227.jpg 1x, /bag-454.jpg 2x');
  rerender(picture('coat'));
  expect(img().getAttribute('srcset')).toBe('/coat-227.jpg 1x, /coat-454.jpg 2x');
});

test.each([
  [1, 227],
  [2, 454],
])('renders a single source at a device pixel ratio of %d', (ratio, wide) => {
  vi.stubGlobal('devicePixelRatio', ratio);
  render(picture('bag'));
  expect(img().getAttribute('src')).toBe(`/bag-${wide}.jpg`);
  expect(img().hasAttribute('srcset')).toBe(false);
});

test('reserves its space and loads lazily', () => {
  render(picture('bag'));
  expect([img().width, img().height]).toEqual([227, 227]);
  expect(img().getAttribute('loading')).toBe('lazy');
});

test('shows a placeholder with the same name on error, and loads the next source', () => {
  const { rerender } = render(picture('gone'));
  fireEvent.error(img());
  expect(img().getAttribute('src')).toMatch(/^data:image\/svg/);
  expect(img().hasAttribute('srcset')).toBe(false);
  rerender(picture('bag'));
  expect(img().getAttribute('src')).toBe('/bag-227.jpg');
});
