import createClient from 'openapi-fetch';
import { type Operation, type OperationId, operations } from '#generated/operations.ts';
import { anySignal } from '#/lib/any-signal.ts';
import { syncServerTime } from '#/lib/clock.ts';
import { shortHash } from '#/lib/hash.ts';
import { parseJson } from '#/lib/parse-json.ts';
import { type ApiContext, apiContext } from './context.ts';
import { decode, encode } from './decode.ts';
import { GATEWAY, isSignInNeeded } from './error-class.ts';
import { ApiError } from './error.ts';
import { lacksExtension, recordAbsent } from './extensions.ts';
import type { MessageMeaning } from './message-rules.ts';
import { operationOf } from './operation.ts';
import { type OnProgress, progressListener } from './upload-progress.ts';

interface AnyOperation {
  parameters: { query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

/** Methods of the contract. */
type Method = 'GET' | 'POST';

/** The generated functions hold the types of the operations and fill in path parameters, so any path is allowed here. */
type Paths = Record<string, Record<Lowercase<Method>, AnyOperation>>;

/** The only client; address and language of a call come from its context. */
const client = createClient<Paths>();

client.use({
  onRequest({ request }) {
    const { language } = apiContext();
    request.headers.set('Form-type', 'pc');
    request.headers.set('Accept', 'application/json');
    request.headers.set('Accept-Language', language);
    return request;
  },
});

const TIMEOUT_MS = 15_000;
/** Enough for a picture of 10 MB over a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000;

/** Of one answer, unpacked; the longest lists have 500 KB. */
const MAX_BYTES = 2 ** 24;

/** Personal responses without a token: the call carries a visitor's identity. */
const PERSONAL: ReadonlySet<string> = new Set<OperationId>([
  'visitorMasterOrderDetail',
  'visitorOrderDetail',
]);

/** Arguments of the generated functions. */
interface Call {
  url: string;
  method: Method;
  data?: unknown;
  params?: object | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

interface Envelope {
  code: number;
  message: unknown;
  data?: unknown;
}

/** The answer, whose body fails with a `RangeError` after `MAX_BYTES`. */
function bounded(response: Response): Response {
  let left = MAX_BYTES;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, output) {
      left -= part.length;
      if (left < 0) throw new RangeError();
      output.enqueue(part);
    },
  });
  return response.body ? new Response(response.body.pipeThrough(counted), response) : response;
}

/** Late binding of the global `fetch`, so that tests and instrumentation can replace it. A server has limits of its own. */
function fetchOf({ fetch, upload, signal }: ApiContext, onProgress: OnProgress | undefined) {
  if (upload && onProgress) return (request: Request) => upload(request, onProgress);
  const sent = fetch ?? ((request: Request) => globalThis.fetch(request));
  return signal ? sent : async (request: Request) => bounded(await sent(request));
}

/** A server ends the calls of a page together, which is cheaper than a signal for each. */
function signalOf({ fetch, signal }: ApiContext, deadline: AbortSignal, call: Call) {
  if (fetch && signal) return {};
  return { signal: call.signal ? anySignal(deadline, call.signal) : deadline };
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { code?: unknown }).code === 'number';

/** A proxy without its backend may answer in the same form, and nothing succeeds with an error status. */
const isOfBackend = ({ ok, status }: Response, { code }: Envelope): boolean =>
  ok || (code !== 200 && !GATEWAY.has(status));

let normalizing: Promise<typeof import('./normalize.ts') | null> | null = null;

/**
 * Loaded in parallel with the first call, and not part of the first bundle. One import for all calls, because a server spends
 * time on each; null if it fails, and then the next call tries again.
 */
function loadRules() {
  normalizing ??= import('./normalize.ts').catch(() => {
    normalizing = null;
    return null;
  });
  return normalizing;
}

