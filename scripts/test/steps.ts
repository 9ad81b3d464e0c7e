/** The steps of `npm test`: data, in the order in which they begin. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJourneys, readUnits, type Report } from './reports.ts';
import type { Step } from './step.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, '.cache');
const node = process.execPath;

const UNIT_REPORT = join(cache, 'vitest.json');
const JOURNEY_REPORT = join(cache, 'playwright.json');

const TYPESCRIPT = [
  '{src,openapi,mocks,tests,scripts,generated}/**/*.{ts,tsx,mts}',
  '*.ts',
  '**/tsconfig.json',
];
const TEXTS = ['locales/**'];
/** Folders whose imports go one way. */
const CRUISED = ['src', 'mocks', 'openapi', 'scripts/conformance'];
const ALL = [
  '{src,mocks,tests,scripts,generated,locales,openapi,docs,deploy,public,findings,.github,.ci}/**',
  '*',
  '.*',
];

/** Reads a report once its command has run. */
function reportIn(file: string, read: (file: string) => Report): () => Report {
  rmSync(file, { force: true });
  return () => read(file);
}

/** Rewrites `generated/` meanwhile: no other step may run. */
export const firstSteps: readonly Step[] = [
  {
    name: 'Generated files',
    command: [node, 'scripts/generate.ts', '--check'],
    reads: [
      '{openapi,generated,src,locales}/**',
      'scripts/{contract/**,generate.ts}',
      'orval.config.ts',
    ],
  },
];

/** Each takes one processor, and none needs another's result. */
export const checks: readonly Step[] = [
  { name: 'Format', command: ['prettier', '--check', '.', '--log-level', 'warn'], reads: ALL },
  { name: 'Types', command: ['tsc', '-p', '.'], reads: [...TYPESCRIPT, ...TEXTS] },
  {
    name: 'Lint',
    command: ['oxlint', '--type-aware', '-c', '.oxlintrc.json', '--deny-warnings'],
    reads: [...TYPESCRIPT, ...TEXTS, 'scripts/**/*.mjs', '.oxlintrc.json'],
  },
  {
    name: 'Imports',
    command: ['depcruise', ...CRUISED, '--config', '.dependency-cruiser.mjs'],
    reads: [...TYPESCRIPT, '.dependency-cruiser.mjs'],
  },
  {
    name: 'Types of the browser',
    command: ['tsc', '-p', 'src'],
    reads: [...TYPESCRIPT, ...TEXTS],
  },
  { name: 'Types of the market', command: ['tsc', '-p', 'mocks'], reads: TYPESCRIPT },
  {
    name: 'Types of the conformance tool',
    command: ['tsc', '-p', 'scripts/conformance'],
    reads: TYPESCRIPT,
  },
  {
    name: 'Unused code',
    command: ['knip', '--no-config-hints'],
    reads: [...TYPESCRIPT, 'scripts/**', 'package.json'],
  },
  {
    name: 'Contract lint',
    command: ['redocly', 'lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'],
    env: { REDOCLY_TELEMETRY: 'off' },
    reads: ['openapi/**'],
  },
  { name: 'Words', command: [node, 'scripts/words.ts'], reads: ALL },
  { name: 'Styles', command: [node, 'scripts/styles.ts'], reads: ALL },
  // Also reads the date.
  { name: 'Packages', command: [node, 'scripts/packages.ts', '--offline'] },
];

/** @param only tests to run; all without */
export const unitStep = (only: readonly string[] = []): Step => ({
  name: 'Unit, component, contract and server tests',
  command: [
    'vitest',
    'run',
    ...only,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${UNIT_REPORT}`,
  ],
  report: reportIn(UNIT_REPORT, readUnits),
});

export const buildStep: Step = { name: 'Production build', command: [node, 'scripts/build.ts'] };
export const sizesStep: Step = { name: 'Sizes', command: [node, 'scripts/sizes.ts'] };

/** @param only tests to run; all without */
export const journeyStep = (only: readonly string[] = []): Step => ({
  name: 'Journeys in Chromium',
  command: ['playwright', 'test', ...only],
  env: { E2E_JSON: JOURNEY_REPORT },
  report: reportIn(JOURNEY_REPORT, readJourneys),
});
