import { shopOrigin } from '#/config/runtime.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { srcFor } from '#/shared/picture/src-for.ts';

/** Minimum width of large previews in search engines and social networks. */
const WIDTH = 1200;

/** Absolute address of a large picture; undefined if it is not public. */
export function pictureAddress(src: string | null | undefined): string | undefined {
  const address = src ? safeUrl(srcFor(src)(WIDTH)) : null;
  if (address?.startsWith('/')) return shopOrigin() + address;
  return address && /^https?:/.test(address) ? address : undefined;
}
