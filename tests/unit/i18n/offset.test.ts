import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { offsetIn } from '#/server/member/zone.ts';

const DAY_MS = 86_400_000;
/** Every eleventh day and fifth hour or so, of years with and without changes of the clocks. */
const TIMES = Array.from({ length: 200 }, (_, at) => Date.UTC(2020, 0, 1) + at * 11.21 * DAY_MS);

/** Offsets of a machine in the zone: a process keeps the zone that it starts in. */
const offsetsOfMachine = (zone: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--eval',
        `console.log(JSON.stringify(${JSON.stringify(TIMES)}.map((time) => 0 - new Date(time).getTimezoneOffset())))`,
      ],
      { env: { ...process.env, TZ: zone, NODE_OPTIONS: '' }, encoding: 'utf8' },
    ),
  ) as number[];

it.each([
  'UTC',
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])('the offset of %s is that of a machine in it', (zone) => {
  const offset = offsetIn(zone);
  expect(TIMES.map((time) => offset?.(new Date(time)))).toEqual(offsetsOfMachine(zone));
});

it.each(['', 'Mars/Olympus', 'a'.repeat(5000), 'Asia/Shanghai\n', '../etc', '{}'])(
  '%j is no time zone',
  (zone) => expect(offsetIn(zone)).toBeNull(),
);