/** Sends a call and returns the decoded `data`. Throws only `ApiError`. */
export async function send(call: Call): Promise<unknown> {
  const context = apiContext();
  const id = operationOf(call.method, call.url);
  const token = context.token(id);
  let response: Response | undefined;
  const deadline =
    context.signal ??
    AbortSignal.timeout(call.data instanceof FormData ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);
  const fail = (kind: ApiError['kind'], code: number, message: string, status = 0) => {
    const error = new ApiError(kind, code, message, id, status);
    error.sentToken = token !== null;
    error.reference = referenceOf(context, response);
    return error;
  };
  if (context.isReplaced?.()) throw fail('cancelled', 0, '');
  // A value in the path that is no id or number: there is nothing with it.
  if (id === 'unknown' || lacksExtension(id)) throw fail('answer', 404, '');
  const operation: Operation = operations[id];
  const loadingRules = loadRules();

  let envelope: unknown;
  try {
    const asItIs =
      operation.rawBody || call.data instanceof URLSearchParams || call.data instanceof FormData;
    const method = call.method.toLowerCase() as Lowercase<Method>;
    const answer = await client.request(method, call.url, {
      baseUrl: context.baseUrl,
      fetch: fetchOf(context, progressListener(call.data)),
      ...(call.data === undefined ? {} : { body: encode(call.data, operation.encode) }),
      ...(asItIs ? { bodySerializer: (body: unknown) => body } : {}),
      params: { query: { ...withoutBlanks(call.params), ...languageOf(operation, context) } },
      headers: {
        ...call.headers,
        ...(token ? { 'Authori-zation': token } : {}),
        ...(call.data instanceof FormData ? { 'Content-Type': null } : {}),
      },
      parseAs: 'stream',
      // Personal responses bypass the HTTP cache.
      ...(token || PERSONAL.has(id) ? { cache: 'no-store' } : {}),
      ...signalOf(context, deadline, call),
    });
    response = answer.response;
    // openapi-fetch has read that of an error status.
    envelope = response.ok ? parseJson(await response.text()) : answer.error;
    if (!response.headers.has('Age')) syncServerTime(response.headers.get('Date'));
  } catch (cause) {
    if (deadline.aborted) throw fail('timeout', 0, '');
    if (call.signal?.aborted) throw fail('cancelled', 0, '');
    if (cause instanceof RangeError) throw fail('malformed', 0, '');
    const error = fail('network', 0, cause instanceof Error ? cause.message : '');
    error.cause = cause;
    throw error;
  }

  if (!isEnvelope(envelope) || !isOfBackend(response, envelope)) {
    const error = fail('malformed', 0, '', response.status);
    recordAbsent(error);
    throw error;
  }
  if (envelope.code !== 200) {
    const text = typeof envelope.message === 'string' ? envelope.message.trim() : '';
    const { isException, gone } = await readMessage(text);
    const error = fail('answer', envelope.code, isException ? '' : text, response.status);
    error.gone = gone;
    if (isException) error.reference = logException(context, id, text, error.reference);
    // Guests have no session, and a late response says nothing about a session started meanwhile.
    error.isSessionExpired = isSignInNeeded(error) && token !== null && token === context.token(id);
    recordAbsent(error);
    throw error;
  }
  context.check?.(id, envelope, context);
  const data = decode(envelope.data, operation.decode, (path) =>
    context.report(`${id}: ${path} holds text that is not JSON`),
  );
  const loaded = await loadingRules;
  if (!loaded) return data;
  const normalized = loaded.normalizeResponse(id, data, (amount) =>
    context.report(`${id}: ${JSON.stringify(amount)} is not an amount`),
  );
  if (!normalized) throw fail('malformed', 0, '', response.status);
  return loaded.requestedRows(normalized.data, call.params);
}

/** Backends keep their texts in Chinese: without the parameter they answer with these. */
const languageOf = (operation: Operation, { language }: ApiContext) =>
  operation.language && language !== 'zh-CN' ? { language } : {};

/** Loads the rules on the first failure. Without them no message is shown. */
async function readMessage(text: string): Promise<MessageMeaning> {
  if (text === '') return { isException: false, gone: null };
  const rules = await import('./message-rules.ts').catch(() => null);
  return rules?.readMessage(text) ?? { isException: true, gone: null };
}

/** Long enough to be found in a log, short enough to be read out. */
const REFERENCE_LENGTH = 8;

/** End of the request's id: of the page that the server renders, otherwise of the response. */
function referenceOf({ requestId = '' }: ApiContext, response: Response | undefined): string {
  return (requestId || response?.headers.get('X-Request-Id') || '').slice(-REFERENCE_LENGTH);
}

/** Logs an exception text, which is never shown; returns the reference for the shopper. */
function logException(
  { log }: ApiContext,
  operation: string,
  text: string,
  requested: string,
): string {
  const reference = requested || shortHash(operation + text);
  const line = text.trim().split(/[\r\n]/)[0] ?? '';
  log?.(`[backend] ${operation} answered with an exception (${reference}): ${line.slice(0, 300)}`);
  return reference;
}

/** Drops absent, null and empty parameters, which mean the same to the backend. */
function withoutBlanks(params: object | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params ?? {}).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  );
}
