const SAFE = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Browsers drop or encode them, so that `/<tab>/host` leads to another host. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/;

/** The address that a text names; null if it names none. `URL.parse` is younger than the oldest browsers that the shop supports. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** An address from data if it is safe to link to; null otherwise, e.g. for `javascript:`. */
export function safeUrl(address: string | null | undefined): string | null {
  const text = address?.trim();
  if (!text || CONTROL.test(text)) return null;
  if (text.startsWith('/') && !text.startsWith('//') && !text.startsWith('/\\')) return text;
  return SAFE.has(parseUrl(text)?.protocol ?? '') ? text : null;
}

/** A same-origin return path; `/` for any other address. */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path?.startsWith('/')) return '/';
  const url = parseUrl(path, 'https://shop.invalid');
  // The path of `/.//host` is `//host`, as is that of `/en//host` without the language: another origin for other parsers.
  const own = url?.origin === 'https://shop.invalid' && !url.pathname.includes('//');
  return own ? url.pathname + url.search + url.hash : '/';
}
