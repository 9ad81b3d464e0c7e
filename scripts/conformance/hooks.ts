import { execFile } from 'node:child_process';
import * as z from 'zod/mini';
import type { Json } from '../contract/shape.ts';
import { SandboxRefusal } from './embedded.ts';
import { pick } from './run/pick.ts';
import { interpolate, MissingValue } from './run/values.ts';

const texts = z.record(z.string(), z.string());

/**
 * What another party does on a server that is not the demo market: a command, or an HTTP call. `$name` in its texts is a
 * field of the event, `$event` all of it. A command also gets the event as JSON on its standard input.
 */
export const Hook = z.union(
  [
    z.strictObject({
      /** program and arguments, without a shell */
      command: z.array(z.string()).check(z.minLength(1)),
      /** path of the result in what the hook answers (see `run/pick.ts`); all of it by default */
      take: z.optional(z.string()),
    }),
    z.strictObject({
      request: z.strictObject({
        method: z.optional(z.string()),
        url: z.string(),
        headers: z.optional(texts),
        /** sent as JSON, a text as it is */
        body: z.optional(z.json()),
      }),
      take: z.optional(z.string()),
    }),
  ],
  'a hook has a command (a list of texts) or a request (url, method, headers, body), and may have take',
);
export type Hook = z.infer<typeof Hook>;

/** Hooks by the names of their events: `signIn`, and the simulated events of journeys, such as `ship` and `refund`. */
export type Hooks = Readonly<Record<string, Hook>>;

/** What a hook gets: `do`, the name of the event, and its fields. */
export type HookEvent = Record<string, unknown> & { do: string };

/** A hook without an answer within this time has failed. */
const LIMIT_MS = 60_000;
const SHOWN_LENGTH = 200;
const HTTP_ERROR = 400;

const shorten = (text: string): string =>
  text.trim().replaceAll(/\s+/g, ' ').slice(0, SHOWN_LENGTH);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.trim();
  }
}

const runCommand = ([file = '', ...args]: readonly string[], input: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(file, args, { timeout: LIMIT_MS }, (error, stdout, stderr) => {
      if (error) reject(new Error(shorten(stderr) || error.message));
      else resolve(stdout);
    });
    // A command may end without reading it.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });

type Request = Extract<Hook, { request: unknown }>['request'];

async function sendRequest({ method, url, headers, body }: Request): Promise<string> {
  const answer = await fetch(url, {
    method: method ?? 'POST',
    headers: {
      ...(body === undefined || typeof body === 'string'
        ? {}
        : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const text = await answer.text();
  if (answer.status >= HTTP_ERROR) throw new Error(`HTTP ${answer.status} ${shorten(text)}`);
  return text;
}

const textOf = (value: Json): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Values are encoded in the address only. */
function filled(hook: Hook, event: HookEvent): Hook {
  const values = new Map<string, unknown>(Object.entries({ ...event, event }));
  if ('command' in hook)
    return {
      ...hook,
      command: hook.command.map((part) => textOf(interpolate(part, values))),
    };
  const encoded = new Map([...values].map(([key, one]) => [key, encodeURIComponent(String(one))]));
  const { url, ...rest } = hook.request;
  return {
    ...hook,
    request: {
      ...(interpolate(rest as Json, values) as typeof rest),
      url: String(interpolate(url, encoded)),
    },
  };
}

/**
 * Runs the hook of an event.
 * @returns its answer, parsed if it is JSON, or what `take` finds in it
 * @throws {SandboxRefusal} if the hook fails or names a field that the event does not have
 */
export async function runHook(hook: Hook, event: HookEvent): Promise<unknown> {
  try {
    const one = filled(hook, event);
    const answer = parse(
      'command' in one
        ? await runCommand(one.command, JSON.stringify(event))
        : await sendRequest(one.request),
    );
    return hook.take === undefined ? answer : pick(answer, hook.take);
  } catch (error) {
    const fields = Object.keys(event).map((field) => `$${field}`);
    const why =
      error instanceof MissingValue
        ? `${error.value} is not in the event, which has ${fields.join(', ')}`
        : error instanceof Error
          ? (error.cause instanceof Error ? error.cause : error).message
          : String(error);
    throw new SandboxRefusal(`The hook ${event.do} failed: ${why}`);
  }
}
