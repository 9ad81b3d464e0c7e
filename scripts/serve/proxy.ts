import { type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** Passes a call on to another backend and its answer back. Nothing changes but the host. */
export function proxyTo(target: URL) {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const base = target.pathname.replace(/\/$/, '');
  return (req: IncomingMessage, res: ServerResponse): void => {
    const onward = send(
      { protocol: target.protocol, hostname: target.hostname, port: target.port, method: req.method, path: base + (req.url ?? '/'), headers: { ...req.headers, host: target.host } },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on('error', (error) => {
      console.error(`${target.origin} cannot be reached: ${error.message}`);
      if (res.headersSent) res.destroy();
      else res.writeHead(502, { 'Content-Type': 'text/plain' }).end('The backend cannot be reached');
    });
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  };
}
