const missing = new Map<string, Promise<void> | null>();

/** The bundler asks for a style sheet once and takes it for there even when it could not be loaded: here such sheets are remembered. */
export function rememberMissingSheets(): void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    missing.set(target.href, null);
    target.remove();
  };
  window.addEventListener('error', remember, { capture: true });
}

function load(href: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => {
      missing.delete(href);
      done();
    };
    link.onerror = () => {
      // One that is nowhere must not keep every page from being shown.
      if (navigator.onLine) missing.delete(href);
      fail(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
}

/** Asks again for the sheets that could not be loaded, and fails when they cannot be had now either. */
export async function loadMissingSheets(): Promise<void> {
  const again = [...missing].map(([href, coming]) => {
    const loading = coming ?? load(href);
    missing.set(href, loading);
    return loading;
  });
  await Promise.all(again);
}
