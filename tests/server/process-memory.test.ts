import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'shop-memory-'));
const script = join(folder, 'start.ts');
writeFileSync(
  script,
  `import { applyMemorySettings } from '${join(process.cwd(), 'src', 'server', 'process-memory.ts')}';
applyMemorySettings();
console.log(JSON.stringify({ pid: process.pid, malloc: process.env.MALLOC_TRIM_THRESHOLD_, flags: process.execArgv, rest: process.argv.slice(2) }));`,
);
afterAll(() => rmSync(folder, { recursive: true }));

function run(env: Record<string, string>) {
  const { pid, stdout, stderr } = spawnSync(process.execPath, [script, '--no-cache'], {
    env: { PATH: process.env.PATH, NO_COLOR: '1', ...env },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { pid, started: JSON.parse(stdout) as Record<string, unknown> };
}

describe.skipIf(process.platform !== 'linux')('memory settings of the server', () => {
  it('are applied once, to the same process with the same arguments', () => {
    const { pid, started } = run({});
    expect(started).toEqual({
      pid,
      malloc: '8388608',
      flags: ['--max-semi-space-size=8', '--max-old-space-size=256', '--heap-growing-percent=100'],
      rest: ['--no-cache'],
    });
  });

  it.each([
    { NODE_OPTIONS: '--max-old-space-size=512' },
    { NODE_OPTIONS: '--max_semi_space_size=16' },
    { MALLOC_TRIM_THRESHOLD_: '65536' },
    { MALLOC_ARENA_MAX: '4' },
  ])('of the operator are kept: %o', (env) => {
    const { started } = run(env);
    expect(started).toMatchObject({ flags: [], rest: ['--no-cache'] });
    expect(started.malloc).toBe(env.MALLOC_TRIM_THRESHOLD_);
  });
});
