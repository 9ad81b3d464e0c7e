/** All cookies of this page; none where the browser hides them. */
function jar(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A cookie of this page, decoded; null when there is none. */
export function readCookie(name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  const pair = jar().split('; ').find((part) => part.startsWith(start));
  return pair === undefined ? null : decoded(pair.slice(start.length));
}

/** Where cookies are blocked this does nothing. @param seconds life time; 0 removes the cookie */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // Whoever needs to know reads it back.
  }
}
