import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { PROBES, TIMEOUT, WAIT } from './settings.ts';

/** A test: file from the root, and titles of its groups and its own. */
export interface TestRun {
  file: string;
  title: string;
  /** ms since 1970 and ms */
  startedAt: number;
  duration: number;
  /** end of the last test of a file, if tests have no time of their own; ms since 1970 */
  fileEnd?: number;
  hasFailed: boolean;
  /** first lines of the error */
  error?: string;
}

/** Separates file, titles of groups and title. */
export const SEPARATOR = ' › ';

export const isJourney = (file: string) => file.startsWith('tests/e2e/');

/** Name of what is run on its own: a journey, or a file of unit or component tests. */
export const nameOf = ({ file, title }: TestRun): string =>
  isJourney(file) ? `${file}${SEPARATOR}${title}` : file;

interface PlaywrightResult {
  startTime: string;
  duration: number;
  errors?: { message?: string }[];
}
interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: PlaywrightResult[];
    }[];
  }[];
}
interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message?: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      startTime?: number | null;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

const summaryOf = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, 2)
    .join(' ')
    .slice(0, 240);

function runsOfSuite(suite: PlaywrightSuite, groups: readonly string[]): TestRun[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }): TestRun => {
        const [first] = results;
        const last = results.at(-1);
        const startedAt = Date.parse(first?.startTime ?? '');
        const hasFailed = status === 'unexpected';
        return {
          file: `tests/e2e/${file}`,
          title: [...groups, title].join(SEPARATOR),
          startedAt,
          duration: last ? Date.parse(last.startTime) + last.duration - startedAt : 0,
          hasFailed,
          ...(hasFailed ? { error: summaryOf(last?.errors?.[0]?.message) } : {}),
        };
      }),
  );
  const inner = (suite.suites ?? []).flatMap((one) => runsOfSuite(one, [...groups, one.title]));
  return [...own, ...inner];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** of the configuration, the servers or the files of tests */
  errors?: { message?: string }[];
}

/** The tests of a report of Playwright. Throws if none could run. */
export function readJourneys({ suites, errors = [] }: PlaywrightReport): TestRun[] {
  if (errors[0] && suites.length === 0) throw new Error(errors[0].message);
  return suites.flatMap((file) => runsOfSuite(file, []));
}

/** The tests of a report of Vitest; a file that could not be loaded is one failed test. */
export function readUnits({ testResults }: VitestReport, root: string): TestRun[] {
  return testResults.flatMap(({ name, startTime, endTime, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (assertionResults.length === 0 && status === 'failed')
      return {
        file,
        title: '(whole file)',
        startedAt: startTime,
        duration: endTime - startTime,
        hasFailed: true,
        error: summaryOf(message),
      };
    return assertionResults.map((test): TestRun => {
      const hasFailed = test.status === 'failed';
      return {
        file,
        title: [...test.ancestorTitles, test.title].join(SEPARATOR),
        startedAt: test.startTime ?? startTime,
        duration: test.duration ?? 0,
        fileEnd: endTime,
        hasFailed,
        ...(hasFailed ? { error: summaryOf(test.failureMessages?.[0]) } : {}),
      };
    });
  });
}

/** Longest time that a journey waits for a condition, in ms. */
const WAIT_MS = 5000;

/** Factor of all deadlines, for a machine that has other work. */
export const patience = { factor: 1 };

/** What to run: whole files, or single journeys as `file › group › title`. */
interface Selection {
  /** the copy with the breakages */
  folder: string;
  tests: readonly string[];
  /** longest time of a test, in ms, on a machine that has nothing else to do */
  timeout: number;
  env: Record<string, string>;
}

function run(folder: string, args: readonly string[], report: string, env: NodeJS.ProcessEnv) {
  rmSync(report, { force: true });
  const runtime = pathToFileURL(join(folder, 'scripts', 'breakages', 'runtime.ts')).href;
  const [program = '', ...rest] = args;
  const { stdout, stderr } = spawnSync(program, rest, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, ...env, NODE_OPTIONS: `--import=${runtime}` },
  });
  if (!existsSync(report)) throw new Error(`${program} wrote no report:\n${stdout}\n${stderr}`);
  return JSON.parse(readFileSync(report, 'utf8')) as never;
}

function runJourneys({ folder, tests, timeout, env }: Selection): TestRun[] {
  const report = join(folder, '.cache', 'journeys.json');
  const list = join(folder, '.cache', 'journeys.txt');
  writeFileSync(list, tests.map((test) => test.replace('tests/e2e/', '')).join('\n'));
  const config = join('scripts', 'breakages', 'playwright.config.ts');
  return readJourneys(
    run(folder, ['playwright', 'test', '--config', config, '--test-list', list], report, {
      ...env,
      [TIMEOUT]: String(timeout * patience.factor),
      [WAIT]: String(WAIT_MS * patience.factor),
      [PROBES]: join(folder, '.cache', 'probes.json'),
      E2E_WORKERS: '1',
      E2E_JSON: report,
    }),
  );
}

function runUnits({ folder, tests, timeout, env }: Selection): TestRun[] {
  const report = join(folder, '.cache', 'units.json');
  // One file after the other, so that a use of a breakage belongs to one of them.
  const options = [
    '--no-file-parallelism',
    '--reporter=json',
    `--testTimeout=${timeout * patience.factor}`,
  ];
  return readUnits(
    run(folder, ['vitest', 'run', ...options, `--outputFile=${report}`, ...tests], report, env),
    folder,
  );
}

/** Runs tests on the copy of the shop; unit and component tests by file. */
export function runTests(selection: Selection): TestRun[] {
  const journeys = selection.tests.filter(isJourney);
  const units = selection.tests.filter((test) => !isJourney(test));
  return [
    ...(units.length > 0 ? runUnits({ ...selection, tests: units }) : []),
    ...(journeys.length > 0 ? runJourneys({ ...selection, tests: journeys }) : []),
  ];
}
