import * as z from 'zod/mini';
import { type Exchange, SUCCESS } from '../exchange.ts';
import type { Difference } from '../grade.ts';
import { callOf } from '../rules/call.ts';

/** A successful call, as own rules get it. */
interface OwnCall {
  /** id of the operation, such as `productList` */
  operation: string;
  /** of the path */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** body of the request */
  sent: unknown;
  /** `data` of the answer */
  data: unknown;
  signedIn: boolean;
  /** requested language */
  language: string;
}

/** Something that an own rule does not allow. */
interface OwnFinding {
  /** path in `data`, such as `list[0].price` */
  at: string;
  expected: string;
  got: unknown;
}

/** A rule of a file of `--extend`. It may remember earlier calls. */
export interface OwnRule {
  name: string;
  /** ids; all operations by default */
  operations?: readonly string[];
  check(call: OwnCall): readonly OwnFinding[];
}

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
function findingsOf(rule: OwnRule, call: OwnCall): readonly OwnFinding[] {
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
  const own = rules.filter(({ operations }) => operations?.includes(operation.id) ?? true);
  if (code !== SUCCESS || own.length === 0) return [];
  const { params, query, sent, language } = callOf(exchange, data, '', [], 0);
  const call = { operation: operation.id, params, query, sent, data, signedIn, language };
  return own.flatMap((rule) => findingsOf(rule, call).map((one) => differenceOf(rule, one)));
}
