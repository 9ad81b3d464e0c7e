import type { CSSProperties } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** Crop area: a square around a point, in pixels of the picture. */
export interface Crop {
  x: number;
  y: number;
  /** 1: the largest square of the picture */
  zoom: number;
}

export const MAX_ZOOM = 4;
/** An arrow key moves by this fraction of the square; plus and minus zoom by the factor below. */
const MOVE_STEP = 0.05;
const ZOOM_STEP = 0.2;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Side of the square in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** Clamps a crop to the picture. */
export function clampCrop(picture: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, MAX_ZOOM);
  const half = sideOf(picture, { ...crop, zoom }) / 2;
  return {
    zoom,
    x: between(crop.x, half, picture.width - half),
    y: between(crop.y, half, picture.height - half),
  };
}

/** The initial crop: centred, at maximum size. */
export const initialCrop = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

/** The crop after a drag, by screen pixels; `shown` is the side of the square on screen. */
export function cropAfterDrag(
  picture: Size,
  crop: Crop,
  by: { x: number; y: number },
  shown: number,
): Crop {
  const scale = sideOf(picture, crop) / shown;
  return clampCrop(picture, { ...crop, x: crop.x - by.x * scale, y: crop.y - by.y * scale });
}

/** The crop after a key press; null for other keys. Arrow keys move the picture, not the square. */
export function cropAfterKey(picture: Size, crop: Crop, key: string): Crop | null {
  const step = sideOf(picture, crop) * MOVE_STEP;
  const next: Record<string, Partial<Crop>> = {
    ArrowLeft: { x: crop.x + step },
    ArrowRight: { x: crop.x - step },
    ArrowUp: { y: crop.y + step },
    ArrowDown: { y: crop.y - step },
    '+': { zoom: crop.zoom + ZOOM_STEP },
    '=': { zoom: crop.zoom + ZOOM_STEP },
    '-': { zoom: crop.zoom - ZOOM_STEP },
  };
  const change = next[key];
  return change ? clampCrop(picture, { ...crop, ...change }) : null;
}

/** Styles that position the picture so that the crop fills a square of size `shown`. */
export function cropStyle(picture: Size, crop: Crop, shown: number): CSSProperties {
  const scale = shown / sideOf(picture, crop);
  const left = shown / 2 - crop.x * scale;
  const top = shown / 2 - crop.y * scale;
  return {
    width: picture.width * scale,
    height: picture.height * scale,
    transform: `translate(${left}px, ${top}px)`,
  };
}
