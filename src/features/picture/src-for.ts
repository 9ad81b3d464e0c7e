import { imageTemplate } from '../../config/runtime.ts';
import { imageUrl } from '../../lib/image-url.ts';

/** Makes the address of a picture at a width (see `Picture` of the design system). */
export const srcFor =
  (src: string) =>
  (width: number): string =>
    imageUrl(imageTemplate(), src, width);
