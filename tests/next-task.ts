/** Resolves after the tasks that are due now: timers without a delay, and what they start. Takes no time. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
