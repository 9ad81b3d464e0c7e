// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsOptions } from '#/server/events-options.ts';
import { fieldOptions, traceOptions } from '#/server/field/options.ts';
import * as options from '#/server/options.ts';
import { configuredOrigin } from '#/server/origin.ts';
import { purgeOptions } from '#/server/purge/options.ts';
import { securityOptions } from '#/server/security-options.ts';
import { isSwitchedOn, setting } from '#/server/setting.ts';

const NUMBERS = ['abc', '-1', '1.5', '1e9', '0x10', '٣', '99999999999'];
const ADDRESSES = ['foo', 'ftp://a.example', 'javascript:alert(1)', 'https://'];
const ORIGINS = [
  ...ADDRESSES,
  'https://a.example/path',
  'https://a.example/?',
  'https://user:secret@a.example',
  'https://*.example',
  'https://a.example\nfoo',
];
const POLICIES = ["'self'; script-src *", 'a\nb', 'javascript:'];

/** What reads each variable, other variables that it needs, and texts that it refuses. */
const SETTINGS: Record<
  string,
  { read: () => unknown; given?: Record<string, string>; refused?: readonly string[] }
> = {
  API_TARGET: { read: options.targetOf, refused: ORIGINS },
  PORT: { read: options.portOf, refused: [...NUMBERS, '0', '70000'] },
  WORKERS: { read: options.workersOf, refused: [...NUMBERS, '0'] },
  TRUSTED_PROXIES: {
    read: options.checkTrustedProxies,
    refused: ['abc', '1.2.3.4/99', '*', 'proxy.example'],
  },
  PAGE_CACHE_MB: { read: options.cacheBytesOf, refused: [...NUMBERS, '0'] },
  BACKEND_ANSWER_MB: { read: options.answerLimitsOf, refused: [...NUMBERS, '0'] },
  BACKEND_MEMORY_MB: { read: options.answerLimitsOf, refused: [...NUMBERS, '0'] },
  OLD_ASSETS: { read: options.oldAssetsOf, refused: ['/dev/null', '/dev/null/a'] },
  SITEMAP_FOLDER: {
    read: () => options.ownFolderNamed('SITEMAP_FOLDER'),
    refused: ['/dev/null', '/dev/null/a'],
  },
  SHOP_ORIGIN: { read: configuredOrigin, refused: ORIGINS },
  PROVIDERS: { read: securityOptions, refused: ['foo', 'none,stripe'] },
  FORM_ACTION: { read: securityOptions, refused: POLICIES },
  FRAME_ANCESTORS: { read: securityOptions, refused: POLICIES },
  CSP_MODE: { read: securityOptions, refused: ['off'] },
  CSP_REPORTS: { read: securityOptions, refused: ['yes', 'true'] },
  HSTS: { read: securityOptions, refused: ['nonsense', 'max-age=1\nX: y'] },
  DRAIN_SECONDS: { read: options.drainMsOf, refused: [...NUMBERS, '301'] },
  METRICS_PORT: { read: options.metricsAddressOf, refused: [...NUMBERS, '0', '4173'] },
  METRICS_HOST: { read: options.metricsAddressOf, given: { METRICS_PORT: '9464' } },
  PURGE_SECRET: { read: purgeOptions, refused: ['short'] },
  PURGE_EDGES: { read: purgeOptions, refused: [...ADDRESSES, 'http://user:secret@edge'] },
  VALKEY_URL: { read: purgeOptions, refused: ADDRESSES },
  VALKEY_PREFIX: { read: purgeOptions, given: { VALKEY_URL: 'redis://valkey:6379' } },
  TRACES: { read: traceOptions, refused: ['on', '2', '-1', '0'] },
  FIELD_DATA: { read: fieldOptions, refused: ['on', '2', '-1', '0'] },
  SENTRY_DSN: { read: fieldOptions, refused: ADDRESSES },
  OTEL_EXPORTER_OTLP_ENDPOINT: { read: fieldOptions, refused: ADDRESSES },
  OTEL_EXPORTER_OTLP_HEADERS: {
    read: fieldOptions,
    given: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
    refused: ['a b=c', 'key=%', 'key=a%0d%0aother: x'],
  },
  OTEL_SERVICE_NAME: {
    read: fieldOptions,
    given: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' },
  },
  EVENTS_ENDPOINT: { read: eventsOptions, refused: [...ADDRESSES, '//a.example/x'] },
  TAG_MANAGER: { read: eventsOptions, refused: ADDRESSES },
  TAG_CONNECT: {
    read: eventsOptions,
    given: { TAG_MANAGER: 'https://tags.example/a.js' },
    refused: POLICIES,
  },
  DOCS: { read: () => isSwitchedOn('DOCS'), refused: ['yes', 'true'] },
};

beforeEach(() => {
  for (const name of Object.keys(SETTINGS)) vi.stubEnv(name, undefined);
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped');
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe.each(Object.entries(SETTINGS))('%s', (name, { read, given = {}, refused = [] }) => {
  beforeEach(() => {
    for (const [other, value] of Object.entries(given)) vi.stubEnv(other, value);
  });

  it('that is blank is as without it', () => {
    const byDefault = read();
    for (const blank of ['', ' ', '\t\n']) {
      vi.stubEnv(name, blank);
      expect(read()).toEqual(byDefault);
    }
  });

  it.each(refused)('refuses %j, names itself and gives no password away', (text) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubEnv(name, text);
    expect(read).toThrow('stopped');
    expect(said.mock.lastCall?.[0]).toContain(name);
    expect(said.mock.lastCall?.[0]).not.toContain('secret@');
  });
});

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

it('has a row for each variable of the table for operators', () => {
  const [, configuration = ''] = read('docs/operate.md').split('\n## ');
  const listed = [...configuration.matchAll(/^\| `.*?\|/gm)]
    .flatMap(([names]) => names.match(/(?<=`)[A-Z]\w+(?=`)/g) ?? [])
    .filter((name) => !/^VITE_|^BRAND_COLOR$/.test(name));
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((name) => !Object.hasOwn(SETTINGS, name))).toEqual([]);
});

it('is the only way to read the environment', () => {
  const others = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && /process\.env\b(?!\[FOLDER\] =)/.test(read(`src/server/${file}`)),
    )
    .sort();
  // The other one passes all of it on to the process that replaces it.
  expect(others).toEqual(['process-memory.ts', 'setting.ts']);
});

it('takes what is between blanks', () => {
  vi.stubEnv('METRICS_HOST', ' 10.0.0.5\n');
  expect(setting('METRICS_HOST')).toBe('10.0.0.5');
  vi.stubEnv('SHOP_ORIGIN', ' HTTPS://Shop.Example:443/ ');
  expect(configuredOrigin()).toBe('https://shop.example');
});
