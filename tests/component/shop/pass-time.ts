import { act } from '@testing-library/react';

/** Timers of React, of user-event and of the market are shorter, and are left alone. */
const SHORT_MS = 50;
/** For so long a page shows something, such as a toast: until the test lets time pass, not until a busy machine is late. */
const SHOWN_MS = { min: 2500, max: 20_000 };

interface Timer {
  due: number;
  run: () => void;
}

/** A clock that runs like the real one but for what is shown for a while, and that a test can put forward. */
function installClock() {
  const { setTimeout, clearTimeout } = globalThis;
  const realNow = performance.now.bind(performance);
  const pending = new Map<unknown, Timer>();
  let ahead = 0;
  const now = () => realNow() + ahead;

  function start(work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
    if (ms < SHORT_MS) return setTimeout(work, ms, ...args);
    const isShown = ms >= SHOWN_MS.min && ms <= SHOWN_MS.max;
    const handle = isShown ? setTimeout(() => undefined) : setTimeout(run, ms);
    function run() {
      stop(handle);
      work(...args);
    }
    pending.set(handle, { due: now() + ms, run });
    return handle;
  }
  function stop(handle: Parameters<typeof clearTimeout>[0]) {
    pending.delete(handle);
    clearTimeout(handle);
  }
  Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
  performance.now = now;

  return function passTime(ms: number): Promise<void> {
    return act(async () => {
      ahead += ms;
      const due = [...pending.values()].filter((timer) => timer.due <= now());
      for (const { run } of due.toSorted((one, other) => one.due - other.due)) run();
    });
  };
}

/**
 * Lets time pass without waiting: runs the timers that are due by then. Of others the short ones end as late as
 * they were going to.
 * @param ms at least 50
 */
export const passTime = installClock();
