/**
 * Lets steps that occupy the processor begin one per turn of the event loop, in their order, so that requests that arrive
 * meanwhile are served in between.
 */
export function turns() {
  let last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn. What it schedules with `setImmediate` at once runs before the next one's. */
  return function turn(): Promise<void> {
    const mine = last;
    last = mine.then(
      () =>
        new Promise((resolve) => {
          // The first follows what the caller schedules; between it and the second, connections are served.
          setImmediate(() => setImmediate(resolve));
        }),
    );
    return mine;
  };
}
