/** Lets at most `max` jobs run at once; the others wait in line. */
export function limit(max: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = max;

  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async (job) => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
}
