const SAFE = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** An address from data that may be linked to, else null (`javascript:` and the like). */
export function safeUrl(address: string | null | undefined): string | null {
  const text = address?.trim();
  if (!text) return null;
  if (text.startsWith('/') && !text.startsWith('//') && !text.startsWith('/\\')) return text;
  try {
    return SAFE.has(new URL(text).protocol) ? text : null;
  } catch {
    return null;
  }
}

/** A path of this shop to return to, else `/`: never another origin. */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path?.startsWith('/')) return '/';
  const url = URL.parse(path, 'https://shop.invalid');
  // `/.//host` stays on this origin until its path is taken for an address of its own.
  const own = url?.origin === 'https://shop.invalid' && !url.pathname.startsWith('//');
  return own ? url.pathname + url.search + url.hash : '/';
}
