const PATIENCE_MS = 10_000;

/** A provider's script did not come: no network, a blocker, or a policy. */
export class ProviderBlocked extends Error {
  override name = 'ProviderBlocked';
}

const coming = new Map<string, Promise<void>>();

function fetchScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = window.setTimeout(fail, PATIENCE_MS);
    function fail() {
      window.clearTimeout(timer);
      script.remove();
      reject(new ProviderBlocked(src));
    }
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      window.clearTimeout(timer);
      resolve();
    });
    script.async = true;
    script.src = src;
    document.head.append(script);
  });
}

/** Loads a third-party script once; a failed one can be retried. */
export function loadScript(src: string): Promise<void> {
  const known = coming.get(src);
  if (known) return known;
  const promise = fetchScript(src);
  coming.set(src, promise);
  promise.catch(() => coming.delete(src));
  return promise;
}

/** `waiting`, or its failure when it takes too long. */
export const inTime = <T>(waiting: Promise<T>, what: string): Promise<T> =>
  Promise.race([
    waiting,
    new Promise<never>(
      (_resolve, reject) =>
        void window.setTimeout(() => reject(new ProviderBlocked(what)), PATIENCE_MS),
    ),
  ]);
