import type { Redactor } from '../redact.ts';
import type { Report } from './report.ts';

/** Fields whose values are hidden wherever they occur. */
const SECRET = /mail|phone|token|passw|pwd|captcha|identity|realname|address|^detail$/i;
const secretKeys = new Map<string, boolean>();

function isSecret(key: string): boolean {
  const known = secretKeys.get(key) ?? SECRET.test(key);
  secretKeys.set(key, known);
  return known;
}

/** Registers the values of all secret fields with the redactor. */
export function hideSecrets(redactor: Redactor, value: unknown, key = ''): void {
  if (Array.isArray(value)) for (const item of value) hideSecrets(redactor, item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) hideSecrets(redactor, child, name);
  else if (isSecret(key)) redactor.hide(value);
}

/** Redacts all texts that come from servers and users. Texts of the contract are not changed. */
export function redactReport(report: Report, redactor: Redactor): Report {
  return {
    ...report,
    findings: report.findings.map((finding) => ({
      ...finding,
      path: redactor.text(finding.path),
      expected: redactor.text(finding.expected),
      got: redactor.text(finding.got),
      first: { ...finding.first, at: redactor.text(finding.first.at) },
      example: {
        request: redactRequestLine(finding.example.request, redactor),
        body: redactor.text(finding.example.body),
        answer: redactor.text(finding.example.answer),
        curl: redactor.text(finding.example.curl),
      },
      consequences: finding.consequences.map(redactor.text),
    })),
    cases: report.cases.map((row) => ({ ...row, because: row.because.map(redactor.text) })),
    enums: report.enums.map((row) => ({ ...row, unknown: row.unknown.map(redactor.text) })),
  };
}

function redactRequestLine(line: string, redactor: Redactor): string {
  const [method = '', url = ''] = line.split(' ');
  return `${method} ${redactor.url(url)}`;
}
