/** Browser storage that never throws. If it is blocked or full, values are kept in memory. */
export interface Store {
  get: (key: string) => string | null;
  set: (key: string, text: string) => void;
  clear: () => void;
}

function storeOf(kind: 'localStorage' | 'sessionStorage'): Store {
  const spare = new Map<string, string>();
  const own = (): Storage | null => {
    try {
      // Accessing a blocked storage throws.
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

/** Kept for the lifetime of the tab. */
export const tabStore = storeOf('sessionStorage');
/** Cleared on sign-out. */
export const browserStore = storeOf('localStorage');
