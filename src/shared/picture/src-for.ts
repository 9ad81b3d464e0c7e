import { imageTemplate } from '#/config/runtime.ts';

/** Addresses that are no picture: other schemes, and the texts `null` and `undefined`. */
const NO_PICTURE = /^(?!https?:|blob:|data:image\/)[a-z][a-z\d+.-]*:|^(?:null|undefined)?$/i;

/**
 * Address of a picture at a width, by the address template of an image service (`{src}`, `{width}`); empty if it is no
 * picture. data: and blob: addresses, and shops without a service, use the address itself.
 */
export function imageUrl(template: string, src: string, width: number): string {
  // Browsers ignore whitespace in a scheme, and it separates the addresses of a `srcset`.
  const address = src
    .trim()
    .replaceAll(/[\t\n\r]/g, '')
    .replaceAll(' ', '%20');
  if (NO_PICTURE.test(address)) return '';
  if (!template || /^(data|blob):/i.test(address)) return address;
  return template.replace('{src}', () => address).replace('{width}', String(Math.round(width)));
}

/** Returns the `srcFor` of a `Picture`. */
export const srcFor =
  (src: string) =>
  (width: number): string =>
    imageUrl(imageTemplate(), src, width);
