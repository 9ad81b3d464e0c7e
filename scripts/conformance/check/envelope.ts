import type { Contract, ContractOperation } from '../contract.ts';
import { BYTE_ORDER_MARK, type Exchange, SUCCESS } from '../exchange.ts';
import type { Difference, Kind } from '../grade.ts';
import { describe } from './issues.ts';

export interface Envelope {
  code: number;
  [key: string]: unknown;
}

/** Codes that make the storefront open the sign-in panel. */
const SIGN_IN_CODES: readonly number[] = [401, 410000, 410001, 410002];
/** Allowed for every operation: a request that does not fit its description, and any failure. */
const ALWAYS_ALLOWED: readonly number[] = [400, 500];

const bodyDifference = (kind: Kind, expected: string, got: string): Difference => ({
  kind,
  path: '$',
  at: '$',
  expected,
  got,
});
const fieldDifference = (kind: Kind, name: string, expected: string, got: string): Difference => ({
  kind,
  path: `$.${name}`,
  at: `$.${name}`,
  expected,
  got,
});

export interface OpenedAnswer {
  differences: Difference[];
  /** null when the answer is not an envelope */
  envelope: Envelope | null;
  /** an extension that this backend does not have */
  absent: boolean;
}

const preview = (text: string): string =>
  text.trim() === ''
    ? 'an empty body'
    : `${JSON.stringify(text.slice(0, 40))}${text.length > 40 ? ' …' : ''}`;

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { code?: unknown }).code === 'number';

const NO_SESSION = 401;

const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|[{}]/g;

/** The keys of all objects of a value. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.values(value);
  let keys = Array.isArray(value) ? 0 : parts.length;
  for (const part of parts) keys += keysIn(part);
  return keys;
}
const COLON = /"\s*:/g;

/** A key that an object has twice: readers take the first one, the last one, or none. */
function repeatedKey(text: string, value: unknown): string | null {
  if (text.match(COLON)?.length === keysIn(value)) return null;
  const objects: Set<string>[] = [];
  for (const [token, name = '', colon] of text.matchAll(TOKEN)) {
    const keys = objects.at(-1);
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (colon !== undefined && keys?.size === keys?.add(name).size) return name;
  }
  return null;
}

/** Checks status, content type and JSON of an answer and extracts its envelope. */
export function openAnswer(
  { operation, answer, signedIn }: Pick<Exchange, 'operation' | 'answer' | 'signedIn'>,
  limitMs: number,
): OpenedAnswer {
  if ('error' in answer) {
    const timeout = bodyDifference(
      'timeout',
      `an answer within ${limitMs / 1000} s`,
      answer.message,
    );
    return {
      differences: [
        answer.error === 'timeout'
          ? timeout
          : bodyDifference('no-answer', 'an answer', answer.message),
      ],
      envelope: null,
      absent: false,
    };
  }
  const { status, contentType, text, json, location } = answer;
  const envelope = isEnvelope(json?.value) ? json.value : null;
  // Backends that check the session before the route answer 401 to guests for missing public operations.
  const isMissingRoute =
    operation.signIn !== 'required' && !signedIn && envelope?.code === NO_SESSION;
  if (operation.extension && (status === 404 || envelope?.code === 404 || isMissingRoute))
    return { differences: [], envelope: null, absent: true };

  const differences: Difference[] = [];
  if (status >= 400) differences.push(bodyDifference('http-error', 'HTTP 200', `HTTP ${status}`));
  else if (status !== 200)
    differences.push(
      bodyDifference(
        'http-status',
        'HTTP 200',
        `HTTP ${status}${location ? ` to ${location}` : ''}`,
      ),
    );
  if (!json) {
    if (status < 400)
      differences.push(
        bodyDifference(
          'not-json',
          'JSON',
          `${preview(text)} (${contentType || 'no content type'})`,
        ),
      );
    return { differences, envelope: null, absent: false };
  }
  if (!/^application\/([\w.+-]*\+)?json\b/i.test(contentType))
    differences.push(
      bodyDifference(
        contentType ? 'media-type' : 'content-type',
        'content type application/json',
        contentType || 'none',
      ),
    );
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset))
    differences.push(bodyDifference('ambiguous', 'UTF-8, as JSON is', `charset ${charset}`));
  if (text.startsWith(BYTE_ORDER_MARK))
    differences.push(
      bodyDifference('ambiguous', 'JSON from the first byte', 'a byte order mark before it'),
    );
  const key = repeatedKey(text, json.value);
  if (key !== null) differences.push(bodyDifference('ambiguous', 'each key once', `${key} twice`));
  if (envelope && isEnvelope(envelope.data) && 'message' in envelope.data) {
    differences.push(
      fieldDifference(
        'envelope',
        'data',
        'the data itself',
        'another envelope {code, message, data}',
      ),
    );
    return { differences, envelope: null, absent: false };
  }
  if (!envelope && status < 400)
    differences.push(
      fieldDifference(
        'envelope',
        'code',
        'an envelope {code, message, data}',
        describe(json.value),
      ),
    );
  return { differences, envelope, absent: false };
}

