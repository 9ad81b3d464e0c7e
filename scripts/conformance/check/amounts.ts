import { isNode, type Node } from '../../contract/shape.ts';
import type { Difference } from '../grade.ts';
import { exactPath, patternPath, type Place } from './walk.ts';

const MONEY = /\/(?:Nullable)?Money$/;
const known = new WeakMap<Node, readonly string[]>();

/** Names of the money fields of a schema. */
function moneyFields(schema: Node): readonly string[] {
  const found =
    known.get(schema) ??
    Object.entries(isNode(schema.properties) ? schema.properties : {})
      .filter(([, field]) => isNode(field) && MONEY.test(String(field.$ref)))
      .map(([name]) => name);
  known.set(schema, found);
  return found;
}

/** Reports amounts below 0. */
export const negativeAmounts = (
  object: Readonly<Record<string, unknown>>,
  schema: Node,
  place: Place,
): Difference[] =>
  moneyFields(schema)
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
