import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fieldsOf } from '#/lib/parse-json.ts';
import { readJson } from '../read-json.ts';

export const PURGE_PATH = '/purge';

/** About 5,000 tags. */
const MAX_BYTES = 64 * 1024;
/** Of a thing (`p5`), or of a group of calls (`cfg`); see `openapi/README.md`. */
const TAG = /^[a-z]{1,20}\d{0,16}$/;

/** `unshared`: it is carried out here, but the other hosts could not be notified. */
export type PurgeResult = 'done' | 'unshared';

const digest = (text: string) => createHash('sha256').update(text).digest();

function tagsIn(message: unknown): string[] | null {
  const { tags } = fieldsOf(message);
  if (!Array.isArray(tags) || tags.length === 0) return null;
  const isTag = (tag: unknown): tag is string => typeof tag === 'string' && TAG.test(tag);
  return tags.every(isTag) ? [...new Set(tags)] : null;
}

/**
 * Answers `POST /purge` with the body `{"tags": ["p5", "cfg"]}` and `Authorization: Bearer SECRET`: 200 when the pages with
 * these tags have expired, 400 malformed, 401 another secret, 403 no secret is configured, 413 too large, 503 the other hosts
 * could not be notified: the caller sends it again.
 */
export function purgeReceiver(
  secret: string | null,
  purge: (tags: readonly string[]) => Promise<PurgeResult>,
) {
  const expected = secret === null ? null : digest(`Bearer ${secret}`);
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const answer = (status: number, result: string, headers = {}) =>
      void res
        .writeHead(status, {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
          ...headers,
        })
        .end(`${JSON.stringify({ result })}\n`);
    if (req.method !== 'POST') return answer(405, 'method', { Allow: 'POST' });
    if (expected === null) return answer(403, 'no PURGE_SECRET is configured');
    // In a time that does not depend on what was sent.
    if (!timingSafeEqual(digest(req.headers.authorization ?? ''), expected))
      return answer(401, 'secret', { 'WWW-Authenticate': 'Bearer', Connection: 'close' });
    const message = await readJson(req, MAX_BYTES);
    if (message === 'too large') return answer(413, 'too large', { Connection: 'close' });
    const tags = tagsIn(message);
    if (!tags) return answer(400, 'malformed');
    const result = await purge(tags);
    return result === 'done' ? answer(200, result) : answer(503, result, { 'Retry-After': '1' });
  };
}
