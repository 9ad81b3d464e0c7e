import { runtimeConfig } from '#/config/runtime.ts';
import { SHOP } from '#/config/shop.ts';

/** Addresses that are no picture: other schemes, and the texts `null` and `undefined`. */
const NO_PICTURE = /^(?!https?:|blob:|data:image\/)[a-z][a-z\d+.-]*:|^(?:null|undefined)?$/i;

/** Words of a picture at the end of its address: `hero.webp#alt=Warm layers, small prices`. */
const WORDS = /#alt=(.*)$/s;

/**
 * What a picture says or shows, by the end of its address; undefined if that says nothing. The backend has no field for
 * it, and servers of pictures never see this part of an address.
 */
export function pictureWords(src: string): string | undefined {
  const words = WORDS.exec(src)?.[1]?.trim();
  if (!words) return undefined;
  try {
    return decodeURIComponent(words);
  } catch {
    // "Up to 40% off", typed as it is.
    return words;
  }
}

/**
 * Address of a picture, without its words, at a width, by the address template of an image service (`{src}`, `{width}`); empty if it is no
 * picture. data: and blob: addresses, and shops without a service, use the address itself.
 */
export function imageUrl(template: string, src: string, width: number): string {
  // Browsers ignore whitespace in a scheme, and it separates the addresses of a `srcset`.
  const address = src
    .replace(WORDS, '')
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
    imageUrl(runtimeConfig().imageTemplate ?? SHOP.imageTemplate, src, width);
