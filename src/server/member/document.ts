import type { Body } from '../body.ts';

type Never =
  | 'Cache-Tag'
  | 'Surrogate-Key'
  | 'ETag'
  | 'Link'
  | 'Age'
  | 'Cache-Status'
  | 'Last-Modified'
  | 'Expires';

/** Headers that no cache uses, and that send nothing of the shopper before the document. */
type PrivateHeaders = Record<string, string> & {
  'Cache-Control': 'private, no-store';
} & { [Name in Never]?: never };

/** A shopper's document. It is no `RenderedPage`, which caches keep and other requests get. */
export interface MemberDocument {
  status: 200 | 302 | 404;
  headers: PrivateHeaders;
  body: Body | null;
  degraded: boolean;
  etag?: never;
  tags?: never;
}
