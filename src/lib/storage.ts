/** A storage of the browser that never throws. Where it is blocked or full, what is put there lasts as long as the page. */
export interface Store {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  clear: () => void;
}

function storeOf(kind: 'localStorage' | 'sessionStorage'): Store {
  const spare = new Map<string, string>();
  const own = (): Storage | null => {
    try {
      // Only to look at a blocked storage throws.
      return window[kind];
    } catch {
      return null;
    }
  };
  return {
    get: (key) => spare.get(key) ?? own()?.getItem(key) ?? null,
    set(key, text) {
      try {
        window[kind].setItem(key, text);
        spare.delete(key);
      } catch {
        spare.set(key, text);
      }
    },
    clear() {
      spare.clear();
      own()?.clear();
    },
  };
}

/** Lasts as long as the tab. */
export const tabStore = storeOf('sessionStorage');
/** Cleared on sign-out. */
export const browserStore = storeOf('localStorage');
