import type { StyleProbe } from './apply.ts';

declare global {
  interface Window {
    __breakageReached?: (id: string) => Promise<void>;
  }
}

interface Settings {
  active: string;
  attribute: string;
  probes: StyleProbe[];
}

/** Runs in a page before its scripts: selects the active breakage and reports each one that the page reaches. */
export function installBreakages({ active, attribute, probes }: Settings): void {
  const reached = new Set<string>();
  function report(id: string) {
    if (reached.has(id) || !window.__breakageReached) return;
    reached.add(id);
    void window.__breakageReached(id);
  }
  globalThis.__breakage = (id) => {
    report(id);
    return id === active;
  };
  const mark = () => document.documentElement?.setAttribute(attribute, active);
  mark();
  // The document may not have its root element yet.
  const observer = new MutationObserver(() => {
    mark();
    observer.disconnect();
  });
  observer.observe(document, { childList: true });
  if (!window.__breakageReached) return;
  const findStyles = () => {
    for (const { id, selector, media } of probes)
      if ((!media || matchMedia(media).matches) && document.querySelector(selector)) report(id);
  };
  setInterval(findStyles, 200);
  addEventListener('beforeprint', findStyles);
}
