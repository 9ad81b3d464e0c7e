// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { metricsAddressOf } from '#/server/options.ts';

afterEach(() => vi.unstubAllEnvs());

it('metrics are served on this machine only, and only with a port', () => {
  vi.stubEnv('METRICS_PORT', undefined);
  expect(metricsAddressOf()).toBeNull();
  vi.stubEnv('METRICS_PORT', '9464');
  expect(metricsAddressOf()).toEqual({ port: 9464, host: '127.0.0.1' });
  vi.stubEnv('METRICS_HOST', '10.0.0.5');
  expect(metricsAddressOf()).toEqual({ port: 9464, host: '10.0.0.5' });
});
