import { describe, expect, it } from 'vitest';
import {
  cropAfterDrag,
  initialCrop,
  cropAfterKey,
  cropStyle,
  MAX_ZOOM,
  sideOf,
  clampCrop,
} from '#/pages/account/user-info/avatar-crop/crop.ts';
import { largestPicture, pictureProblem } from '#/domain/upload/picture-file.ts';

const wide = { width: 900, height: 600 };
const MB = 1024 * 1024;

describe('the crop area of a picture', () => {
  it('is centered and as large as possible by default', () => {
    const crop = initialCrop(wide);
    expect(crop).toEqual({ x: 450, y: 300, zoom: 1 });
    expect(sideOf(wide, crop)).toBe(600);
  });

  it('stays inside the picture when moved or zoomed', () => {
    expect(cropAfterDrag(wide, initialCrop(wide), { x: 5000, y: 5000 }, 300)).toEqual({
      x: 300,
      y: 300,
      zoom: 1,
    });
    expect(clampCrop(wide, { x: -10, y: 9999, zoom: 2 })).toEqual({ x: 150, y: 450, zoom: 2 });
    expect(clampCrop(wide, { x: 450, y: 300, zoom: 99 }).zoom).toBe(MAX_ZOOM);
    expect(clampCrop(wide, { x: 450, y: 300, zoom: 0 }).zoom).toBe(1);
  });

  it('moves with the pointer', () => {
    const zoomed = { x: 450, y: 300, zoom: 2 };
    expect(cropAfterDrag(wide, zoomed, { x: 30, y: -15 }, 300)).toEqual({
      x: 420,
      y: 315,
      zoom: 2,
    });
  });

  it('is moved by arrow keys, plus and minus only', () => {
    const zoomed = { x: 450, y: 300, zoom: 2 };
    expect(cropAfterKey(wide, zoomed, 'ArrowLeft')?.x).toBeGreaterThan(450);
    expect(cropAfterKey(wide, zoomed, 'ArrowRight')?.x).toBeLessThan(450);
    expect(cropAfterKey(wide, zoomed, 'ArrowUp')?.y).toBeGreaterThan(300);
    expect(cropAfterKey(wide, zoomed, 'ArrowDown')?.y).toBeLessThan(300);
    expect(cropAfterKey(wide, zoomed, '+')?.zoom).toBeGreaterThan(2);
    expect(cropAfterKey(wide, zoomed, '-')?.zoom).toBeLessThan(2);
    expect(cropAfterKey(wide, zoomed, 'Tab')).toBeNull();
  });

  it('fills its window at any size', () => {
    expect(cropStyle(wide, initialCrop(wide), 300)).toEqual({
      width: 450,
      height: 300,
      transform: 'translate(-75px, 0px)',
    });
    expect(cropStyle(wide, { x: 300, y: 300, zoom: 2 }, 96)).toEqual({
      width: 288,
      height: 192,
      transform: 'translate(-48px, -48px)',
    });
  });
});

describe('a file for a picture', () => {
  it.each([
    ['image/jpeg', 10 * MB, null],
    ['image/png', 1, null],
    ['image/gif', 1, 'upload.pictureKind'],
    ['application/pdf', 1, 'upload.pictureKind'],
    ['', 1, 'upload.pictureKind'],
    ['image/png', 10 * MB + 1, 'upload.pictureSize'],
  ])('of type "%s" with %i bytes: %s', (type, size, problem) =>
    expect(pictureProblem({ type, size })).toBe(problem),
  );

  it('has a limit formatted in the language', () => {
    expect(largestPicture('en')).toMatch(/^10\s?MB$/);
    expect(largestPicture('fr')).toMatch(/^10\sMo$/);
  });
});
