/** Name of the shopper's time zone, for the server. */
export const ZONE_COOKIE = 'lychee.zone';

/** Name of the time zone of this machine, e.g. `Europe/Berlin`. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
