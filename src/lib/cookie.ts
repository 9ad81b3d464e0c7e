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

/** Where another cookie of the same name reaches this page from: parent domains, and folders of its address. */
function otherScopes({ hostname, pathname }: Location): string[] {
  const names = hostname.split('.');
  const domains = ['', ...names.map((_, at) => `; Domain=${names.slice(at).join('.')}`)];
  const parts = pathname.includes(';') ? [] : pathname.split('/').slice(1);
  const folders = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])].flatMap((folder) =>
    domains.map((domain) => `; Path=${folder}${domain}`),
  );
}

/**
 * Writes a cookie. Does nothing if cookies are blocked; read it back to check. One of the same name, of a parent domain or a
 * folder, is removed if browsers would read it instead: an older shop may have left it.
 * @param seconds lifetime; 0 removes it
 */
export function writeCookie(name: string, value: string, seconds: number): void {
  const { location } = window;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const write = (text: string, life: number, scope: string) => {
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(text)}; Max-Age=${life}${scope}; SameSite=Lax${secure}`;
  };
  try {
    write(value, seconds, '; Path=/');
    const read = readCookie(name);
    if (read === null || (read === value && seconds > 0)) return;
    for (const scope of otherScopes(location)) write('', 0, scope);
    write(value, seconds, '; Path=/');
  } catch {
    // Sandboxed frames throw.
  }
}
