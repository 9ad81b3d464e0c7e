import { type Crop, type Size, sideOf } from './crop.ts';

/** Twice the largest display size of an avatar, for high-density screens. */
const SIDE = 512;
const QUALITY = 0.9;

/** Encodes the crop as a file; null if the browser cannot. */
export function encodeCrop(
  image: CanvasImageSource,
  picture: Size,
  crop: Crop,
): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  const side = sideOf(picture, crop);
  // JPEG has no transparency; transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, SIDE, SIDE);
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], 'avatar.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
      QUALITY,
    ),
  );
}
