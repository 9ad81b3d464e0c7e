import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Selection } from './options.ts';

/** Collects the screens that could not be taken. */
export const MISSED = 'missed.txt';

/** Serves a built checkout, takes its screens with Playwright, and stores them as PNG in a folder. */
export function takeScreens(checkout: string, out: string, selection: Selection): void {
  rmSync(join(out, MISSED), { force: true });
  mkdirSync(out, { recursive: true });
  const started = performance.now();
  spawnSync('playwright', ['test', '--config', join(import.meta.dirname, 'playwright.config.ts')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      E2E_ROOT: checkout,
      SCREENS: JSON.stringify({ out, selection } satisfies TakeOptions),
    },
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const taken = globSync('**/*.png', { cwd: out }).length;
  if (taken === 0) throw new Error('No screens were taken; see the output above.');
  console.log(`${taken} screens in ${out}, ${seconds} s`);
  const missed = join(out, MISSED);
  if (existsSync(missed)) console.log(`Not reached:\n${readFileSync(missed, 'utf8')}`);
}

export interface TakeOptions {
  out: string;
  selection: Selection;
}

/** The options that `takeScreens` passes to Playwright's processes. */
export const takeOptions = (): TakeOptions =>
  JSON.parse(process.env.SCREENS ?? 'null') as TakeOptions;
