/** Traces of requests for pages, and of the calls that they made, for a collector of OpenTelemetry. */
import { createHash, randomBytes } from 'node:crypto';
import { operationOf } from '#/api/operation.ts';
import type { CallLine } from '../api-proxy.ts';
import type { PageLine } from '../page-options.ts';
import { requestId } from '../request-context.ts';
import { post } from './forward.ts';
import type { TraceOptions } from './options.ts';
import { attributesOf } from './otlp.ts';
import { type QueueFailure, sendQueue } from './queue.ts';

/** https://opentelemetry.io/docs/specs/otel/trace/api/#spankind */
const KIND = { page: 2, call: 3 };
const FAILED = 2;

interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: object[];
  status: { code?: number };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The id of a trace: that of the request, which nginx makes as long, and this server half as long. */
export const traceIdOf = (id: string): string =>
  /^[\da-f]{32}$/.test(id) || /^[\da-f]{16}$/.test(id)
    ? id.padStart(32, '0')
    : hashOf(id).slice(32);

const pageSpanOf = (id: string): string => hashOf(id).slice(0, 16);

/** All hosts and processes choose the same requests. */
const isChosen = (id: string, rate: number): boolean =>
  Number.parseInt(hashOf(id).slice(16, 24), 16) / 2 ** 32 < rate;

const nanosOf = (ms: number): string => `${Math.round(ms * 1000)}000`;

/** @param ms how long it took, until now */
function spanOf(id: string, ms: number, now: number) {
  return {
    traceId: traceIdOf(id),
    startTimeUnixNano: nanosOf(now - ms),
    endTimeUnixNano: nanosOf(now),
  };
}

function pageSpan(id: string, line: PageLine, now: number): Span {
  const { method, route, status, ms, cache, degraded } = line;
  return {
    ...spanOf(id, ms, now),
    name: `${method} ${route}`,
    kind: KIND.page,
    spanId: pageSpanOf(id),
    attributes: attributesOf({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'storefront.request_id': id,
      'storefront.cache': cache,
      'storefront.degraded': String(degraded),
    }),
    status: status >= 500 ? { code: FAILED } : {},
  };
}

/** Without the path, which may have the number of an order. */
function callSpan(id: string, { method, path, status, source, ms }: CallLine, now: number): Span {
  const operation = operationOf(method, path);
  const failed = typeof status === 'string' || status >= 500;
  return {
    ...spanOf(id, ms, now),
    name: operation,
    kind: KIND.call,
    spanId: randomBytes(8).toString('hex'),
    ...(source === 'page' && { parentSpanId: pageSpanOf(id) }),
    attributes: attributesOf({
      'http.request.method': method,
      [typeof status === 'number' ? 'http.response.status_code' : 'error.type']: status,
      'storefront.request_id': id,
      'storefront.operation': operation,
      'storefront.source': source,
    }),
    status: failed ? { code: FAILED } : {},
  };
}

/** Body of `POST /v1/traces` of OTLP/HTTP. */
const bodyOf = (spans: readonly Span[], service: string): object => ({
  resourceSpans: [
    {
      resource: { attributes: attributesOf({ 'service.name': service }) },
      scopeSpans: [{ scope: { name: 'storefront.server' }, spans }],
    },
  ],
});

/** Sends a share of the requests to the collector, in the background. Returns at once, and never throws. */
export function tracer(
  { address, headers, service, rate }: TraceOptions,
  onFailure: (failure: QueueFailure & { target: 'traces' }) => void,
  { now = Date.now, ...times }: { now?: () => number; collectMs?: number; pauseMs?: number } = {},
) {
  const queue = sendQueue<Span>(
    (batch) =>
      post(
        address,
        { 'Content-Type': 'application/json', ...headers },
        JSON.stringify(bodyOf(batch, service)),
      ),
    { onFailure: (failure) => onFailure({ target: 'traces', ...failure }), ...times },
  );

  /** What happens outside of a request, such as the building of the sitemap, is not traced. */
  function add(make: (id: string) => Span) {
    const id = requestId();
    if (id !== undefined && isChosen(id, rate)) queue.add(make(id));
  }

  return {
    onPage: (line: PageLine): void => add((id) => pageSpan(id, line, now())),
    onCall: (line: CallLine): void => add((id) => callSpan(id, line, now())),
  };
}
