import { expect, it } from 'vitest';
import { isHeadingInto } from '#/domain/category/use-rail-menu.ts';

const panel = { left: 200, top: 0, bottom: 400 };

it.each([
  ['straight on', { x: 100, y: 50 }, { x: 110, y: 50 }, true],
  ['down and to the right', { x: 100, y: 50 }, { x: 110, y: 70 }, true],
  ['past its lower corner', { x: 100, y: 50 }, { x: 104, y: 80 }, false],
  ['straight down', { x: 100, y: 50 }, { x: 100, y: 80 }, false],
  ['away from it', { x: 100, y: 50 }, { x: 90, y: 60 }, false],
  ['inside of it already', { x: 190, y: 50 }, { x: 210, y: 60 }, false],
])('a mouse that goes %s', (_way, from, to, into) => {
  expect(isHeadingInto(from, to, panel)).toBe(into);
});
