import { createHash } from 'node:crypto';
import { type Grade, GRADE_NAMES, RULES } from '../grade.ts';
import manifest from '../package.json' with { type: 'json' };
import type { Finding, Report } from './report.ts';

const LEVELS: Record<Grade, 'error' | 'warning' | 'note'> = {
  breaks: 'error',
  security: 'error',
  wrong: 'error',
  slow: 'warning',
  tolerated: 'warning',
  extra: 'note',
};

/** Of GitHub: 7.0 and above is high, 4.0 medium. */
const SECURITY_SEVERITY = '7.5';

const rules = Object.entries(RULES).map(([kind, { number, grade }]) => ({
  id: `C${number}`,
  name: kind,
  shortDescription: { text: kind.replaceAll('-', ' ') },
  defaultConfiguration: { level: LEVELS[grade] },
  properties: {
    tags: [GRADE_NAMES[grade]],
    ...(grade === 'security' ? { 'security-severity': SECURITY_SEVERITY } : {}),
  },
}));

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Line of an operation in the contract, from 1. */
function lineOf(contract: readonly string[], operation: string): number {
  const at = contract.findIndex((line) => line.includes(`"operationId": "${operation}"`));
  return Math.max(at, 0) + 1;
}

function resultOf(contract: readonly string[], uri: string, finding: Finding) {
  const { rule, grade, operation, path, expected, got, alsoIn, accepted, first, count } = finding;
  const others = alsoIn.length > 0 ? ` Also in ${alsoIn.join(', ')}.` : '';
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex(({ id }) => id === rule),
    level: LEVELS[grade],
    message: {
      text: `${operation} ${path}: expected ${expected}; got ${got}. In ${first.label}, ${count} ${count === 1 ? 'time' : 'times'}.${others}`,
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri },
          region: { startLine: lineOf(contract, operation) },
        },
        logicalLocations: [
          { name: operation, fullyQualifiedName: `${operation} ${path}`, kind: 'function' },
        ],
      },
    ],
    // Values differ between runs.
    partialFingerprints: { 'conformance/v1': hash([rule, operation, path].join('\n')) },
    ...(accepted === null ? {} : { suppressions: [{ kind: 'external', justification: accepted }] }),
  };
}

/**
 * The findings as SARIF 2.1.0, for code scanning.
 * @param contract text of the contract
 * @param uri of the contract: the place of an operation is its line there
 */
export function sarifReport(report: Report, contract: string, uri: string): string {
  const lines = contract.split('\n');
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: manifest.name, semanticVersion: manifest.version, rules } },
          automationDetails: { id: 'conformance/' },
          invocations: [
            {
              executionSuccessful: report.endedEarly === null,
              startTimeUtc: report.startedAt,
            },
          ],
          results: report.findings.map((finding) => resultOf(lines, uri, finding)),
        },
      ],
    },
    null,
    2,
  );
}
