/** A cookie of this page, decoded; null when there is none, none can be read, or it is no text of ours. */
export function readCookie(name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  try {
    const pair = document.cookie.split('; ').find((part) => part.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    return null;
  }
}

/** Writes a cookie. Does nothing if cookies are blocked; read it back to check. @param seconds life time; 0 removes the cookie */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Sandboxed frames throw.
  }
}
