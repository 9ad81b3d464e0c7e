import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from './areas.ts';

const root = join(import.meta.dirname, '..', '..');
const tools = join(import.meta.dirname, 'node_modules', '@stryker-mutator');
const work = join(root, '.cache', 'mutation');

/** The parts of Stryker's report (mutation testing schema 2) that are read here. */
export interface Report {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>;
}

export interface ReportedMutant {
  status:
    'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'CompileError' | 'RuntimeError' | 'Ignored';
  replacement: string;
  location: { start: Position; end: Position };
}

interface Position {
  line: number;
  column: number;
}

const fileName = ({ name }: Area) => name.replaceAll(' ', '-');

/** Stryker's options for the tests that have to notice. */
function runnerOf(area: Area) {
  // In the project's folder, where its aliases are.
  const vitest = join(work, `${fileName(area)}.vitest.js`);
  const test = { include: area.tests, setupFiles: ['tests/setup.ts'], testTimeout: 60_000 };
  writeFileSync(vitest, `export default ${JSON.stringify({ test })};\n`);
  return {
    testRunner: 'vitest',
    plugins: [join(tools, 'vitest-runner', 'dist', 'src', 'index.js')],
    vitest: { configFile: vitest, related: false },
    coverageAnalysis: 'perTest',
    timeoutMS: 20_000,
  };
}

/** Runs Stryker for one area. @returns its report */
export function runArea(area: Area, concurrency: number): Report {
  mkdirSync(work, { recursive: true });
  const name = fileName(area);
  const report = join(work, `${name}.json`);
  rmSync(report, { force: true });
  const config = join(work, `${name}.stryker.json`);
  const options = {
    mutate: area.files,
    ...runnerOf(area),
    concurrency,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    tempDirName: join(work, `${name}.copy`),
    ignorePatterns: [
      '.cache',
      '.market',
      'dist*',
      'docs',
      'deploy',
      'public',
      '/tests/e2e',
      '/scripts/mutation/node_modules',
    ],
    allowEmpty: false,
    clearTextReporter: { allowColor: false },
  };
  writeFileSync(config, JSON.stringify(options, null, 2));
  const stryker = join(tools, 'core', 'bin', 'stryker.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [stryker, 'run', config, '--logLevel', 'warn'],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`Stryker failed for ${area.name}:\n${stdout}\n${stderr}`);
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}
