import { http, type HttpHandler, HttpResponse, type JsonBodyType } from 'msw';
import { type Operation, type OperationId, operations } from '../../generated/operations.ts';
import { validators } from '../../generated/validators.ts';
import { MarketError } from '../market/errors.ts';
import { type MessageKey, MESSAGES } from '../market/messages.ts';
import { LANGS, type Lang } from '../market/model.ts';
import type { Market } from '../market/context.ts';
import { requireUser, userOf } from '../market/sessions.ts';
import { runDueJobs } from '../market/clock.ts';
import { hostile } from '../sandbox/hostile.ts';
import { type Fault, type Switches, takeAnswer, takeFault } from '../sandbox/switches.ts';
import { noticeOf } from './notices.ts';
import { differencesOf, type Profile } from '../profiles/types.ts';
import type { Ask, Handler, Handlers } from './types.ts';
import { uploadedFiles } from './upload.ts';

interface Schema {
  safeParse(value: unknown): {
    success: boolean;
    data?: unknown;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}
interface Checks {
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** of the body; absent: JSON */
  contentType?: string;
}
interface Call {
  request: Request;
  params: Record<string, unknown>;
}
type AnyHandler = (ask: Ask<OperationId>) => unknown;

const CODE_SUCCESS = 200;
const CODE_BAD_REQUEST = 400;
const CODE_NO_SESSION = 401;

/**
 * MSW handler of one operation, at its address of the contract. The generated validators check each request and each
 * response.
 */
export function operationHandler<K extends OperationId>(
  id: K,
  handler: Handler<K>,
  market: Market,
  switches: Switches,
): HttpHandler {
  const { method, path } = operations[id];
  const listen = method === 'GET' ? http.get : http.post;
  return listen(`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async (info) => {
    const envelope = await answer(id, info, market, handler as unknown as AnyHandler, switches);
    return HttpResponse.json(envelope as JsonBodyType);
  });
}

/** MSW handlers of the whole market, and of uploaded files. */
export function marketHandlers(
  market: Market,
  handlers: Handlers,
  switches: Switches,
): HttpHandler[] {
  const calls = (Object.keys(operations) as OperationId[]).map((id) =>
    operationHandler(id, handlers[id] as unknown as Handler<OperationId>, market, switches),
  );
  // Other paths of the API: only some profiles answer them.
  const others = http.all('*/api/*', ({ request }) => {
    const isSignedIn = userOf(market, request.headers.get('Authori-zation')) !== null;
    return switches.profile?.guard({ request, isSignedIn, operation: null }) ?? undefined;
  });
  return [...calls, uploadedFiles(market), others];
}

/** Returns the envelope. Responses that are not envelopes (faults) are thrown, as MSW allows. */
async function answer(
  id: OperationId,
  { request, params }: Call,
  market: Market,
  handler: AnyHandler,
  switches: Switches,
) {
  const delay = switches.delays.get(id) ?? switches.delay;
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  const fault = takeFault(switches, id);
  if (fault && fault !== 'badText') throw faulty(fault);
  const given = takeAnswer(switches, id);
  if (given) return { code: CODE_SUCCESS, message: '', data: null, ...given };
  const { profile } = switches;
  const lang = profile?.lang ?? switches.locale ?? langOf(request);
  runDueJobs(market);
  const operation: Operation = operations[id];
  const checks = validators[id] as Checks;
  const token = request.headers.get('Authori-zation');
  const user = userOf(market, token);
  const guarded = profile?.guard({ request, isSignedIn: user !== null, operation: id });
  if (guarded) throw guarded;
  if (operation.signIn === 'required' && !user)
    return { code: CODE_NO_SESSION, message: MESSAGES.notSignedIn[lang] };
  if (user) requireUser(market, token);

  const asked: Asked = {
    params,
    query: readQuery(request),
    body: checks.body && (await readBody(request, operation, checks)),
  };
  const { origin } = new URL(request.url);
  const ask = (body: unknown = asked.body) =>
    ({ ...asked, body, market, lang, token, user, origin }) as unknown as Ask<OperationId>;
  const backend = differencesOf(profile, id, handler as Handler<OperationId>);
  // Before validation: there may be no body, or one without fields.
  const refusal = backend.refuse(ask(asked.body ?? {}));
  if (refusal) return refusal;
  for (const part of ['params', 'query', 'body'] as const) {
    const result = check(checks[part], asked, part);
    if (result && !result.success)
      return failure(CODE_BAD_REQUEST, badRequest(result.error?.issues[0], lang));
    if (result && part !== 'body') asked[part] = result.data as never;
  }

  const call = ask();
  const envelope = await run(() => backend.handler(call), {
    success: profile?.success ?? noticeOf(id, lang),
    refusal: ({ key, text }) => refusalText(profile?.messages[key], call) ?? text[lang],
  });
  if (envelope.code === 200) {
    const result = checks.response.safeParse(envelope);
    for (const issue of result.error?.issues ?? [])
      switches.violations.push(`${id}: ${issue.path.join('.')} ${issue.message}`);
    if (!result.success)
      return failure(500, `The market broke the contract. ${switches.violations.at(-1)}`);
  }
  if (fault === 'badText') return spoilTexts(envelope);
  return envelope.code === 200 ? hostile(switches.hostile, id, envelope) : envelope;
}

interface Asked {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const WORDS: Record<string, boolean> = { true: true, false: false };
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** The text of a parameter as a boolean or number, if it is one; other values stay. */
const readText = (text: unknown): unknown =>
  typeof text === 'string' ? (WORDS[text] ?? (DECIMAL.test(text) ? Number(text) : text)) : text;

/**
 * Checks a part of a request. Parameters are texts, and the validators do not coerce booleans and enums of numbers; of
 * numbers they take more than decimal notation (nothing, blanks, `0x1`), which no backend does.
 */
function check(schema: Schema | undefined, asked: Asked, part: keyof Asked) {
  const first = schema?.safeParse(asked[part]);
  if (!schema || !first || part === 'body') return first;
  const wrong = new Set(first.error?.issues.map(({ path }) => String(path[0])));
  const given = Object.entries(asked[part]).map(([key, value]): [string, unknown] => [
    key,
    wrong.has(key) ? readText(value) : value,
  ]);
  const result = first.success ? first : schema.safeParse(Object.fromEntries(given));
  const parsed = (result.data ?? {}) as Record<string, unknown>;
  const [undue] =
    given.find(([key, value]) => typeof parsed[key] === 'number' && !DECIMAL.test(String(value))) ??
    [];
  if (undue === undefined) return result;
  return { success: false, error: { issues: [{ path: [undue], message: 'has to be a number' }] } };
}

const refusalText = (
  message: Profile['messages'][MessageKey],
  ask: Ask<OperationId>,
): string | undefined => (typeof message === 'function' ? message(ask) : message);

async function run(
  handler: () => unknown,
  words: { success: string; refusal: (error: MarketError) => string },
): Promise<{ code: number; message: string; data: unknown }> {
  try {
    return { code: 200, message: words.success, data: await handler() };
  } catch (error) {
    if (!(error instanceof MarketError)) throw error;
    return { code: error.code, message: words.refusal(error), data: null };
  }
}

const failure = (code: number, message: string) => ({ code, message, data: null });

function badRequest(
  issue: { path: PropertyKey[]; message: string } | undefined,
  lang: Lang,
): string {
  if (!issue) return '';
  // Shoppers type this field freely, so the message is a sentence.
  if (issue.path.at(-1) === 'captcha') return MESSAGES.codeWrong[lang];
  return `${issue.path.join('.')}: ${issue.message}`;
}

/** The texts of the query; a list for a name that is given more than once, which no parameter of the contract takes. */
function readQuery(request: Request): Record<string, unknown> {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...searchParams.keys()].map((key) => {
      const [value, ...others] = searchParams.getAll(key);
      return [key, others.length > 0 ? [value, ...others] : value];
    }),
  );
}

/** The body; undefined if it is not of the type of the contract. */
async function readBody(
  request: Request,
  operation: Operation,
  { contentType = 'application/json' }: Checks,
): Promise<unknown> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== contentType) return undefined;
  if (contentType === 'multipart/form-data') return readForm(request);
  const text = await request.text();
  if (contentType === 'application/x-www-form-urlencoded')
    return Object.fromEntries(new URLSearchParams(text));
  if (operation.rawBody) return text;
  const body = parsed(text);
  const fields = Object.entries({ ...(body as object | null | undefined) });
  const isUnreadable = fields.some(
    ([key, value]) => operation.encode?.includes(key) && parsed(value) === undefined,
  );
  return isUnreadable ? undefined : body;
}

/** The value in a text of JSON; undefined if it is none. */
function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

async function readForm(request: Request): Promise<unknown> {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    return undefined;
  }
}

/** Language of the page: the first supported one in the header. */
function langOf(request: Request): Lang {
  const asked = (request.headers.get('Accept-Language') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of asked) {
    const found = LANGS.find(
      (lang) => lang.toLowerCase() === tag || lang.split('-')[0] === tag.split('-')[0],
    );
    if (found) return found;
  }
  return 'zh-CN';
}

function faulty(fault: Exclude<Fault, 'badText'>) {
  if (fault === 'network') return HttpResponse.error();
  if (fault === 'absent') return HttpResponse.json(failure(404, 'Not found'), { status: 404 });
  if (fault === 'http500')
    return new HttpResponse('Internal Server Error', {
      status: 500,
      headers: { 'Content-Type': 'text/plain' },
    });
  if (fault === 'html')
    return new HttpResponse('<!doctype html><title>Bad gateway</title>', {
      headers: { 'Content-Type': 'text/html' },
    });
  if (fault === 'badJson')
    return new HttpResponse('{"code": 200, "data": ', {
      headers: { 'Content-Type': 'application/json' },
    });
  if (fault === 'empty')
    return new HttpResponse('', { headers: { 'Content-Type': 'application/json' } });
  return HttpResponse.json(failure(500, ''));
}

/** Truncates every JSON string in the response, so that parsing it fails. */
function spoilTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoilTexts);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, spoilTexts(child)]),
    );
  return typeof value === 'string' && /^[[{].*[\]}]$/s.test(value) ? value.slice(0, -1) : value;
}
