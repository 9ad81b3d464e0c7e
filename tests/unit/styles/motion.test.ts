import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { freeMotion, hasFreeMotion } from '#scripts/styles/motion.ts';
import { unsetProperties } from '#scripts/styles/custom-properties.ts';

const tokens = postcss.parse(readFileSync('src/ui/tokens.css', 'utf8'));

/** Durations by token, with or without reduced motion. */
function durations(isReduced: boolean): Map<string, string> {
  const found = new Map<string, string>();
  tokens.walkDecls(/^--t-/, ({ prop, value, parent }) => {
    const media = parent?.parent?.type === 'atrule' ? parent.parent : null;
    if ((media !== null) === isReduced) found.set(prop, value);
  });
  return found;
}

test('motion takes 120 to 240 ms', () => {
  const times = durations(false);
  for (const name of ['--t-fast', '--t-base', '--t-slow']) {
    const time = parseInt(times.get(name) ?? '', 10);
    expect(time, name).toBeGreaterThanOrEqual(120);
    expect(time, name).toBeLessThanOrEqual(240);
  }
});

test('reduced motion sets every duration to 0', () => {
  const all = [...durations(false).keys()].filter((name) => name !== '--t-wait');
  const reduced = durations(true);
  expect([...reduced.keys()]).toEqual(all);
  expect([...new Set(reduced.values())]).toEqual(['0ms']);
});

test.each([
  ['transition', 'opacity 300ms'],
  ['transition', 'opacity .2s var(--ease-out)'],
  ['animation', 'pop var(--t-fast) cubic-bezier(0, 0, 1, 1)'],
  ['animation', 'pop var(--t-fast) 100ms'],
  ['animation-duration', '1s'],
  ['transition-timing-function', 'ease'],
])('%s: %s is no token', (prop, value) => {
  expect(hasFreeMotion(prop, value)).toBe(true);
});

test.each([
  ['transition', 'opacity var(--t-fast) var(--ease-out) var(--t-wait)'],
  ['animation', 'skelIn 0s var(--t-wait) backwards'],
  ['animation', 'spin var(--t-spin) linear infinite'],
  ['animation', 'none'],
  ['width', '2s'],
])('%s: %s is allowed', (prop, value) => {
  expect(hasFreeMotion(prop, value)).toBe(false);
});

test('names the declaration in a sheet', () => {
  const sheet = postcss.parse('.a { color: var(--red); transition: color 1s; }');
  expect(freeMotion(sheet)).toEqual(['transition: color 1s']);
});

test('finds custom properties that nothing sets', () => {
  const files = new Map([
    ['a.css', '.a { --width: 1px; width: var(--width); color: var(--red-500); top: var(--x, 0); }'],
    ['b.css', '@property --high { inherits: false } .b { height: var(--high); left: var(--y); }'],
    ['c.ts', "style.setProperty('--y', '1px')"],
  ]);
  expect(unsetProperties(files)).toEqual(['a.css: nothing sets --red-500']);
});
