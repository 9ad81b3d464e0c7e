import { isNode, type Json, type Node } from '../../contract/shape.ts';
import type { Difference } from '../grade.ts';
import { exactPath, patternPath, type Place } from './walk.ts';

const MONEY = /\/(?:Nullable)?Money$/;
const known = new WeakMap<Node, readonly string[]>();

/** Nothing that is counted is below 0, except where the contract says so; enums are codes. */
const isAmount = (field: Json | undefined): boolean =>
  isNode(field) &&
  (MONEY.test(String(field.$ref)) || (field.type === 'integer' && field.minimum === undefined));

/** Names of the money fields and numbers of a schema. */
function amountFields(schema: Node): readonly string[] {
  const found =
    known.get(schema) ??
    Object.entries(isNode(schema.properties) ? schema.properties : {})
      .filter(([, field]) => isAmount(field))
      .map(([name]) => name);
  known.set(schema, found);
  return found;
}

/** Reports amounts and numbers below 0. */
export const negativeAmounts = (
  object: Readonly<Record<string, unknown>>,
  schema: Node,
  place: Place,
): Difference[] =>
  amountFields(schema)
    .filter((name) => Number(object[name]) < 0)
    .map((name) => {
      const at = { up: place, step: name };
      return {
        kind: 'negative',
        path: patternPath(at),
        at: exactPath(at),
        expected: 'an amount of 0 or more',
        got: String(object[name]),
      };
    });
