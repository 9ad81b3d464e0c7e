import { validators } from '../../../generated/validators.ts';
import type { Node } from '../../contract/shape.ts';
import { isNode } from '../../contract/shape.ts';
import type { Contract } from '../contract.ts';
import { type Exchange, SUCCESS } from '../exchange.ts';
import type { Difference } from '../grade.ts';
import { codeDifferences, openAnswer } from './envelope.ts';
import { describe, differencesOf, type Validator } from './issues.ts';
import { contentValidator } from './json-text.ts';
import { createStateMemory, type StateMemory } from './states.ts';
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
  enumsSeen: ReadonlyMap<string, ReadonlySet<string>>;
  states: StateMemory;
}

const FAILURE_REF: Node = { $ref: '#/components/schemas/Failure' };

/** Checks answers one after the other; what they show of enums and states adds up. */
export function createChecker(contract: Contract, limitMs: number): Checker {
  const enums = new Map<string, Set<string>>();
  const states = createStateMemory(contract);
  const failure = contentValidator(contract, contract.schema(FAILURE_REF).schema);

  function along(schema: Node, value: unknown, place: Place, owner: string): Difference[] {
    const found: Difference[] = [];
    walk(contract, schema, value, place, owner, {
      object(object, node, at) {
        const wrong = states.note(object, node, at);
        if (wrong) found.push(wrong);
      },
      enumValue(name, one) {
        const seen = enums.get(name) ?? new Set();
        enums.set(name, seen.add(JSON.stringify(one)));
      },
      unknownField: (at) => found.push({ kind: 'unknown-field', path: patternPath(at), at: exactPath(at), expected: 'no such field', got: 'a field the contract does not know' }),
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
      return [{ kind: 'json-text', path: patternPath(place), at: exactPath(place), expected: 'text that holds JSON', got: describe(text) }];
    }
    return [...differencesOf(contract, contentValidator(contract, content), content, value, place), ...along(content, value, place, owner)];
  }

  function check(exchange: Exchange): Verdict {
    const { operation } = exchange;
    const { differences, envelope, absent } = openAnswer(exchange, limitMs);
    if (!envelope) return { code: null, absent, differences, data: undefined };
    differences.push(...codeDifferences(contract, exchange, envelope));
    if (envelope.code === SUCCESS) {
      const validator = validators[operation.id].response as Validator;
      const root: Node = { type: 'object', properties: { code: { type: 'integer' }, message: { type: 'string' }, data: operation.data } };
      differences.push(...differencesOf(contract, validator, root, envelope, ROOT));
      differences.push(...along(root, envelope, ROOT, operation.id));
    } else {
      const { schema } = contract.schema(FAILURE_REF);
      // An unknown code has been named already.
      differences.push(...differencesOf(contract, failure, schema, envelope, ROOT).filter(({ path }) => path !== '$.code'));
      differences.push(...along({ ...schema, properties: { ...(isNode(schema.properties) ? schema.properties : {}), code: {} } }, envelope, ROOT, operation.id));
    }
    return { code: envelope.code, absent: false, differences, data: envelope.data };
  }

  return { check, enumsSeen: enums, states };
}

