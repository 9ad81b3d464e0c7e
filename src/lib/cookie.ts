/** Decoded value of a cookie; null if it is missing, blocked or cannot be decoded. */
export function readCookie(name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  try {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
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
