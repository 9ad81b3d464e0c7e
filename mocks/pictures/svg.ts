let seq = 0;

/** An id no other part of any drawing has. */
export function uid(prefix: string): string {
  seq += 1;
  return `${prefix}${seq}`;
}

/** A number with one decimal. */
export const one = (n: number): number => Math.round(n * 10) / 10;
/** A number with three decimals, for scales, offsets and opacities. */
export const three = (n: number): number => Math.round(n * 1000) / 1000;

/** A vector picture that can be rasterised at any width. */
export interface Drawing {
  /** master size; a picture is never served wider than this */
  width: number;
  height: number;
  body: string;
}

/** The whole document, drawn `width` pixels wide. */
export function svgDocument({ width, height, body }: Drawing, shown = width): string {
  const tall = Math.round((shown * height) / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${shown}" height="${tall}">${body}</svg>`;
}
