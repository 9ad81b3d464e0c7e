import { vi } from 'vitest';

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** Reports every observed element as visible at once, because the test environment has no layout. */
class VisibleAtOnce {
  readonly #report: Report;
  constructor(report: Report) {
    this.#report = report;
  }
  observe() {
    this.#report([{ isIntersecting: true }]);
  }
  disconnect() {}
  unobserve() {}
}

export const stubIntersection = () => vi.stubGlobal('IntersectionObserver', VisibleAtOnce);
