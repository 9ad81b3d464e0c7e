import { vi } from 'vitest';

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** What observed elements report to. */
const observed = new Map<Element, Report>();

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
    observe(target: Element) {
      observed.set(target, this.#report);
      this.#report([{ target, isIntersecting }]);
    }
    disconnect() {}
    unobserve(target: Element) {
      observed.delete(target);
    }
  }
  vi.stubGlobal('IntersectionObserver', ReportsAtOnce);
}

/** Scrolls an observed element to the viewport, or away from it. */
export const scrollElement = (target: Element, isIntersecting: boolean): void =>
  observed.get(target)?.([{ target, isIntersecting }]);
