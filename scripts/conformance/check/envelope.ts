import { type Contract, type ContractOperation } from '../contract.ts';
import { type Exchange, SUCCESS } from '../exchange.ts';
import type { Difference, Kind } from '../grade.ts';
import { describe } from './issues.ts';

export interface Envelope {
  code: number;
  [key: string]: unknown;
}

/** Codes that make the storefront ask for sign-in. */
const SIGN_IN_CODES: readonly number[] = [401, 410000, 410001, 410002];
/** What any operation may answer. */
const ALWAYS_ALLOWED = 500;

const whole = (kind: Kind, expected: string, got: string): Difference => ({
  kind,
  path: '$',
  at: '$',
  expected,
  got,
});
const field = (kind: Kind, name: string, expected: string, got: string): Difference => ({
  kind,
  path: `$.${name}`,
  at: `$.${name}`,
  expected,
  got,
});

export interface Opened {
  differences: Difference[];
  /** null when the answer is no envelope */
  envelope: Envelope | null;
  /** an extension that this backend does not have */
  absent: boolean;
}

const start = (text: string): string =>
  text.trim() === ''
    ? 'an empty body'
    : `${JSON.stringify(text.slice(0, 40))}${text.length > 40 ? ' …' : ''}`;

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { code?: unknown }).code === 'number';

const NO_SESSION = 401;

/** Down to the envelope: status, content type, JSON, `code`. */
export function openAnswer(
  { operation, answer, signedIn }: Pick<Exchange, 'operation' | 'answer' | 'signedIn'>,
  limitMs: number,
): Opened {
  if ('error' in answer) {
    const slow = whole('timeout', `an answer within ${limitMs / 1000} s`, answer.message);
    return {
      differences: [
        answer.error === 'timeout' ? slow : whole('no-answer', 'an answer', answer.message),
      ],
      envelope: null,
      absent: false,
    };
  }
  const { status, contentType, text, json } = answer;
  const envelope = isEnvelope(json?.value) ? json.value : null;
  // A guard in front of the router asks guests to sign in for an operation that is open to them, but not there.
  const isGuarded = operation.signIn !== 'required' && !signedIn && envelope?.code === NO_SESSION;
  if (operation.extension && (status === 404 || envelope?.code === 404 || isGuarded))
    return { differences: [], envelope: null, absent: true };

  const differences: Difference[] = [];
  if (status >= 400) differences.push(whole('http-error', 'HTTP 200', `HTTP ${status}`));
  else if (status !== 200) differences.push(whole('http-status', 'HTTP 200', `HTTP ${status}`));
  if (!json) {
    if (status < 400)
      differences.push(
        whole('not-json', 'JSON', `${start(text)} (${contentType || 'no content type'})`),
      );
    return { differences, envelope: null, absent: false };
  }
  if (!/^application\/([\w.+-]*\+)?json\b/i.test(contentType))
    differences.push(whole('content-type', 'content type application/json', contentType || 'none'));
  if (!envelope && status < 400)
    differences.push(
      field('envelope', 'code', 'an envelope {code, message, data}', describe(json.value)),
    );
  return { differences, envelope, absent: false };
}

/** Whether the code is one that was due. */
export function codeDifferences(
  contract: Contract,
  exchange: Exchange,
  envelope: Envelope,
): Difference[] {
  const { expected, operation } = exchange;
  const { code } = envelope;
  const wrong = (kind: Kind, due: string) => [field(kind, 'code', due, said(envelope))];
  if (!expected) return unasked(contract, exchange, envelope);
  if (expected.includes(code)) return [];
  const due = expected.join(' or ');
  if (code === SUCCESS) return wrong(takenAs(exchange), due);
  if (expected.includes(SUCCESS)) return wrong('refused', due);
  if (expected.some((one) => SIGN_IN_CODES.includes(one)))
    return SIGN_IN_CODES.includes(code) ? [] : wrong('sign-in-code', due);
  return contract.failureCodes.includes(code)
    ? wrong('other-failure', due)
    : wrong('unlisted-code', listed(contract, operation));
}

/** What it means that a call succeeded which had to fail. */
function takenAs({ lenient, isStranger, expected, signedIn }: Exchange): Kind {
  if (lenient) return 'input-accepted';
  const isGuestOutside = !signedIn && expected?.some((one) => SIGN_IN_CODES.includes(one));
  return isStranger || isGuestOutside ? 'admitted' : 'not-refused';
}

/** Recorded traffic: nobody knows what was due, but some codes are never right. */
function unasked(
  contract: Contract,
  { operation, signedIn }: Exchange,
  envelope: Envelope,
): Difference[] {
  const { code } = envelope;
  if (!signedIn && operation.signIn === 'required') {
    if (code === SUCCESS) return [field('admitted', 'code', '401', said(envelope))];
    return SIGN_IN_CODES.includes(code)
      ? []
      : [field('sign-in-code', 'code', '401', said(envelope))];
  }
  const allowed =
    code === SUCCESS ||
    code === ALWAYS_ALLOWED ||
    SIGN_IN_CODES.includes(code) ||
    operation.situations.some((situation) => situation.code === code);
  return allowed
    ? []
    : [field('unlisted-code', 'code', listed(contract, operation), said(envelope))];
}

const listed = ({ failureCodes }: Contract, { situations }: ContractOperation): string =>
  `one of ${[...new Set([SUCCESS, ...situations.map(({ code }) => code).filter((code) => failureCodes.includes(code)), ALWAYS_ALLOWED])].join(', ')}`;

function said({ code, message }: Envelope): string {
  return typeof message === 'string' && message !== ''
    ? `${code} “${message.replaceAll(/\s+/g, ' ').trim().slice(0, 120)}”`
    : String(code);
}
