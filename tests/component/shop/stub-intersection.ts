import { vi } from 'vitest';

type Report = (entries: { isIntersecting: boolean }[]) => void;

/**
 * Reports every observed element at once, because the test environment has no layout.
 * @param isIntersecting false for pages that are scrolled past every element
 */
export function stubIntersection(isIntersecting = true) {
  class ReportsAtOnce {
    readonly #report: Report;
    constructor(report: Report) {
      this.#report = report;
    }
    observe() {
      this.#report([{ isIntersecting }]);
    }
    disconnect() {}
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', ReportsAtOnce);
}
