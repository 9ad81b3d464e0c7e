import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry #1 é-'));
  for (const name of ['bin', 'scripts']) mkdirSync(join(folder, name));
  copyFileSync('scripts/run.mjs', join(folder, 'scripts', 'run.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(
    join(folder, 'scripts', 'report.ts'),
    "console.log(JSON.stringify([process.env.NODE_ENV ?? 'none', ...process.argv.slice(2)]));",
  );
  const npm = join(folder, 'bin', 'npm');
  writeFileSync(npm, `#!/bin/sh\necho "$NODE_ENV|$*" >> '${join(folder, 'installed')}'\n`);
  chmodSync(npm, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Node asks the platform for each child; the shell is another one than that of Windows, and splits texts as that does. */
const AS_WINDOWS = `data:text/javascript,Object.defineProperty(process, 'platform', { value: 'win32' })`;

function run(env: Record<string, string>, options: string[] = []) {
  const entry = [join(folder, 'scripts', 'run.mjs'), 'report', 'two words'];
  const { stdout } = spawnSync(process.execPath, [...options, ...entry], {
    encoding: 'utf8',
    env: { ...process.env, ...env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` },
  });
  const installed = readFileSync(join(folder, 'installed'), 'utf8').trim().split('\n');
  return { stdout, install: installed.find((line) => line.includes('|ci')) };
}

describe('the entry point of all commands', () => {
  it.each([{ NODE_ENV: 'production' }, { NODE_ENV: 'development' }, { npm_config_omit: 'dev' }])(
    'installs all packages and runs the command as without %j',
    (env) => {
      const { stdout, install } = run(env);
      expect(install).toMatch(/^\|ci .*--include=dev/);
      expect(stdout).toContain('["none","two words"]');
    },
  );

  it('does not install into the packages of another checkout', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    symlinkSync(other, join(folder, 'node_modules'));
    expect(run({}).install).toContain('|ci');
    expect(readdirSync(other)).toEqual([]);
    expect(readdirSync(join(folder, 'node_modules'))).toEqual(['.lychee-lock']);
  });

  it('keeps folders and arguments with spaces together, also on Windows', () => {
    const { stdout } = run({ comspec: '/bin/sh' }, ['--import', AS_WINDOWS]);
    expect(stdout).toContain('["none","two words"]');
  });
});

/** The folder of a checkout may have brackets in its name: as part of a pattern they would match another one, or nothing. */
it('no pattern for files has the name of a folder in it', () => {
  const found = globSync('{scripts,tests,src,mocks}/**/*.{ts,tsx}').filter((file) =>
    /globSync\((?:join\(|`\$\{root)/.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
