const TIMEOUT_MS = 10_000;

/** A provider's script could not be loaded: network, content blocker or policy. */
export class ProviderBlocked extends Error {
  override name = 'ProviderBlocked';
}

const requested = new Map<string, Promise<void>>();

function fetchScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = window.setTimeout(fail, TIMEOUT_MS);
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
  const known = requested.get(src);
  if (known) return known;
  const promise = fetchScript(src);
  requested.set(src, promise);
  promise.catch(() => requested.delete(src));
  return promise;
}

/** Rejects if the promise is not settled in time. */
export const withTimeout = <T>(promise: Promise<T>, src: string): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>(
      (_resolve, reject) =>
        void window.setTimeout(() => reject(new ProviderBlocked(src)), TIMEOUT_MS),
    ),
  ]);
