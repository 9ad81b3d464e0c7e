import { afterEach, describe, expect, it } from 'vitest';
import { provideRuntimeConfig } from '#/config/runtime.ts';
import { dayText, stampText, timeOfDay, zonesText } from '#/i18n/format.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { offsetIn } from '#/server/member/zone.ts';

const HALF_HOUR_MS = 1_800_000;

/** Where the shop sells, and where clocks change by an hour, by half an hour, and at half past midnight. */
const ZONES = [
  'Asia/Vientiane',
  'Asia/Shanghai',
  'Europe/Paris',
  'America/St_Johns',
  'Australia/Lord_Howe',
];
/** New Year, both changes of the clocks in the north, and those in the south. */
const DAYS = [
  '2025-12-31',
  '2026-03-08',
  '2026-03-29',
  '2026-04-04',
  '2026-10-03',
  '2026-10-25',
  '2026-11-01',
];

/** Every half hour of the day and of the next one, in UTC. */
const timesOf = (day: string) =>
  Array.from({ length: 96 }, (_, at) => new Date(Date.parse(day) + at * HALF_HOUR_MS));

/** What a clock on the wall shows: `2026-11-20 09:42`. */
function wallClock(zone: string): (date: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (date) => format.format(date);
}

const setZone = (zone: string) =>
  provideRuntimeConfig(() => {
    const offset = offsetIn(zone);
    return offset ? { offset } : {};
  });

afterEach(() => provideRuntimeConfig(() => ({})));

describe.each(ZONES)('the clock in %s', (zone) => {
  it('is that of the wall, at midnight and where it changes', () => {
    setZone(zone);
    const onWall = wallClock(zone);
    const times = DAYS.flatMap(timesOf);
    expect(times.map(stampText)).toEqual(times.map(onWall));
    expect(times.map((time) => `${dayText(time)} ${timeOfDay(time)}`)).toEqual(times.map(onWall));
  });
});

describe.each([...ZONES, 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])('far dates in %s', (zone) => {
  it.each(['9999-12-31 23:59:59', '9999-12-31', '0000-01-01 00:00:00'])(
    '%s has a year of four digits: it is the last or first one that the wire can write',
    (text) => {
      setZone(zone);
      const date = parseWireTime(text);
      expect(stampText(date)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
      expect(`${dayText(date)} ${timeOfDay(date)}`).toBe(stampText(date));
    },
  );
});

describe('the zone of several times', () => {
  const [summer, winter] = [new Date('2026-10-25T00:30:00Z'), new Date('2026-10-25T01:30:00Z')];

  it('is named once', () => {
    setZone('Asia/Vientiane');
    expect(zonesText([winter, summer])).toBe('UTC+7');
  });

  it('has both sides of a change of the clocks: the same time of day was there twice', () => {
    setZone('Europe/Paris');
    expect(stampText(summer)).toBe(stampText(winter));
    expect(zonesText([winter, summer])).toBe('UTC+1, UTC+2');
  });
});
