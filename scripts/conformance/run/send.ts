import { setTimeout as wait } from 'node:timers/promises';
import type { Json } from '../../contract/shape.ts';
import type { ContractOperation } from '../contract.ts';
import { type Answer, toAnswer } from '../exchange.ts';

/** A request with all values filled in. */
interface OperationRequest {
  operation: ContractOperation;
  params: Record<string, Json>;
  query: Record<string, Json>;
  body: Json | undefined;
  token: string | null;
  language: string;
}

interface SendResult {
  url: string;
  answer: Answer;
  ms: number;
}

/** What is read of an answer. */
export interface Fetched {
  status: number;
  headers: Pick<Headers, 'get'>;
  arrayBuffer(): Promise<ArrayBuffer | Uint8Array>;
}
/** As the global one, as far as it is used. */
export type Fetch = (address: string, init: RequestInit) => Promise<Fetched>;

export interface Sender {
  /** Waits until the rate allows a number of requests. */
  turn(requests?: number): Promise<void>;
  /** @param ready when it may be sent; requests with the same one are sent at the same time */
  send(request: OperationRequest, ready?: Promise<void>): Promise<SendResult>;
  /** Loads a file by its address. */
  load(address: string): Promise<Loaded>;
}

/** `error`: there was no answer */
export type Loaded = { status: number; type: string; bytes: number } | { error: string };

export interface SenderOptions {
  baseUrl: string;
  /** requests a second; null: unlimited */
  rate: number | null;
  /** timeout of the storefront */
  limitMs: number;
  /** for servers behind a gateway */
  fetch?: Fetch;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** More than frameworks and gateways accept by default, and much less than the contract allows. */
const LARGE = 2_000_000;

/** Files for uploads, most of them minimal, by the placeholder that steps use. */
export const FILES: Record<string, { name: string; type: string; bytes: Buffer }> = {
  '@picture': { name: 'picture.png', type: 'image/png', bytes: PIXEL },
  '@secondPicture': {
    name: 'picture.png',
    type: 'image/png',
    bytes: Buffer.concat([PIXEL, Buffer.alloc(1)]),
  },
  '@largePicture': {
    name: 'large.png',
    type: 'image/png',
    bytes: Buffer.concat([PIXEL, Buffer.alloc(LARGE)]),
  },
  '@capitals': { name: 'PICTURE.PNG', type: 'image/png', bytes: PIXEL },
  '@gif': {
    name: 'picture.gif',
    type: 'image/gif',
    bytes: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
  },
  '@document': {
    name: 'document ๑ 清单 é.pdf',
    type: 'application/pdf',
    bytes: Buffer.from('%PDF-1.4\n%%EOF\n'),
  },
  '@secondDocument': {
    name: 'document ๑ 清单 é.pdf',
    type: 'application/pdf',
    bytes: Buffer.from('%PDF-1.4\n\n%%EOF\n'),
  },
  '@largeDocument': {
    name: 'large.pdf',
    type: 'application/pdf',
    bytes: Buffer.concat([Buffer.from('%PDF-1.4\n%%EOF\n'), Buffer.alloc(LARGE)]),
  },
  '@empty': { name: 'empty.png', type: 'image/png', bytes: Buffer.alloc(0) },
  '@nameless': { name: 'picture', type: 'image/png', bytes: PIXEL },
};

const textsOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));

function addressOf({
  operation,
  params,
  query,
}: Pick<OperationRequest, 'operation' | 'params' | 'query'>): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(textsOf(query)).toString();
  return search === '' ? path : `${path}?${search}`;
}

const entriesOf = (body: Json | undefined) =>
  Object.entries(typeof body === 'object' && body !== null ? body : {});

function bodyOf({ operation, body }: OperationRequest): {
  body?: string | FormData;
  type?: string;
} {
  if (!operation.body || body === undefined) return {};
  const { type } = operation.body;
  if (type === 'multipart/form-data') {
    const form = new FormData();
    for (const [key, value] of entriesOf(body)) {
      const file = FILES[String(value)];
      if (file)
        form.append(key, new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
      else form.append(key, String(value));
    }
    return { body: form };
  }
  if (type === 'application/x-www-form-urlencoded')
    return {
      type,
      body: new URLSearchParams(textsOf(Object.fromEntries(entriesOf(body)))).toString(),
    };
  return { type, body: operation.rawBody ? String(body) : JSON.stringify(body) };
}

/** Sends requests with the headers and the timeout of the storefront. */
export function createSender({
  baseUrl,
  rate,
  limitMs,
  fetch = globalThis.fetch,
}: SenderOptions): Sender {
  const base = baseUrl.replace(/\/$/, '');
  let next = 0;

  async function turn(requests = 1): Promise<void> {
    if (rate === null) return;
    const now = performance.now();
    const due = Math.max(now, next);
    next = due + (requests * 1000) / rate;
    if (due > now) await wait(due - now);
  }

  async function send(request: OperationRequest, ready = turn()): Promise<SendResult> {
    await ready;
    const { body, type } = bodyOf(request);
    const headers = {
      Accept: 'application/json',
      'Accept-Language': request.language,
      'Form-type': 'pc',
      ...(type ? { 'Content-Type': type } : {}),
      ...(request.token ? { 'Authori-zation': request.token } : {}),
    };
    const url = base + addressOf(request);
    const signal = AbortSignal.timeout(limitMs);
    const started = performance.now();
    const answer = await fetch(url, {
      method: request.operation.method,
      headers,
      body: body ?? null,
      signal,
      redirect: 'manual',
    })
      .then(async (response) =>
        toAnswer(
          response.status,
          response.headers.get('Content-Type') ?? '',
          // Keeps a byte order mark, unlike text().
          new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
          {
            cacheControl: response.headers.get('Cache-Control'),
            vary: response.headers.get('Vary'),
            location: response.headers.get('Location'),
          },
        ),
      )
      .catch((error: unknown): Answer =>
        signal.aborted
          ? { error: 'timeout', message: 'no answer' }
          : { error: 'cut', message: connectionError(error) },
      );
    return { url, answer, ms: performance.now() - started };
  }

  async function load(address: string): Promise<Loaded> {
    await turn();
    // Headers for the gateway are not for another port.
    const isOwn = new URL(address).origin === new URL(base).origin;
    const loadBy = isOwn ? fetch : globalThis.fetch;
    try {
      // Some servers have no HEAD.
      const response = await loadBy(address, {
        headers: { Accept: 'image/*' },
        signal: AbortSignal.timeout(limitMs),
        redirect: 'manual',
      });
      const type = response.headers.get('Content-Type') ?? '';
      return { status: response.status, type, bytes: (await response.arrayBuffer()).byteLength };
    } catch (error) {
      return { error: connectionError(error) };
    }
  }

  return { turn, send, load };
}

function connectionError(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection ended';
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return `the connection ended (${cause})`;
}
