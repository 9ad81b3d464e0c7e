import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '#mocks/read-body.ts';
import { startMarketServer } from '#mocks/server.ts';

async function requestOf(req: IncomingMessage): Promise<Request> {
  const headers = Object.entries(req.headers).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  const body = req.method === 'POST' ? await readBody(req) : null;
  return new Request(new URL(req.url ?? '/', 'http://market.test'), {
    method: req.method ?? 'GET',
    headers,
    body: body && new Uint8Array(body),
  });
}

/** A market whose list of products calls the name otherwise. */
export async function startFaultyBackend(): Promise<{ origin: string; close: () => void }> {
  const market = await startMarketServer({ fresh: true, saved: false });
  const server = createServer((req, res) => {
    const isFaulty = req.url?.startsWith('/api/front/product/list') === true;
    void requestOf(req)
      .then((request) => market.fetch(request))
      .then((answer) => answer.text())
      .then((text) => {
        res.writeHead(200, { 'Content-Type': 'application/json' });
        res.end(isFaulty ? text.replaceAll('"storeName":', '"title":') : text);
      })
      // Not a call of the contract.
      .catch(() => res.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
