/** The pages of everybody as hosts share them. A document of a shopper is of another type, which nothing here takes. */
import { fieldsOf } from '#/lib/parse-json.ts';
import { packedBody } from '../body.ts';
import { createBreaker, type BreakerStatus } from '../breaker.ts';
import type { PurgeState } from '../purge/state.ts';
import type { RenderedPage } from '../rendered-page.ts';
import {
  type SharedDeadlines,
  type SharedPages,
  sharedPages,
  type SharedUse,
  type StoredPage,
} from './pages.ts';
import type { Valkey } from './valkey.ts';

export interface SharedOptions {
  valkey: Valkey;
  /** begins the names of all that the shop stores */
  prefix: string;
  /** names the build, whose pages are no others' */
  build: string;
  onUse?: (use: SharedUse) => void;
  onBreaker?: (status: BreakerStatus) => void;
  onRefused?: (problem: unknown) => void;
  deadlines?: SharedDeadlines;
}

/** Only a page that caches may keep. */
async function pack({
  status,
  headers,
  body,
  etag,
  tags,
}: RenderedPage): Promise<StoredPage | null> {
  if (!body || etag === null) return null;
  return { tags, about: { status, headers, etag }, content: await body.inCoding('br') };
}

const isTexts = (value: unknown): value is Record<string, string> =>
  Object.values(fieldsOf(value)).every((text) => typeof text === 'string');

function unpack({ tags, about, content }: StoredPage): RenderedPage | null {
  const { status, headers, etag } = fieldsOf(about);
  if (typeof status !== 'number' || typeof etag !== 'string' || !isTexts(headers)) return null;
  return {
    status,
    headers,
    body: packedBody(content),
    etag,
    tags,
    degraded: false,
    isFailure: false,
  };
}

export const sharedRendered = (
  purges: PurgeState,
  { valkey, prefix, build, onUse, onBreaker, onRefused, deadlines }: SharedOptions,
): SharedPages<RenderedPage> =>
  sharedPages<RenderedPage>({
    valkey,
    prefix: `${prefix}${build}:`,
    purges,
    breaker: createBreaker('valkey', {
      isListed: false,
      ...(onBreaker && { onChange: onBreaker }),
    }),
    pack,
    unpack,
    ...(onUse && { onUse }),
    ...(onRefused && { onRefused }),
    ...(deadlines && { deadlines }),
  });
