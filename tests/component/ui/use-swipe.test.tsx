// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSwipe } from '#/ui/use-swipe.ts';

afterEach(() => vi.unstubAllGlobals());

type Point = [x: number, y: number];
const touch = ([clientX, clientY]: Point) => ({ clientX, clientY });
/** A `TouchList`, which happy-dom lacks. */
const list = (...points: Point[]) =>
  Object.assign(points.map(touch), { item: (index: number) => points.map(touch)[index] });

function openGallery() {
  const onSwipe = vi.fn();
  const Gallery = () => <figure {...useSwipe(onSwipe)} />;
  render(<Gallery />);
  const figure = screen.getByRole('figure');
  return {
    onSwipe,
    press: (...fingers: Point[]) => fireEvent.touchStart(figure, { touches: list(...fingers) }),
    lift: (finger: Point) => fireEvent.touchEnd(figure, { changedTouches: list(finger) }),
  };
}

it('one finger sideways shows the next item, or the one before', () => {
  const { onSwipe, press, lift } = openGallery();
  press([200, 100]);
  lift([100, 130]);
  press([200, 100]);
  lift([280, 90]);
  press([200, 100]);
  lift([180, 100]);
  expect(onSwipe.mock.calls).toEqual([[1], [-1]]);
});

it('scrolling shows no other item, though no thumb moves straight', () => {
  const { onSwipe, press, lift } = openGallery();
  press([200, 500]);
  lift([120, 150]);
  expect(onSwipe).not.toHaveBeenCalled();
});

it('zooming with two fingers, and moving what is zoomed, shows no other item', () => {
  const { onSwipe, press, lift } = openGallery();
  press([200, 100]);
  press([200, 100], [300, 100]);
  lift([350, 100]);
  lift([100, 100]);
  vi.stubGlobal('visualViewport', { scale: 2 });
  press([200, 100]);
  lift([100, 100]);
  expect(onSwipe).not.toHaveBeenCalled();
});
