import { imageTemplate } from '#/config/runtime.ts';
import { imageUrl } from '#/lib/image-url.ts';

/** Returns the `srcFor` of a `Picture`. */
export const srcFor =
  (src: string) =>
  (width: number): string =>
    imageUrl(imageTemplate(), src, width);
