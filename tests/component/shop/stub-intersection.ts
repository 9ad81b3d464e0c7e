import { vi } from 'vitest';

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** What observed elements report to. */
const observed = new Map<Element, Report>();

/** As a browser with a busy main thread reports it: together with the change before. */
const changesOf = (target: Element, isIntersecting: boolean) =>
  isIntersecting
    ? [false, true].map((one) => ({ target, isIntersecting: one }))
    : [{ target, isIntersecting }];

/**
 * Reports every observed element at once, because the test environment has no layout. An element that is observed again is
 * out of sight, as the end of a list is after more rows have come: else lists would be loaded to their ends.
 * @param isIntersecting false for pages that are scrolled past every element
 */
export function stubIntersection(isIntersecting = true) {
  const seen = new WeakSet<Element>();
  class ReportsAtOnce {
    readonly #report: Report;
    constructor(report: Report) {
      this.#report = report;
    }
    observe(target: Element) {
      observed.set(target, this.#report);
      this.#report(changesOf(target, isIntersecting && !seen.has(target)));
      seen.add(target);
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
  observed.get(target)?.(changesOf(target, isIntersecting));
