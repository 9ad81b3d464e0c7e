/** Name of the shopper's time zone, for the server. */
export const ZONE_COOKIE = 'lychee.zone';

/** Name of the time zone of this machine, e.g. `Europe/Berlin`. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Minutes from UTC of this machine's clocks now, in winter and in summer: two zones with the same three show the same times. */
export function ownOffsets(): string {
  const now = new Date();
  const year = now.getFullYear();
  const dates = [now, new Date(year, 0, 1), new Date(year, 6, 1)];
  return dates.map((date) => -date.getTimezoneOffset()).join();
}
