import { describe, expect, it } from 'vitest';
import { percentile, summarize } from '#scripts/vitals/summarize.ts';
import { vitalsText } from '#scripts/vitals/text.ts';

async function* logOf(lines: unknown[]) {
  for (const line of lines) yield await Promise.resolve(line);
}

describe('the table of field data', () => {
  it('has percentiles by nearest rank', () => {
    const values = Array.from({ length: 20 }, (_, index) => 20 - index);
    expect([0.5, 0.75, 0.95].map((share) => percentile(values, share))).toEqual([10, 15, 19]);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.5)).toBeUndefined();
  });

  it('lists pages by visits, and counts errors, violations and dropped lines', async () => {
    const summary = await summarize(
      logOf([
        { event: 'page', route: '/', ms: 5 },
        null,
        { event: 'vitals', route: '/', lcp: 1000, cls: 0.1, dropped: 0 },
        { event: 'vitals', route: '/goods_detail/:id', lcp: 900, inp: 40, cls: 0, dropped: 3 },
        { event: 'vitals', route: '/goods_detail/:id', lcp: 1100, dropped: 0 },
        {
          event: 'browser-error',
          route: '/',
          name: 'TypeError',
          message: 'x is not a function',
          at: ['assets/a.js:1:2'],
          count: 4,
          dropped: 1,
        },
        { event: 'violation', operation: 'userInfo', field: 'data.id', code: 'invalid_type' },
        { event: 'violation', operation: 'userInfo', field: 'data.id', code: 'invalid_type' },
      ]),
    );
    const rows = vitalsText(summary).split('\n');
    expect(rows[1]?.split(/ +/)).toEqual(
      '/goods_detail/:id 2 900 1100 1100 40 40 40 0.000 0.000 0.000'.split(' '),
    );
    expect(rows[2]?.split(/ +/)).toEqual('/ 1 1000 1000 1000 - - - 0.100 0.100 0.100'.split(' '));
    expect(rows).toContain('Errors in browsers: 4');
    expect(rows).toContain('      4  /  TypeError: x is not a function  assets/a.js:1:2');
    expect(rows).toContain('      2  userInfo  data.id  invalid_type');
    expect(rows.at(-1)).toContain(': 4');
  });
});
