import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { type Passed, proxyTo, type Replacement } from '../../src/server/proxy.ts';
import { loadContract, operationAt } from './contract.ts';
import { type Answer, answered } from './exchange.ts';
import { parsedBody } from './har.ts';
import { type Difference, gradeOf, ruleOf } from './grade.ts';
import { createLedger } from './report/ledger.ts';
import type { Report } from './report/report.ts';

export interface Recorder {
  port: number;
  report(): Report;
  close(): void;
}

const UNPACK: Record<string, (packed: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
};

function unpacked(body: Buffer, encoding: string): Buffer {
  const unpack = UNPACK[encoding];
  if (!unpack || body.length === 0) return body;
  try {
    return unpack(body);
  } catch {
    // Packed wrongly: it is judged as it came.
    return body;
  }
}

function answerOf({ answer, ms }: Passed, limitMs: number): Answer {
  if (!answer) return { error: 'cut', message: 'the connection ended' };
  if (ms > limitMs)
    return { error: 'timeout', message: `an answer after ${(ms / 1000).toFixed(1)} s` };
  const body = unpacked(answer.body, String(answer.headers['content-encoding'] ?? ''));
  return answered(
    answer.status,
    String(answer.headers['content-type'] ?? ''),
    body.toString('utf8'),
  );
}

/** What a client must not build upon, said to that client. */
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

/** A proxy that changes nothing and checks every call of the contract that goes through it. */
export async function startRecorder({
  target,
  port,
  limitMs,
  strict = false,
}: {
  target: URL;
  port: number;
  limitMs: number;
  /** answers with what was found in place of what breaks a screen, is not safe or is untrue */
  strict?: boolean;
}): Promise<Recorder> {
  const contract = loadContract();
  const ledger = createLedger(contract, { limitMs });
  const judge = (passed: Passed): Replacement | null => {
    const { pathname } = new URL(passed.url, target);
    const operation = operationAt(contract, passed.method, pathname);
    if (!operation) {
      if (pathname.startsWith('/api/') && passed.method !== 'OPTIONS')
        ledger.skip(`${passed.method} ${pathname}: not in the contract`);
      return null;
    }
    const signedIn = (passed.headers['authori-zation'] ?? '') !== '';
    const { differences } = ledger.record({
      operation,
      label: 'recorded',
      source: 'recorded',
      url: target.origin + passed.url,
      signedIn,
      body: parsedBody(passed.body.toString('utf8')),
      answer: answerOf(passed, limitMs),
      ms: passed.ms,
      expected: null,
      lenient: false,
      situation: null,
    });
    return strict ? replacementFor(operation.id, differences) : null;
  };
  const server = createServer(proxyTo(target, judge, strict));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    report: () => ledger.report({ target: target.href, mode: 'recorded on the way' }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
