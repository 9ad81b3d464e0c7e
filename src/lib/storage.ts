/** A storage of the browser that never throws. Where it is blocked or full, what is put there lasts as long as the page. */
export interface Store {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  clear: () => void;
}

function storeOf(kind: 'localStorage' | 'sessionStorage'): Store {
  const spare = new Map<string, string>();
  // Only to look at a blocked storage throws.
  const attempt = <T>(look: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return look(window[kind]);
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) => spare.get(key) ?? attempt((storage) => storage.getItem(key), () => null),
    set(key, text) {
      spare.delete(key);
      attempt((storage) => storage.setItem(key, text), () => void spare.set(key, text));
    },
    clear() {
      spare.clear();
      attempt((storage) => storage.clear(), () => undefined);
    },
  };
}

/** Lasts as long as the tab. */
export const tabStore = storeOf('sessionStorage');
/** Lasts until somebody signs out. */
export const browserStore = storeOf('localStorage');
