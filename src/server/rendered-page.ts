import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from './body.ts';
import { codingFor } from './compress.ts';

/** A rendered page. It does not depend on the client. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: Body | null;
  /** null if the page may not be cached */
  etag: string | null;
  /** what it was made of; see `purge/tags.ts` */
  tags: readonly string[];
  degraded: boolean;
  /** the backend or rendering failed */
  isFailure: boolean;
}

export async function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: Pick<RenderedPage, 'status' | 'headers' | 'body'>,
  isUnchanged: boolean,
  extraHeaders: Record<string, string>,
): Promise<void> {
  if (isUnchanged || !body) {
    res.writeHead(isUnchanged ? 304 : status, { ...headers, ...extraHeaders }).end();
    return;
  }
  const coding = codingFor(req);
  const content = await body.inCoding(coding);
  res.writeHead(status, {
    ...headers,
    ...extraHeaders,
    'Content-Length': content.byteLength,
    ...(coding ? { 'Content-Encoding': coding } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : content);
}
