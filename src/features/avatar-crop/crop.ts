import type { CSSProperties } from 'react';

export interface Size {
  width: number;
  height: number;
}

/** What is cut out of a picture: a square around a point, in the picture's own pixels. */
export interface Crop {
  x: number;
  y: number;
  /** 1: as much of the picture as a square holds */
  zoom: number;
}

export const MOST_ZOOM = 4;
/** One press of an arrow moves by this share of the square, one of plus or minus zooms by this much. */
const MOVE_STEP = 0.05;
const ZOOM_STEP = 0.2;

const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** Side of the square. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** The nearest crop that lies within the picture. */
export function within(picture: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, MOST_ZOOM);
  const half = sideOf(picture, { ...crop, zoom }) / 2;
  return {
    zoom,
    x: between(crop.x, half, picture.width - half),
    y: between(crop.y, half, picture.height - half),
  };
}

/** The middle of the picture, as large as it can be. */
export const firstCrop = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

/** After the picture was pulled by so many pixels under a window that shows the square at a size. */
export function dragged(
  picture: Size,
  crop: Crop,
  by: { x: number; y: number },
  shown: number,
): Crop {
  const scale = sideOf(picture, crop) / shown;
  return within(picture, { ...crop, x: crop.x - by.x * scale, y: crop.y - by.y * scale });
}

/** After a key; null for a key that means nothing here. Arrows move the picture, as a hand would. */
export function keyed(picture: Size, crop: Crop, key: string): Crop | null {
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
  return change ? within(picture, { ...crop, ...change }) : null;
}

/** Lays the picture under a square window of a size, so that the crop fills it. */
export function layUnder(picture: Size, crop: Crop, shown: number): CSSProperties {
  const scale = shown / sideOf(picture, crop);
  const left = shown / 2 - crop.x * scale;
  const top = shown / 2 - crop.y * scale;
  return {
    width: picture.width * scale,
    height: picture.height * scale,
    transform: `translate(${left}px, ${top}px)`,
  };
}
