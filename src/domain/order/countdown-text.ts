const MINUTE = 60;
const HOUR = 3600;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Whole seconds until a moment, never below 0. */
export const secondsLeft = (end: Date, now: number): number =>
  Math.max(0, Math.ceil((end.getTime() - now) / 1000));

/** `23:41`, or `1:05:09` from an hour on. */
export function countdownText(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = twoDigits(seconds % MINUTE);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${twoDigits(minutes)}:${rest}`;
}
