/**
 * Measures a page and sends the result once, when the page is hidden for the first time. A script of its own, so that it
 * also works if the app's scripts fail (`src/server/inline-scripts.ts` loads it).
 */
import {
  type Beacon,
  MAX_COUNT,
  MAX_ERRORS,
  MAX_FIELD,
  MAX_NAME,
  MAX_VIOLATIONS,
  UNKNOWN_ROUTE,
} from './beacon.ts';
import { measureVitals } from './vitals.ts';
import { cleanMessage, framesIn } from './clean.ts';

/** Pattern of the current route: of the document, or of the page that the app shows (`RouteMark`). */
const currentRoute = (): string => document.documentElement.dataset.route ?? UNKNOWN_ROUTE;

/** The text of `src/api/validation-rules.ts`: operation, field, code, words. */
const VIOLATION = /^(\w+): (\S*) (\w+)/;

const nameOf = (segment: string) =>
  /^\d+$/.test(segment) ? '*' : /^[a-z_]\w*$/i.test(segment) ? segment : '?';

function describeError(reason: unknown): Pick<Beacon['errors'][number], 'name' | 'message' | 'at'> {
  if (!(reason instanceof Error)) return { name: typeof reason, message: '', at: [] };
  const { message, stack = '' } = reason;
  const name = reason.name.replace(/\W/g, '').slice(0, MAX_NAME) || 'Error';
  return { name, message: cleanMessage(name, message), at: framesIn(stack) };
}

/** Collects errors, those before this script included, and violations of the contract. */
function collectProblems(): Pick<Beacon, 'errors' | 'violations'> {
  const errors: Beacon['errors'] = [];
  const violations: Beacon['violations'] = [];

  function addError(event: ErrorEvent | PromiseRejectionEvent) {
    const { name, message, at } = describeError('reason' in event ? event.reason : event.error);
    const known = errors.find((error) => error.name === name && error.at.join() === at.join());
    if (known) known.count = Math.min(known.count + 1, MAX_COUNT);
    else if (errors.length < MAX_ERRORS)
      errors.push({ route: currentRoute(), name, message, at, count: 1 });
  }

  function addViolation({ detail }: CustomEvent<string>) {
    const [, operation = '', path = '', code = ''] = VIOLATION.exec(detail) ?? [];
    const field = path.split('.').map(nameOf).join('.').slice(0, MAX_FIELD);
    const isKnown = violations.some((one) => one.operation === operation && one.field === field);
    if (operation && !isKnown && violations.length < MAX_VIOLATIONS)
      violations.push({ route: currentRoute(), operation, field, code });
  }

  window.earlyErrors?.forEach(addError);
  delete window.earlyErrors;
  window.addEventListener('error', addError);
  window.addEventListener('unhandledrejection', addError);
  window.addEventListener('contract-violation', addViolation);
  return { errors, violations };
}

const FIELD_PATH = '/field-data';

const route = currentRoute();
const readVitals = measureVitals();
const problems = collectProblems();
let isSent = false;

function send() {
  if (isSent) return;
  isSent = true;
  const beacon: Beacon = { route, ...readVitals(), ...problems };
  navigator.sendBeacon(FIELD_PATH, JSON.stringify(beacon));
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
// Safari does not report every hidden page.
window.addEventListener('pagehide', send);
