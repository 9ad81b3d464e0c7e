import type { Page } from '@playwright/test';

/** How far a document moved since it was opened, and the classes of what moved. Waits up to `ms` for the first shift. */
export const layoutShift = (page: Page, ms = 500): Promise<{ moved: number; what: string[] }> =>
  page.evaluate(
    (wait) =>
      new Promise((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[];
          const what = shifts.map(
            ({ value, sources }) =>
              `${value.toFixed(4)} ${sources.map(({ node }) => (node instanceof Element ? node.className : '')).join(', ')}`,
          );
          resolve({ moved: shifts.reduce((sum, { value }) => sum + value, 0), what });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ moved: 0, what: [] }), wait);
      }),
    ms,
  );
