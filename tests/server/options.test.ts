// @vitest-environment node
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { metricsAddressOf, oldAssetsOf, ownFolderNamed } from '#/server/options.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('metrics are served on this machine only, and only with a port', () => {
  vi.stubEnv('METRICS_PORT', undefined);
  expect(metricsAddressOf()).toBeNull();
  vi.stubEnv('METRICS_PORT', '9464');
  expect(metricsAddressOf()).toEqual({ port: 9464, host: '127.0.0.1' });
  vi.stubEnv('METRICS_HOST', '10.0.0.5');
  expect(metricsAddressOf()).toEqual({ port: 9464, host: '10.0.0.5' });
});

it('folders are off if empty, and named clearly if they cannot be used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'options-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped');
  });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const readers = { OLD_ASSETS: oldAssetsOf, OWN: () => ownFolderNamed('OWN') };
  for (const [name, read] of Object.entries(readers)) {
    for (const value of [undefined, '', ' ']) {
      vi.stubEnv(name, value);
      expect(read(), `${name}=${value}`).toBeNull();
    }
    vi.stubEnv(name, folder);
    expect(read()).toBe(folder);
    vi.stubEnv(name, file);
    expect(read).toThrow('stopped');
    expect(said.mock.lastCall?.[0]).toContain(`${name} is ${file}; it must be a folder`);
  }
  vi.stubEnv('OLD_ASSETS', join(folder, 'missing'));
  expect(oldAssetsOf).toThrow('stopped');
  vi.stubEnv('OWN', join(folder, 'made', 'here'));
  expect(existsSync(ownFolderNamed('OWN') ?? '')).toBe(true);
  rmSync(folder, { recursive: true });
});
