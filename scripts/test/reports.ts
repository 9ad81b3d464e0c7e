/** Reads what the test runners report. */
import { existsSync, readFileSync } from 'node:fs';

/** What ran from one time to another, in ms since 1970. */
export interface Span {
  from: number;
  to: number;
}

export interface Failure {
  test: string;
  /** the first lines of its errors */
  reason: string;
}

export interface Report {
  passed: number;
  failures: readonly Failure[];
  /** what each worker ran: files of unit tests, journeys */
  lanes: readonly (readonly Span[])[];
}

interface UnitReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      title: string;
      status: string;
      duration?: number;
      failureMessages?: string[];
    }[];
  }[];
}

interface JourneySuite {
  specs?: {
    file: string;
    title: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: JourneyResult[];
    }[];
  }[];
  suites?: JourneySuite[];
}

interface JourneyResult {
  parallelIndex: number;
  startTime: string;
  duration: number;
  errors?: JourneyError[];
}

interface JourneyError {
  message?: string;
  location?: { line: number };
}

/** How long a test took. */
export interface TestTime {
  /** from the root of the project */
  file: string;
  title: string;
  ms: number;
}

const MISSING: Report = {
  passed: 0,
  failures: [{ test: 'the report', reason: 'was not written' }],
  lanes: [],
};

// A terminal's escape sequences.
// oxlint-disable-next-line no-control-regex
const COLOURS = /\u001B\[[\d;]*m/g;
/** Enough for a short list of what was found instead of what was expected. */
const LINES = 12;
const LENGTH = 900;

/** The first lines of an error, without its stack. */
const headOf = (text = '') =>
  text
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, LINES)
    .join(' ⏎ ')
    .slice(0, LENGTH);
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const pathOf = (name: string) => name.replace(/^.*?\/(?=tests\/)/, '');

/** Report of Vitest, which does not name its workers: each file is put into the first lane that is free. */
export function readUnits(file: string): Report {
  if (!existsSync(file)) return MISSING;
  const { testResults } = read(file) as UnitReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = pathOf(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no tests.
    if (status === 'failed' && failed.length === 0)
      return [{ test: path, reason: headOf(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${path}: ${fullName}`,
      reason: headOf(failureMessages?.[0]),
    }));
  });
  const lanes: Span[][] = [];
  for (const { startTime, endTime } of testResults.toSorted((a, b) => a.startTime - b.startTime)) {
    const lane = lanes.find((spans) => (spans.at(-1)?.to ?? 0) <= startTime);
    const span = { from: startTime, to: endTime };
    if (lane) lane.push(span);
    else lanes.push([span]);
  }
  return { passed: tests.filter(({ status }) => status === 'passed').length, failures, lanes };
}

const specsOf = ({ specs = [], suites = [] }: JourneySuite): NonNullable<JourneySuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const reasonOf = ({ message, location }: JourneyError) =>
  location ? `line ${location.line}: ${headOf(message)}` : headOf(message);

/** Report of Playwright. */
export function readJourneys(file: string): Report {
  if (!existsSync(file)) return MISSING;
  const report = read(file) as JourneySuite & { errors: JourneyError[] };
  const journeys = specsOf(report).flatMap(({ tests, ...spec }) =>
    tests.map((test) => ({ ...spec, ...test })),
  );
  const failures = [
    ...journeys
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ file: path, title, results }) => ({
        test: `${path}: ${title}`,
        reason: results
          .flatMap(({ errors = [] }) => errors)
          .map(reasonOf)
          .join(' ⏎ '),
      })),
    ...report.errors.map((error) => ({ test: 'Playwright', reason: reasonOf(error) })),
  ];
  const lanes: Span[][] = [];
  for (const { parallelIndex, startTime, duration } of journeys.flatMap(({ results }) => results)) {
    const from = Date.parse(startTime);
    (lanes[parallelIndex] ??= []).push({ from, to: from + duration });
  }
  return { passed: journeys.filter(({ status }) => status === 'expected').length, failures, lanes };
}

export const unitTimes = (file: string): TestTime[] =>
  (read(file) as UnitReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration = 0 }) => ({
      file: pathOf(name),
      title,
      ms: duration,
    })),
  );

export const journeyTimes = (file: string): TestTime[] =>
  specsOf(read(file) as JourneySuite).flatMap(({ file: name, title, tests }) =>
    tests.map(({ results }) => ({
      file: `tests/e2e/${name}`,
      title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
