import type { IncomingMessage, ServerResponse } from 'node:http';
import { readJson } from './read-json.ts';
import { sampler } from './sampler.ts';

export const REPORT_PATH = '/csp-reports';

const MAX_BYTES = 16 * 1024;
/** Reports of one message that are logged; browsers collect them. */
const MAX_REPORTS = 5;
const PER_MINUTE = 20;

/** What is logged of a violation. Addresses have no query, which may be personal. */
export interface CspLine {
  directive: string;
  /** address or keyword of what was blocked */
  blocked: string;
  page: string;
  source: string;
  line: number;
  disposition: string;
  /** reports that were not logged since the line before */
  dropped: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Without query and fragment; of `data:` and `blob:` only the scheme. */
function bareAddress(value: unknown): string {
  const text = textOf(value);
  if (!/^https?:/i.test(text)) return text.split(':', 1)[0] ?? '';
  return text.split(/[?#]/, 1)[0] ?? '';
}

/** The violations in a message of `report-to` or `report-uri`, whose names differ. */
function violationsIn(message: unknown): Record<string, unknown>[] {
  if (Array.isArray(message))
    return message
      .filter(isRecord)
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => body)
      .filter(isRecord);
  const report = isRecord(message) ? message['csp-report'] : null;
  return isRecord(report) ? [report] : [];
}

const lineOf = (violation: Record<string, unknown>): Omit<CspLine, 'dropped'> => ({
  directive: textOf(
    violation.effectiveDirective ??
      violation['effective-directive'] ??
      violation['violated-directive'],
  ),
  blocked: bareAddress(violation.blockedURL ?? violation['blocked-uri']),
  page: bareAddress(violation.documentURL ?? violation['document-uri']),
  source: bareAddress(violation.sourceFile ?? violation['source-file']),
  line: Number(violation.lineNumber ?? violation['line-number'] ?? 0) || 0,
  disposition: textOf(violation.disposition),
});

/** Receives reports of browsers and logs a sample: anybody can send them, and a broken policy sends many. */
export function cspReports(onReport: (line: CspLine) => void, now?: () => number) {
  const { admit, refuse } = sampler(PER_MINUTE, now);

  function sample(violation: Record<string, unknown>) {
    const dropped = admit();
    if (dropped !== null) onReport({ ...lineOf(violation), dropped });
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'POST') return void res.writeHead(405, { Allow: 'POST' }).end();
    const violations = violationsIn(await readJson(req, MAX_BYTES));
    refuse(Math.max(0, violations.length - MAX_REPORTS));
    violations.slice(0, MAX_REPORTS).forEach(sample);
    res.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  };
}
