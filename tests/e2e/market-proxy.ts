import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';

/** @returns true if it handles the request in place of the market */
export type Intercept = (req: IncomingMessage, res: ServerResponse) => boolean;

/** Starts a proxy of the market that can intercept requests. */
export async function startMarketProxy(
  market: URL,
  port: number,
  intercept: Intercept,
): Promise<Server> {
  const server = createServer((req, res) => {
    if (intercept(req, res)) return;
    const forwarded = httpRequest(
      new URL(req.url ?? '/', market),
      { method: req.method ?? 'GET', headers: { ...req.headers, host: market.host } },
      (response) => {
        res.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(res);
      },
    );
    forwarded.on('error', () => res.destroy());
    req.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return server;
}
