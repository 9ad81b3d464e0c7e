const DEBOUNCE_MS = 500;

/** Waits until buttons accept another press. A minimum time, so slow machines only make it longer. */
export const passDebounce = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, DEBOUNCE_MS + 50);
  });
