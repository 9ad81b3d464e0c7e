import { LRUCache } from 'lru-cache';

/** Zones of the world are fewer; a client may send others. */
const ZONES = 500;
const NAME = /^[\w+\-/:]{1,40}$/;
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d))?/;

const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: ZONES });

function formatterOf(zone: string): Intl.DateTimeFormat | null {
  if (!NAME.test(zone)) return null;
  const known = formatters.get(zone);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    formatters.set(zone, made);
    return made;
  } catch {
    return null;
  }
}

/**
 * Minutes that a time zone is ahead of UTC at a point in time; null if there is no such zone.
 * @param zone e.g. `Europe/Berlin`; from a client
 */
export function offsetIn(zone: string): ((date: Date) => number) | null {
  const formatter = formatterOf(zone);
  if (!formatter) return null;
  return (date) => {
    const [, sign, hours, minutes] = OFFSET.exec(formatter.format(date)) ?? [];
    const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
    return sign === '-' ? -ahead : ahead;
  };
}
