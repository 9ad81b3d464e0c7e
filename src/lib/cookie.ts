/** A cookie of this page, decoded; null when there is none. */
export function readCookie(name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(start));
  return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
}

/** @param seconds life time; 0 removes the cookie */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}
