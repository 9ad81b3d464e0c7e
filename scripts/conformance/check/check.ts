import { validators } from '../../../generated/validators.ts';
import { leaksInternals } from '../../../openapi/backends/exception-text.ts';
import { isNode, type Node } from '../../contract/shape.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { type Exchange, SUCCESS } from '../exchange.ts';
import type { Difference } from '../grade.ts';
import { codeDifferences, type Envelope, openAnswer } from './envelope.ts';
import { describe, differencesOf, type Validator } from './issues.ts';
import { contentValidator } from './json-text.ts';
import { createStateMemory, type StateMemory } from './states.ts';
import type { Doubt } from '../rules/facts.ts';
import { createRules, type Rules } from '../rules/rules.ts';
import { createPlanner } from './plan.ts';
import { negativeAmounts } from './amounts.ts';
import { valueDifferences } from './values.ts';
import { exactPath, patternPath, type Place, ROOT, walk } from './walk.ts';

/** The result of checking one exchange. */
export interface Verdict {
  /** code of the envelope; null without one */
  code: number | null;
  /** an extension that the backend does not have; not a difference */
  absent: boolean;
  differences: Difference[];
  data: unknown;
  /** answers that this one contradicts; read again, they say which is wrong */
  doubts: Doubt[];
}

export interface Checker {
  check(exchange: Exchange): Verdict;
  enumsSeen: ReadonlyMap<string, ReadonlySet<unknown>>;
  states: StateMemory;
  rules: Rules;
}

/** Number of valid answers that are cached. */
const CACHE_SIZE = 500;
const FAILURE_REF: Node = { $ref: '#/components/schemas/Failure' };

interface WalkTools {
  contract: Contract;
  planOf: ReturnType<typeof createPlanner>;
  states: StateMemory;
  rules: Rules;
  enums: Map<string, Set<unknown>>;
}

/** Differences in a value with all that it contains; records its enum values and states. */
function createWalk({ contract, planOf, states, rules, enums }: WalkTools) {
  function walkDifferences(
    schema: Node,
    value: unknown,
    place: Place,
    owner: string,
  ): Difference[] {
    const found: Difference[] = [];
    walk(planOf(schema, owner), value, place, {
      object(object, node, at) {
        rules.found(object, node, at);
        const wrong = states.record(object, node, at);
        if (wrong) found.push(wrong);
        found.push(...negativeAmounts(object, node, at));
      },
      enumValue(name, one) {
        const seen = enums.get(name) ?? new Set();
        enums.set(name, seen.add(one));
      },
      unknownField: (at, one) =>
        found.push({
          kind: rules.isSecret(String(at.step), one) ? 'secret' : 'unknown-field',
          path: patternPath(at),
          at: exactPath(at),
          expected: 'no such field',
          got: 'a field that is not in the contract',
        }),
      jsonText: (text, content, at) => found.push(...jsonTextDifferences(text, content, at, owner)),
    });
    return found;
  }

  /** Unset settings are empty text, which the storefront treats as missing. */
  function jsonTextDifferences(
    text: string,
    content: Node,
    place: Place,
    owner: string,
  ): Difference[] {
    if (text.trim() === '') return [];
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [
        {
          kind: 'json-text',
          path: patternPath(place),
          at: exactPath(place),
          expected: 'JSON text',
          got: describe(text),
        },
      ];
    }
    return [
      ...differencesOf(contract, contentValidator(contract, content), content, value, place),
      ...walkDifferences(content, value, place, owner),
    ];
  }

  return walkDifferences;
}

/** Creates a checker. Enum values and states accumulate over all answers. */
export function createChecker(contract: Contract, limitMs: number, seed?: number): Checker {
  const enums = new Map<string, Set<unknown>>();
  const states = createStateMemory(contract);
  const rules = createRules(contract, seed);
  const planOf = createPlanner(contract);
  const walkDifferences = createWalk({ contract, planOf, states, rules, enums });
  const { schema: failureSchema } = contract.schema(FAILURE_REF);
  const failure = contentValidator(contract, failureSchema);
  // `codeDifferences` reports unknown codes, and failure codes do not count as enum values.
  const failureWalk: Node = {
    ...failureSchema,
    properties: { ...(isNode(failureSchema.properties) ? failureSchema.properties : {}), code: {} },
  };
  const envelopes = new Map<string, Node>();
  const valid = new Set<string>();

  function envelopeOf({ id, data }: ContractOperation): Node {
    const known = envelopes.get(id) ?? {
      type: 'object',
      properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
    };
    envelopes.set(id, known);
    return known;
  }

  /** Skips the check for answers that were already valid, since many answers repeat. */
  function checkOnce(key: string, check: () => Difference[]): Difference[] {
    if (valid.has(key)) return [];
    const found = check();
    if (valid.size >= CACHE_SIZE) valid.clear();
    if (found.length === 0) valid.add(key);
    return found;
  }

  function successDifferences(
    operation: ContractOperation,
    envelope: Envelope,
    text: string,
  ): Difference[] {
    const root = envelopeOf(operation);
    const validator = validators[operation.id].response as Validator;
    // States are recorded for every answer: a valid state can be invalid later.
    return [
      ...checkOnce(operation.id + text, () =>
        differencesOf(contract, validator, root, envelope, ROOT),
      ),
      ...walkDifferences(root, envelope, ROOT, operation.id),
    ];
  }

  const failureDifferences = (envelope: Envelope, text: string): Difference[] =>
    checkOnce(text, () => [
      ...differencesOf(contract, failure, failureSchema, envelope, ROOT).filter(
        ({ path }) => path !== '$.code',
      ),
      ...walkDifferences(failureWalk, envelope, ROOT, 'Failure'),
    ]);

  function check(exchange: Exchange): Verdict {
    const { operation, answer } = exchange;
    const { differences, envelope, absent } = openAnswer(exchange, limitMs);
    if (!envelope) return { code: null, absent, differences, data: undefined, doubts: [] };
    const { code, data } = envelope;
    const text = 'text' in answer ? answer.text : '';
    differences.push(...codeDifferences(contract, exchange, envelope));
    if (code === SUCCESS)
      differences.push(
        ...successDifferences(operation, envelope, text),
        ...valueDifferences(exchange.values ?? [], data),
      );
    // Bodies of unknown codes cannot be validated.
    else if (contract.failureCodes.includes(code))
      differences.push(...failureDifferences(envelope, text));
    if (code !== SUCCESS) differences.push(...exceptionTextDifferences(envelope));
    // What has a wrong form is not judged by its value; an unknown value of an enum may be a new one, or a wrong one.
    const known = new Set(
      differences.filter(({ kind }) => kind !== 'enum-value').map(({ at }) => at),
    );
    const byRules = [...rules.check(exchange, code, data), ...rules.message(envelope.message)];
    differences.push(...byRules.filter(({ at }) => !known.has(at)));
    return { code, absent: false, differences, data, doubts: rules.doubts() };
  }

  return { check, enumsSeen: enums, states, rules };
}

/** Exception texts are not shown by the storefront, but readable in the response. */
function exceptionTextDifferences({ message }: Envelope): Difference[] {
  if (typeof message !== 'string' || !leaksInternals(message)) return [];
  const [line = ''] = message.trim().split(/[\r\n]/);
  return [
    {
      kind: 'exception-text',
      path: '$.message',
      at: '$.message',
      expected: 'a sentence for shoppers',
      got: `an exception: ${line.slice(0, 90)}`,
    },
  ];
}
