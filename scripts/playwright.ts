import { spawnSync } from 'node:child_process';
// All servers of the tests share one build.
import './build.ts';
import { ensureChromium } from './chromium.ts';

type Env = Readonly<Record<string, string>>;

/** Our own arguments, and what they set for the tests. */
const OWN: Readonly<Record<string, Env>> = {
  '--as-is': { E2E_PROFILE: 'as-is' },
  '--phone': { E2E_DEVICE: 'phone' },
  '--slow-hands': { E2E_SLOW_HANDS_MS: '60' },
};
/** `--all`: each journey in each of its languages, on both profiles and both devices. */
const ALL = '--all';
const EVERYTHING: readonly Env[] = [
  {},
  { E2E_PROFILE: 'as-is' },
  { E2E_DEVICE: 'phone' },
  { E2E_PROFILE: 'as-is', E2E_DEVICE: 'phone' },
].map((env) => ({ ...env, E2E_ALL: '1' }));

/**
 * Runs Playwright and exits with its code. `--as-is` selects the market profile of the existing backend, `--phone` a
 * phone, `--slow-hands` a pause before each step of the browser, `--all` everything; all other arguments are passed to
 * Playwright.
 */
export function runPlaywright(args: readonly string[], env: Env = {}): void {
  ensureChromium();
  const given = process.argv.slice(2);
  const isOwn = (arg: string) => arg === ALL || arg in OWN;
  const chosen = Object.fromEntries(given.flatMap((arg) => Object.entries(OWN[arg] ?? {})));
  const runs = given.includes(ALL) ? EVERYTHING : [chosen];
  const codes = runs.map(
    (run) =>
      spawnSync('playwright', ['test', ...args, ...given.filter((arg) => !isOwn(arg))], {
        stdio: 'inherit',
        env: { ...process.env, ...env, ...run },
      }).status ?? 1,
  );
  process.exitCode = Math.max(...codes);
}
