import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { watchLines } from '#scripts/soak/log-lines.ts';
import { growthOf, slopeOf } from '#scripts/soak/memory.ts';
import { createRandom } from '#scripts/soak/random.ts';

const samples = (megabytes: number[]) =>
  megabytes.map((one, index) => ({ minutes: index / 2, megabytes: one }));

describe('the memory of a soak test', () => {
  test('has the slope of its regression line', () => {
    expect(slopeOf(samples([100, 101, 102, 103]))).toBeCloseTo(2);
    expect(slopeOf(samples([100, 110, 100, 110]))).toBeCloseTo(4);
    expect(slopeOf(samples([100]))).toBe(0);
  });

  test('grows by what the second half adds; the first one may fill caches', () => {
    expect(growthOf(samples([100, 150, 200, 250, 250, 250, 250, 250]))).toBeCloseTo(0);
    expect(growthOf(samples([100, 100, 100, 100, 100, 110, 120, 130]))).toBeCloseTo(30);
    expect(growthOf([])).toBe(0);
  });
});

test('log lines are counted by event; text, faults and unknown events are unexpected', async () => {
  const backend = [
    '{"event":"fault","name":"ApiError"}',
    '{"event":"fault","problem":"http://a cannot be reached"}',
  ];
  const output = [
    ...backend,
    '{"event":"page"}',
    '{"event":"page"}',
    '{"event":"fault"}',
    'Error: lost',
  ];
  const stream = Readable.from(output.map((line) => `${line}\n`));
  const lines = watchLines(stream);
  await expect.poll(() => lines.counts).toEqual({ 'backend fault': 2, page: 2, fault: 1, text: 1 });
  expect(lines.unexpected).toEqual(['{"event":"fault"}', 'Error: lost']);
});

test('random numbers are the same for the same seed, and spread evenly', () => {
  const list = (seed: number) => Array.from({ length: 10_000 }, createRandom(seed));
  expect(list(7)).toEqual(list(7));
  expect(list(7)).not.toEqual(list(8));
  const share = list(7).filter((one) => one < 0.1).length / 10_000;
  expect(share).toBeGreaterThan(0.09);
  expect(share).toBeLessThan(0.11);
});
