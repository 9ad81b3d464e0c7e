import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { startMarket } from '#mocks/mock-server.ts';
import { type Command, control } from '#mocks/sandbox/control.ts';
import { SandboxRefusal } from '#scripts/conformance/embedded.ts';
import { loadContract } from '#scripts/conformance/contract.ts';
import { toAnswer } from '#scripts/conformance/exchange.ts';
import { checkRecorded } from '#scripts/conformance/recorded.ts';
import { createReportBuilder } from '#scripts/conformance/report/builder.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import { createLocalFetch } from '#scripts/conformance/local-fetch.ts';
import type { Finding, Report } from '#scripts/conformance/report/report.ts';
import { run } from '../test-run.ts';
import type { LegalServer } from './legal.ts';

const JSON_TYPE = 'application/json';

/** Sends the text as the server's wire has it. */
function reply(res: ServerResponse, status: number, text: string, wire: LegalServer['wire']): void {
  if (wire === 'gzip')
    return void res
      .writeHead(status, { 'Content-Type': JSON_TYPE, 'Content-Encoding': 'gzip' })
      .end(gzipSync(text));
  if (wire === 'spaces')
    return void res
      .writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8' })
      .end(JSON.stringify(JSON.parse(text), null, 2));
  if (wire !== 'HTTP/1.0')
    return void res.writeHead(status, { 'Content-Type': JSON_TYPE }).end(text);
  // No length: the end of the connection ends the body.
  res.socket?.end(`HTTP/1.0 ${status} OK\r\nContent-Type: ${JSON_TYPE}\r\n\r\n${text}`);
}

/** Pictures are those of the market. */
async function passFile(address: string, res: ServerResponse): Promise<void> {
  const answer = await fetch(address);
  res
    .writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
    .end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * All journeys, with every simulated party, against a market that is changed in legal ways; and, without simulated
 * parties, the same calls as recorded traffic.
 */
export async function runLegal({
  data,
  meanwhile,
  body,
  wire,
  isRecorded,
}: LegalServer): Promise<{ report: Report; findings: readonly Finding[] }> {
  const {
    market,
    accounts,
    switches,
    fetch: ask,
    origin: marketOrigin,
    close,
  } = await startMarket();
  const [member, other] = accounts;
  if (!member || !other) throw new Error('The market has no demo accounts');
  data?.(market);
  let nth = 0;
  const contract = loadContract();
  const recorded = isRecorded
    ? createReportBuilder(contract, { limitMs: 15_000, slowMs: Infinity })
    : null;

  async function pass(req: IncomingMessage, res: ServerResponse) {
    const sent = await buffer(req);
    const { host = '', ...headers } = req.headers as Record<string, string>;
    if (!req.url?.startsWith('/api/')) return passFile(marketOrigin + (req.url ?? ''), res);
    nth += 1;
    meanwhile?.(market, nth);
    const answer = await ask(
      new Request(`http://${host}${req.url ?? ''}`, {
        method: req.method ?? 'GET',
        headers,
        body: req.method === 'GET' ? null : new Uint8Array(sent),
      }),
    );
    meanwhile?.(market, nth);
    const envelope = (await answer.json()) as Record<string, unknown>;
    body?.(envelope, req.url ?? '');
    const text = JSON.stringify(envelope);
    if (recorded)
      checkRecorded(contract, recorded, 15_000, {
        method: req.method ?? 'GET',
        url: new URL(`http://${host}${req.url ?? ''}`),
        signedIn: (headers['authori-zation'] ?? '') !== '',
        token: headers['authori-zation'] ?? '',
        language: headers['accept-language'] ?? '',
        at: market.realNow() + market.state.clockOffset,
        body: sent.toString('utf8'),
        answer: toAnswer(answer.status, JSON_TYPE, text),
        ms: 0,
      });
    reply(res, answer.status, text, wire);
  }

  async function sandbox(command: object): Promise<unknown> {
    try {
      return await Promise.resolve(control(market, switches, command as Command));
    } catch (error) {
      throw new SandboxRefusal(error instanceof Error ? error.message : 'refused');
    }
  }

  const server = createServer((req, res) => void pass(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const report = await run({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    journeys: allJourneys,
    member,
    other,
    sandbox: isRecorded ? null : sandbox,
    ...(wire ? {} : { fetch: createLocalFetch() }),
  });
  server.closeAllConnections();
  server.close();
  close();
  const ofRecording = recorded?.report({ target: 'recorded', mode: 'recorded' }).findings ?? [];
  return { report, findings: [...report.findings, ...ofRecording] };
}
