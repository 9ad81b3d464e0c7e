/** Decoded value of a cookie of a list, as pages and requests have it; null if it is missing or cannot be decoded. */
export function cookieIn(list: string, name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  const pair = list.split('; ').find((part) => part.startsWith(start));
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    return null;
  }
}

/** Decoded value of a cookie; null if it is missing, blocked or cannot be decoded. */
export function readCookie(name: string): string | null {
  try {
    return cookieIn(document.cookie, name);
  } catch {
    return null;
  }
}

/** Writes a cookie. Does nothing if cookies are blocked; read it back to check. @param seconds lifetime; 0 removes it */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Sandboxed frames throw.
  }
}
