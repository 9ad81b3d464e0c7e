import type { Case, Report } from './report.ts';

// XML allows only these three control characters.
const escape = (text: string): string =>
  text
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function testCase({ operation, label, expected, got, ms, grade, because }: Case): string {
  const head = `    <testcase classname="${escape(operation)}" name="${escape(`${label} (${expected})`)}" time="${(ms / 1000).toFixed(3)}"`;
  const details = escape(because.join('\n'));
  if (isFailure(grade))
    return `${head}><failure message="${escape(`expected ${expected}, got ${got}`)}">${details}</failure></testcase>`;
  if (grade === 'absent')
    return `${head}><skipped message="The backend does not have this extension"/></testcase>`;
  return because.length > 0
    ? `${head}><system-out>${details}</system-out></testcase>`
    : `${head}/>`;
}

const FAILURES: ReadonlySet<Case['grade']> = new Set(['breaks', 'security', 'wrong']);
const isFailure = (grade: Case['grade']): boolean => FAILURES.has(grade);

/** One suite per operation, one test per exchange; breaking, security and wrong-value findings are failures. */
export function junitReport({ cases, seconds, startedAt }: Report): string {
  const operations = new Set(cases.map(({ operation }) => operation));
  const suites = [...operations].map((operation) => {
    const own = cases.filter((one) => one.operation === operation);
    const failures = own.filter(({ grade }) => isFailure(grade)).length;
    const skipped = own.filter(({ grade }) => grade === 'absent').length;
    const time = own.reduce((total, { ms }) => total + ms, 0) / 1000;
    return `  <testsuite name="${escape(operation)}" tests="${own.length}" failures="${failures}" skipped="${skipped}" time="${time.toFixed(3)}" timestamp="${startedAt}">\n${own.map(testCase).join('\n')}\n  </testsuite>`;
  });
  const failures = cases.filter(({ grade }) => isFailure(grade)).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" tests="${cases.length}" failures="${failures}" time="${seconds.toFixed(3)}">\n${suites.join('\n')}\n</testsuites>\n`;
}
