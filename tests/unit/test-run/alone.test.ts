import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { alone } from '#scripts/alone.ts';
import { nextTask } from '#tests/next-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'alone-'));
const lock = join(folder, 'build.lock');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => vi.spyOn(console, 'log').mockReturnValue());

it('two commands at once work one after the other', async () => {
  const steps: string[] = [];
  const work = (name: string) =>
    alone(lock, async () => {
      steps.push(`${name} begins`);
      await nextTask();
      steps.push(`${name} ends`);
    });
  await Promise.all([work('one'), work('two')]);
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(existsSync(lock)).toBe(false);
});

it('a failed one lets the next one work', async () => {
  await expect(alone(lock, () => Promise.reject(new Error('No space left')))).rejects.toThrow();
  const work = vi.fn(async () => undefined);
  await alone(lock, work);
  expect(work).toHaveBeenCalledOnce();
});

it('the lock of a process that was killed is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, String(pid));
  const work = vi.fn(async () => undefined);
  await alone(lock, work);
  expect(work).toHaveBeenCalledOnce();
});
