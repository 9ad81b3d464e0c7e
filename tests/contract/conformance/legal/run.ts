import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { startMarket } from '#mocks/mock-server.ts';
import { type Command, control } from '#mocks/sandbox/control.ts';
import { SandboxRefusal } from '#scripts/conformance/embedded.ts';
import { allJourneys } from '#scripts/conformance/journeys/all.ts';
import type { Report } from '#scripts/conformance/report/report.ts';
import type { RunOptions } from '#scripts/conformance/run/run.ts';
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

/** All journeys, with every simulated party, against a market that is changed in legal ways. */
export async function runLegal(
  { data, meanwhile, body, wire }: LegalServer,
  options: Partial<RunOptions> = {},
): Promise<Report> {
  const { market, accounts, switches, fetch: ask, close } = await startMarket();
  const [member, other] = accounts;
  if (!member || !other) throw new Error('The market has no demo accounts');
  data?.(market);
  let nth = 0;

  async function pass(req: IncomingMessage, res: ServerResponse) {
    const sent = await buffer(req);
    const { host = '', ...headers } = req.headers as Record<string, string>;
    nth += 1;
    meanwhile?.(market, nth);
    const answer = await ask(
      new Request(`http://${host}${req.url ?? ''}`, {
        method: req.method ?? 'GET',
        headers,
        body: req.method === 'GET' ? null : new Uint8Array(sent),
      }),
    );
    const envelope = (await answer.json()) as Record<string, unknown>;
    body?.(envelope, req.url ?? '');
    reply(res, answer.status, JSON.stringify(envelope), wire);
  }

  const server = createServer((req, res) => void pass(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const report = await run({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    journeys: allJourneys,
    member,
    other,
    sandbox: async (command) => {
      try {
        return await Promise.resolve(control(market, switches, command as Command));
      } catch (error) {
        throw new SandboxRefusal(error instanceof Error ? error.message : 'refused');
      }
    },
    ...options,
  });
  server.closeAllConnections();
  server.close();
  close();
  return report;
}
