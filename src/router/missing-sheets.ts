const missing = new Set<string>();

/** Records style sheets that failed to load: the bundler requests each one once and treats a failed one as loaded. */
export function rememberMissingSheets(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-lost]'))
    missing.add(href);
  const remember = ({ target }: Event) =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missing.add(target.href);
  window.addEventListener('error', remember, { capture: true });
}

function load(href: string): Promise<void> {
  missing.delete(href);
  return new Promise((done) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

/** Retries the style sheets that failed to load. Those that fail again are retried by the next call. */
export async function loadMissingSheets(): Promise<void> {
  await Promise.all([...missing].map(load));
}
