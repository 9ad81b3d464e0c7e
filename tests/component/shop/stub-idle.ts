import { vi } from 'vitest';

/** The browser is always idle. Without the stub it has no `requestIdleCallback`, and work waits for two seconds. */
export function stubIdle(): void {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}
