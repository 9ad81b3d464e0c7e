import { expect, test } from 'vitest';
import { diffPixels, type Pixels } from '#scripts/screens/pixels.ts';

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const RED = [225, 20, 60, 255];

const picture = (width: number, ...pixels: number[][]): Pixels => ({
  data: Uint8Array.from(pixels.flat()),
  width,
  height: pixels.length / width,
});

test('equal pictures have no difference', () => {
  const before = picture(2, WHITE, BLACK);
  expect(diffPixels(before, picture(2, WHITE, BLACK)).share).toBe(0);
});

test('the share counts changed pixels, and the result marks them in red', () => {
  const { share, data } = diffPixels(
    picture(2, WHITE, WHITE, BLACK, BLACK),
    picture(2, WHITE, BLACK, BLACK, BLACK),
  );
  expect(share).toBe(0.25);
  expect(Array.from(data.slice(4, 8))).toEqual(RED);
  expect(Array.from(data.slice(0, 4))).toEqual(WHITE);
});

test('differences below the tolerance do not count', () => {
  const { share } = diffPixels(picture(1, WHITE), picture(1, [250, 251, 249, 255]));
  expect(share).toBe(0);
});

test('what only one of two pictures covers is changed', () => {
  const { share, width, height } = diffPixels(
    picture(2, WHITE, WHITE),
    picture(1, WHITE, WHITE, WHITE),
  );
  expect([width, height]).toEqual([2, 3]);
  expect(share).toBe(3 / 6);
});

test('a few changed pixels of a large picture do not count', () => {
  const plain = Array.from({ length: 10_000 }, () => WHITE);
  const { share } = diffPixels(picture(100, ...plain), picture(100, ...plain.with(5, BLACK)));
  expect(share).toBe(0);
});
