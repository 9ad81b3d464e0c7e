import { setTimeout as wait } from 'node:timers/promises';
import type { Json } from '../../contract/shape.ts';
import type { ContractOperation } from '../contract.ts';
import { type Answer, answered } from '../exchange.ts';

/** A request with every value in its place. */
export interface Ask {
  operation: ContractOperation;
  params: Record<string, Json>;
  query: Record<string, Json>;
  body: Json | undefined;
  token: string | null;
}

export interface Sent {
  url: string;
  answer: Answer;
  ms: number;
}

export interface Sender {
  send(ask: Ask): Promise<Sent>;
}

export interface SenderOptions {
  baseUrl: string;
  /** requests a second; null: as fast as answers come */
  rate: number | null;
  /** how long the storefront waits for an answer */
  limitMs: number;
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Files for operations that take one: the smallest there are, under the texts that stand for them. */
const FILES: Record<string, { name: string; type: string; bytes: Buffer }> = {
  '@picture': { name: 'picture.png', type: 'image/png', bytes: PIXEL },
  '@document': {
    name: 'document.pdf',
    type: 'application/pdf',
    bytes: Buffer.from('%PDF-1.4\n%%EOF\n'),
  },
  '@empty': { name: 'empty.png', type: 'image/png', bytes: Buffer.alloc(0) },
  '@nameless': { name: 'picture', type: 'image/png', bytes: PIXEL },
};

export function addressOf({
  operation,
  params,
  query,
}: Pick<Ask, 'operation' | 'params' | 'query'>): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

const entriesOf = (body: Json | undefined) =>
  Object.entries(typeof body === 'object' && body !== null ? body : {});

function bodyOf({ operation, body }: Ask): { body?: string | FormData; type?: string } {
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
      body: new URLSearchParams(
        entriesOf(body).map(([key, value]) => [key, String(value)]),
      ).toString(),
    };
  return { type, body: operation.rawBody ? String(body) : JSON.stringify(body) };
}

/** Sends as the storefront does: same headers, same patience. */
export function createSender({ baseUrl, rate, limitMs }: SenderOptions): Sender {
  const base = baseUrl.replace(/\/$/, '');
  let next = 0;

  async function send(ask: Ask): Promise<Sent> {
    if (rate !== null) {
      const now = performance.now();
      const due = Math.max(now, next);
      next = due + 1000 / rate;
      if (due > now) await wait(due - now);
    }
    const { body, type } = bodyOf(ask);
    const headers = {
      Accept: 'application/json',
      'Accept-Language': 'en',
      'Form-type': 'pc',
      ...(type ? { 'Content-Type': type } : {}),
      ...(ask.token ? { 'Authori-zation': ask.token } : {}),
    };
    const url = base + addressOf(ask);
    const signal = AbortSignal.timeout(limitMs);
    const started = performance.now();
    const answer = await fetch(url, {
      method: ask.operation.method,
      headers,
      body: body ?? null,
      signal,
      redirect: 'manual',
    })
      .then(async (response) =>
        answered(
          response.status,
          response.headers.get('Content-Type') ?? '',
          await response.text(),
        ),
      )
      .catch((error: unknown): Answer =>
        signal.aborted
          ? { error: 'timeout', message: 'nothing' }
          : { error: 'cut', message: reason(error) },
      );
    return { url, answer, ms: performance.now() - started };
  }

  return { send };
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection ended';
  const cause = error.cause instanceof Error ? error.cause.message : error.message;
  return `the connection ended (${cause})`;
}
