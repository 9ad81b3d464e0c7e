/** Smallest sum of the differences of red, green and blue that counts as a change. */
const TOLERANCE = 24;
/** Fewer changed pixels are noise of the rasterizer. */
const NOISE = 32;
const BYTES = 4;

/** RGBA pixels of one picture. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface PixelDifference extends Pixels {
  /** share of changed pixels, 0 to 1 */
  share: number;
}

/** Offset of a pixel; null outside of the picture. */
const offsetIn = ({ width, height }: Pixels, x: number, y: number): number | null =>
  x < width && y < height ? (y * width + x) * BYTES : null;

function isChanged(before: Pixels, after: Pixels, from: number | null, to: number | null): boolean {
  if (from === null || to === null) return from !== to;
  let difference = 0;
  for (let channel = 0; channel < 3; channel++)
    difference += Math.abs((before.data[from + channel] ?? 0) - (after.data[to + channel] ?? 0));
  return difference >= TOLERANCE;
}

/** Grey value of the unchanged content, light enough that the changes stand out. */
function faded({ data }: Pixels, at: number | null): number {
  if (at === null) return 255;
  const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  return 180 + (sum / 765) * 75;
}

/** Compares two pictures, which may differ in size. The result shows changes in red over faded content. */
export function diffPixels(before: Pixels, after: Pixels): PixelDifference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * BYTES);
  let changed = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = offsetIn(after, x, y);
      const isRed = isChanged(before, after, offsetIn(before, x, y), to);
      if (isRed) changed++;
      const grey = faded(after, to);
      data.set(isRed ? [225, 20, 60, 255] : [grey, grey, grey, 255], (y * width + x) * BYTES);
    }
  const isNoise = changed < NOISE && changed < data.length / BYTES / 100;
  return { data, width, height, share: isNoise ? 0 : changed / (width * height) };
}
