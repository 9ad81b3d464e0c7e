// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture } from '../../../src/ui/picture.tsx';

afterEach(cleanup);

const picture = (name: string) => <Picture srcFor={(width) => `/${name}-${width}.jpg`} alt="A bag" width={227} height={227} />;
const img = () => screen.getByRole<HTMLImageElement>('img', { name: 'A bag' });

test('offers a dense picture, keeps its room and loads late', () => {
  render(picture('bag'));
  expect(img().getAttribute('srcset')).toBe('/bag-227.jpg 1x, /bag-454.jpg 2x');
  expect([img().width, img().height]).toEqual([227, 227]);
  expect(img().getAttribute('loading')).toBe('lazy');
});

test('shows a stand-in under the same name when it fails, and tries the next picture', () => {
  const { rerender } = render(picture('gone'));
  fireEvent.error(img());
  expect(img().getAttribute('src')).toMatch(/^data:image\/svg/);
  expect(img().hasAttribute('srcset')).toBe(false);
  rerender(picture('bag'));
  expect(img().getAttribute('src')).toBe('/bag-227.jpg');
});
