import { validators } from '../../../generated/validators.ts';
import { leaksInternals } from '../../../src/api/exception-text.ts';
import { isNode, type Node } from '../../contract/shape.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { type Exchange, SUCCESS } from '../exchange.ts';
import type { Difference } from '../grade.ts';
import { codeDifferences, type Envelope, openAnswer } from './envelope.ts';
import { describe, differencesOf, type Validator } from './issues.ts';
import { contentValidator } from './json-text.ts';
import { createStateMemory, type StateMemory } from './states.ts';
import { createPlanner } from './plan.ts';
import { negativeAmounts } from './amounts.ts';
import { valueDifferences } from './values.ts';
import { exactPath, patternPath, type Place, ROOT, walk } from './walk.ts';

/** What became of one exchange. */
export interface Verdict {
  /** code of the envelope; null when there was none */
  code: number | null;
  /** an extension that the backend does not have: no difference */
  absent: boolean;
  differences: Difference[];
  data: unknown;
}

export interface Checker {
  check(exchange: Exchange): Verdict;
  enumsSeen: ReadonlyMap<string, ReadonlySet<unknown>>;
  states: StateMemory;
}

/** Answers found clean that are kept to recognise them again. */
const REMEMBERED = 500;
const FAILURE_REF: Node = { $ref: '#/components/schemas/Failure' };

/** Checks answers one after the other; what they show of enums and states adds up. */
export function createChecker(contract: Contract, limitMs: number): Checker {
  const enums = new Map<string, Set<unknown>>();
  const planOf = createPlanner(contract);
  const states = createStateMemory(contract);
  const { schema: failureSchema } = contract.schema(FAILURE_REF);
  const failure = contentValidator(contract, failureSchema);
  // An unknown code is named elsewhere, and codes of failures are no enum values that screens show.
  const failureWalk: Node = {
    ...failureSchema,
    properties: { ...(isNode(failureSchema.properties) ? failureSchema.properties : {}), code: {} },
  };
  const envelopes = new Map<string, Node>();
  const clean = new Set<string>();

  function envelopeOf({ id, data }: ContractOperation): Node {
    const known = envelopes.get(id) ?? {
      type: 'object',
      properties: { code: { type: 'integer' }, message: { type: 'string' }, data },
    };
    envelopes.set(id, known);
    return known;
  }

  function along(schema: Node, value: unknown, place: Place, owner: string): Difference[] {
    const found: Difference[] = [];
    walk(planOf(schema, owner), value, place, {
      object(object, node, at) {
        const wrong = states.note(object, node, at);
        if (wrong) found.push(wrong);
        found.push(...negativeAmounts(object, node, at));
      },
      enumValue(name, one) {
        const seen = enums.get(name) ?? new Set();
        enums.set(name, seen.add(one));
      },
      unknownField: (at) =>
        found.push({
          kind: 'unknown-field',
          path: patternPath(at),
          at: exactPath(at),
          expected: 'no such field',
          got: 'a field the contract does not know',
        }),
      jsonText: (text, content, at) => found.push(...insideText(text, content, at, owner)),
    });
    return found;
  }

  /** Settings that nobody filled are empty text, which the storefront takes for nothing. */
  function insideText(text: string, content: Node, place: Place, owner: string): Difference[] {
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
          expected: 'text that holds JSON',
          got: describe(text),
        },
      ];
    }
    return [
      ...differencesOf(contract, contentValidator(contract, content), content, value, place),
      ...along(content, value, place, owner),
    ];
  }

  /** Shops answer the same thing many times: a text that was found clean is not judged again. */
  function oncePer(key: string, judge: () => Difference[]): Difference[] {
    if (clean.has(key)) return [];
    const found = judge();
    if (clean.size >= REMEMBERED) clean.clear();
    if (found.length === 0) clean.add(key);
    return found;
  }

  function successDifferences(
    operation: ContractOperation,
    envelope: Envelope,
    text: string,
  ): Difference[] {
    const root = envelopeOf(operation);
    const validator = validators[operation.id].response as Validator;
    // States are noted each time: what was right once may be wrong later.
    return [
      ...oncePer(operation.id + text, () =>
        differencesOf(contract, validator, root, envelope, ROOT),
      ),
      ...along(root, envelope, ROOT, operation.id),
    ];
  }

  const failureDifferences = (envelope: Envelope, text: string): Difference[] =>
    oncePer(text, () => [
      ...differencesOf(contract, failure, failureSchema, envelope, ROOT).filter(
        ({ path }) => path !== '$.code',
      ),
      ...along(failureWalk, envelope, ROOT, 'Failure'),
    ]);

  function check(exchange: Exchange): Verdict {
    const { operation, answer } = exchange;
    const { differences, envelope, absent } = openAnswer(exchange, limitMs);
    if (!envelope) return { code: null, absent, differences, data: undefined };
    const { code, data } = envelope;
    const text = 'text' in answer ? answer.text : '';
    differences.push(...codeDifferences(contract, exchange, envelope));
    if (code === SUCCESS)
      differences.push(
        ...successDifferences(operation, envelope, text),
        ...valueDifferences(exchange.values ?? [], data),
      );
    // What comes with a code that nobody knows cannot be judged.
    else if (contract.failureCodes.includes(code))
      differences.push(...failureDifferences(envelope, text));
    if (code !== SUCCESS) differences.push(...exceptionIn(envelope));
    return { code, absent: false, differences, data };
  }

  return { check, enumsSeen: enums, states };
}

/** The storefront never shows such a text, but anybody can read it. */
function exceptionIn({ message }: Envelope): Difference[] {
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
