import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Passed, proxyTo, type Replacement } from '../../src/server/proxy.ts';
import { loadContract } from './contract.ts';
import { decompress, hasZstd } from './decompress.ts';
import { type Answer, toAnswer } from './exchange.ts';
import { type Difference, gradeOf, ruleOf } from './grade.ts';
import { checkRecorded } from './recorded.ts';
import { createReportBuilder } from './report/builder.ts';
import type { Report } from './report/report.ts';

export interface Recorder {
  port: number;
  report(): Report;
  close(): void;
}

const lowerCase = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Asks only for encodings that can be read. */
function withoutZstd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const asked = String(headers['accept-encoding'] ?? '').split(',');
  const kept = asked.filter((encoding) => !/^\s*zstd\b/i.test(encoding));
  return kept.length === asked.length ? headers : { ...headers, 'accept-encoding': kept.join(',') };
}

function answerOf({ answer }: Passed): Answer {
  if (!answer) return { error: 'cut', message: 'the connection ended' };
  const body = decompress(answer.body, String(answer.headers['content-encoding'] ?? ''));
  return toAnswer(
    answer.status,
    String(answer.headers['content-type'] ?? ''),
    body.toString('utf8'),
    {
      cacheControl: String(answer.headers['cache-control'] ?? ''),
      location: String(answer.headers.location ?? ''),
    },
  );
}

/** The response of the strict mode: the serious findings instead of the answer. */
function replacementFor(operation: string, differences: readonly Difference[]): Replacement | null {
  const serious = differences.filter((one) =>
    ['breaks', 'security', 'wrong'].includes(gradeOf(one)),
  );
  if (serious.length === 0) return null;
  const findings = serious.map((one) => ({
    rule: ruleOf(one),
    grade: gradeOf(one),
    operation,
    path: one.at,
    expected: one.expected,
    got: one.got,
  }));
  return { status: 502, body: JSON.stringify({ conformance: findings }) };
}

/** Starts a proxy that checks every call of the contract and, unless `strict`, passes all traffic unchanged. */
export async function startRecorder({
  target,
  port,
  limitMs,
  strict = false,
  headers = {},
}: {
  target: URL;
  port: number;
  limitMs: number;
  /** replaces breaking, security and wrong-value answers by their findings */
  strict?: boolean;
  /** sent with every call, for gateways */
  headers?: Readonly<Record<string, string>>;
}): Promise<Recorder> {
  const contract = loadContract();
  const builder = createReportBuilder(contract, { limitMs });
  const check = (passed: Passed): Replacement | null => {
    const checked = checkRecorded(contract, builder, limitMs, {
      method: passed.method,
      url: new URL(passed.url, target),
      signedIn: (passed.headers['authori-zation'] ?? '') !== '',
      token: String(passed.headers['authori-zation'] ?? ''),
      language: String(passed.headers['accept-language'] ?? ''),
      body: passed.body.toString('utf8'),
      answer: answerOf(passed),
      ms: passed.ms,
    });
    return strict && checked
      ? replacementFor(checked.operation, checked.verdict.differences)
      : null;
  };
  const server = createServer(
    proxyTo(target, {
      watch: check,
      isHeld: strict,
      toBackend: (received) => ({
        ...(hasZstd ? received : withoutZstd(received)),
        ...lowerCase(headers),
      }),
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    report: () => builder.report({ target: target.href, mode: 'recorded by the proxy' }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
