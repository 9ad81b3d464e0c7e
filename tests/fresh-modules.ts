import { afterAll, vi } from 'vitest';

// Files share a worker, its packages and its document. Our own modules, which keep state, are evaluated for each file.
afterAll(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if (typeof document === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
  const { documentElement: root } = document;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
