import type { Page } from '@playwright/test';

/** How far a document moved since it was opened, and what moved. Waits up to `ms` for the first shift. */
export const layoutShift = (page: Page, ms = 500): Promise<{ moved: number; what: string[] }> =>
  page.evaluate(
    (wait) =>
      new Promise((resolve) => {
        type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
        type Shift = PerformanceEntry & { value: number; sources: Source[] };
        const area = ({ x, y, width, height }: DOMRect) =>
          `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('x')}`;
        const move = ({ node, previousRect, currentRect }: Source) =>
          `${node instanceof Element ? node.className : node?.textContent}: ${area(previousRect)} to ${area(currentRect)}`;
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[];
          const what = shifts.map(
            ({ value, startTime, sources }) =>
              `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${sources.map(move).join('; ')}`,
          );
          resolve({ moved: shifts.reduce((sum, { value }) => sum + value, 0), what });
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ moved: 0, what: [] }), wait);
      }),
    ms,
  );
