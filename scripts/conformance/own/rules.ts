import * as z from 'zod/mini';
import { type Exchange, SUCCESS } from '../exchange.ts';
import type { Difference } from '../grade.ts';
import { callOf } from '../rules/call.ts';
import type { CheckedCall, OwnFinding, OwnRule } from './types.ts';

const OwnFindings = z.array(
  z.strictObject({ at: z.string(), expected: z.string(), got: z.unknown() }),
);

const LIST_POSITION = /\[\d+\]/g;
const SHOWN_LENGTH = 200;

const differenceOf = (rule: OwnRule, { at, expected, got }: OwnFinding): Difference => {
  const place = at === '' ? '$.data' : at.startsWith('[') ? `$.data${at}` : `$.data.${at}`;
  return {
    kind: 'own-rule',
    path: place.replaceAll(LIST_POSITION, '[*]'),
    at: place,
    expected: `${rule.name}: ${expected}`,
    got: (typeof got === 'string' ? got : String(JSON.stringify(got))).slice(0, SHOWN_LENGTH),
  };
};

/** A rule that fails says so in the report and does not end the run. */
function findingsOf(rule: OwnRule, call: CheckedCall): readonly OwnFinding[] {
  try {
    return OwnFindings.parse(rule.check(call));
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error);
    return [{ at: '', expected: 'a rule that returns a list of { at, expected, got }', got: why }];
  }
}

/** Checks one exchange by all own rules. */
export function ownDifferences(
  rules: readonly OwnRule[],
  exchange: Exchange,
  code: number | null,
  data: unknown,
): Difference[] {
  const { operation, signedIn } = exchange;
  const chosen = rules.filter(
    ({ operations }) => operations?.includes(operation.id as CheckedCall['operation']) ?? true,
  );
  if (code !== SUCCESS || chosen.length === 0) return [];
  const { params, query, sent, language } = callOf(exchange, data, '', [], 0);
  const own = { params, query, sent, signedIn, language };
  const call = { operation: operation.id, data, ...own } as CheckedCall;
  return chosen.flatMap((rule) => findingsOf(rule, call).map((one) => differenceOf(rule, one)));
}