/** Compares the code with the expected ones. */
export function codeDifferences(
  contract: Contract,
  exchange: Exchange,
  envelope: Envelope,
): Difference[] {
  const { expected, operation } = exchange;
  const { code } = envelope;
  const wrong = (kind: Kind, expectedCodes: string) => [
    fieldDifference(kind, 'code', expectedCodes, describeFailure(envelope)),
  ];
  if (!expected) return recordedCodeDifferences(contract, exchange, envelope);
  if (expected.includes(code)) return [];
  const expectedCodes = expected.join(' or ');
  if (code === SUCCESS) return wrong(unexpectedSuccess(exchange), expectedCodes);
  if (expected.includes(SUCCESS)) return wrong('refused', expectedCodes);
  if (expected.some((one) => SIGN_IN_CODES.includes(one)))
    return SIGN_IN_CODES.includes(code) ? [] : wrong('sign-in-code', expectedCodes);
  // It ends the session in the storefront.
  if (SIGN_IN_CODES.includes(code)) return wrong('sign-in-code', expectedCodes);
  return contract.failureCodes.includes(code)
    ? wrong('other-failure', expectedCodes)
    : wrong('unlisted-code', listedCodes(contract, operation));
}

/** The kind of difference for a call that succeeded and should have failed. */
function unexpectedSuccess({ lenient, isForeign, expected, signedIn }: Exchange): Kind {
  if (lenient) return 'input-accepted';
  const isGuestAdmitted = !signedIn && expected?.some((one) => SIGN_IN_CODES.includes(one));
  return isForeign || isGuestAdmitted ? 'admitted' : 'not-refused';
}

/** Recorded traffic has no expected codes, but some codes are always wrong. */
function recordedCodeDifferences(
  contract: Contract,
  { operation, signedIn }: Exchange,
  envelope: Envelope,
): Difference[] {
  const { code } = envelope;
  if (!signedIn && operation.signIn === 'required') {
    if (code === SUCCESS)
      return [fieldDifference('admitted', 'code', '401', describeFailure(envelope))];
    return SIGN_IN_CODES.includes(code)
      ? []
      : [fieldDifference('sign-in-code', 'code', '401', describeFailure(envelope))];
  }
  const allowed =
    code === SUCCESS ||
    ALWAYS_ALLOWED.includes(code) ||
    SIGN_IN_CODES.includes(code) ||
    operation.situations.some((situation) => situation.code === code);
  return allowed
    ? []
    : [
        fieldDifference(
          'unlisted-code',
          'code',
          listedCodes(contract, operation),
          describeFailure(envelope),
        ),
      ];
}

const listedCodes = ({ failureCodes }: Contract, { situations }: ContractOperation): string =>
  `one of ${[...new Set([SUCCESS, ...situations.map(({ code }) => code).filter((code) => failureCodes.includes(code)), ...ALWAYS_ALLOWED])].join(', ')}`;

function describeFailure({ code, message }: Envelope): string {
  return typeof message === 'string' && message !== ''
    ? `${code} “${message.replaceAll(/\s+/g, ' ').trim().slice(0, 120)}”`
    : String(code);
}
