import { isNode, type Node } from '#scripts/contract/shape.ts';
import { propertiesOf } from '#scripts/conformance/check/plan.ts';
import type { Contract, ContractOperation } from '#scripts/conformance/contract.ts';
import type { Input, Tree } from './turn.ts';

/** A value that a request may have. */
export interface Leaf {
  place: keyof Input;
  /** `*` for each item of a list */
  steps: readonly string[];
  name: string;
  schema: Node;
}

function leavesIn(
  contract: Contract,
  node: Node,
  steps: readonly string[],
  isList: boolean,
): Leaf[] {
  const { schema } = contract.schema(node);
  const properties = Object.entries(propertiesOf(contract, schema));
  const own: Leaf = {
    place: 'body',
    steps,
    name: steps.findLast((step) => step !== '*') ?? '',
    schema,
  };
  if (isNode(schema.items))
    return [...(isList ? [own] : []), ...leavesIn(contract, schema.items, [...steps, '*'], isList)];
  if (properties.length === 0) return isList ? [] : [own];
  return properties.flatMap(([name, property]) =>
    isNode(property) ? leavesIn(contract, property, [...steps, name], isList) : [],
  );
}

/** The single values of a request: parameters and fields of the body. */
export function leavesOf(contract: Contract, { parameters, body }: ContractOperation): Leaf[] {
  const ofAddress = parameters.flatMap(({ name, in: where, schema }): Leaf[] =>
    where === 'header'
      ? []
      : [
          {
            place: where === 'path' ? 'params' : 'query',
            steps: [name],
            name,
            schema: contract.schema(schema).schema,
          },
        ],
  );
  const ofBody =
    body && body.type !== 'multipart/form-data' ? leavesIn(contract, body.schema, [], false) : [];
  return [...ofAddress, ...ofBody];
}

/** The lists of a body. */
export const listsOf = (contract: Contract, { body }: ContractOperation): Leaf[] =>
  body ? leavesIn(contract, body.schema, [], true) : [];

export const nameOf = ({ place, steps }: Leaf): string =>
  [place, ...steps].join('.').replaceAll('.*', '[*]');

function changeIn(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return change(value);
  if (step === '*')
    return Array.isArray(value) ? value.map((one) => changeIn(one, rest, change)) : value;
  if (typeof value !== 'object' || value === null || !(step in value)) return value;
  const tree = value as Tree;
  const changed = changeIn(tree[step], rest, change);
  if (changed !== undefined) return { ...tree, [step]: changed };
  return Object.fromEntries(Object.entries(tree).filter(([key]) => key !== step));
}

/** The input with each value of a leaf changed; undefined leaves it out. */
export const changeAt = (
  input: Input,
  { place, steps }: Leaf,
  change: (value: unknown) => unknown,
): Input => ({ ...input, [place]: changeIn(input[place], steps, change) });

/** The values of a leaf that a request has. */
export function valuesAt(input: Input, leaf: Leaf): unknown[] {
  const found: unknown[] = [];
  changeAt(input, leaf, (value) => {
    if (value !== undefined) found.push(value);
    return value;
  });
  return found;
}
