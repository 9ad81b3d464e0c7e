/** Parses a date of the backend, `yyyy-MM-dd HH:mm:ss` in GMT+8; null if it is invalid. */
export function parseWireTime(text: string | null | undefined): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?$/.exec(text ?? '');
  if (!match) return null;
  const date = new Date(`${match[1]}T${match[2] ?? '00:00:00'}+08:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Day of a date of the backend in its own time zone: `2026-11-20`; empty without one. */
export const wireDay = (text: string | null | undefined): string =>
  parseWireTime(text) ? (text?.slice(0, 10) ?? '') : '';

const WIRE_OFFSET_MS = 8 * 3_600_000;

/** Day at a moment in the time zone of the backend: `2026-11-20`. */
export const wireDayAt = (time: number): string =>
  new Date(time + WIRE_OFFSET_MS).toISOString().slice(0, 10);
