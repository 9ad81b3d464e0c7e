const missing = new Set<string>();

/** The bundler asks for a style sheet once and takes it for there even when it could not be loaded: here such sheets are remembered. */
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

/** Asks once more for the sheets that could not be loaded. What cannot be had now either is asked for the next time. */
export async function loadMissingSheets(): Promise<void> {
  await Promise.all([...missing].map(load));
}
