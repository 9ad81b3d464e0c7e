import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { type Passed, proxyTo } from '../serve/proxy.ts';
import { loadContract, operationAt } from './contract.ts';
import { type Answer, answered } from './exchange.ts';
import { parsedBody } from './har.ts';
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

/** A proxy that changes nothing and checks every call of the contract that goes through it. */
export async function startRecorder({
  target,
  port,
  limitMs,
}: {
  target: URL;
  port: number;
  limitMs: number;
}): Promise<Recorder> {
  const contract = loadContract();
  const ledger = createLedger(contract, limitMs);
  const pass = proxyTo(target, (passed) => {
    const { pathname } = new URL(passed.url, target);
    const operation = operationAt(contract, passed.method, pathname);
    if (!operation) {
      if (pathname.startsWith('/api/') && passed.method !== 'OPTIONS')
        ledger.skip(`${passed.method} ${pathname}: not in the contract`);
      return;
    }
    const signedIn = (passed.headers['authori-zation'] ?? '') !== '';
    ledger.record({
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
  });
  const server = createServer(pass);
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
