import { shopOrigin } from '../../config/origin.ts';
import { safeUrl } from '../../lib/safe-url.ts';
import { srcFor } from '../picture/src-for.ts';

/** What search engines and social networks want at least for a large preview. */
const WIDTH = 1200;

/** Absolute address of a picture, large; undefined when it is none that others could fetch. */
export function pictureAddress(src: string | null | undefined): string | undefined {
  const address = src ? safeUrl(srcFor(src)(WIDTH)) : null;
  if (address?.startsWith('/')) return shopOrigin() + address;
  return address && /^https?:/.test(address) ? address : undefined;
}
