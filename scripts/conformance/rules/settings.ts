import { isNode, type Node } from '../../contract/shape.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { DATA, differs, isTree, type Rule, treesIn } from './call.ts';
import type { Facts } from './facts.ts';

/** What is bought and sold changes at any time. */
const OF_TRADE = /^(stock|sales|total)$/;
/** Members read these, and they are the same for all of them. */
export const OF_ALL = /menu|reason|^payMethods$/i;
/** What shoppers search for, they search for in their language. */
const OF_LANGUAGE = /^hotKeywords$/;

/** Whether a schema has amounts, stock or sales. */
function isOfTrade(contract: Contract, node: Node, seen = new Set<Node>()): boolean {
  const { schema } = contract.schema(node);
  if (seen.has(schema)) return false;
  seen.add(schema);
  if (schema.format === 'money') return true;
  return Object.entries(schema).some(([key, value]) => {
    if (
      key === 'properties' &&
      isNode(value) &&
      Object.keys(value).some((name) => OF_TRADE.test(name))
    )
      return true;
    return [value].flat().some((one) => {
      if (!isNode(one)) return false;
      return key === 'properties'
        ? Object.values(one).some((own) => isNode(own) && isOfTrade(contract, own, seen))
        : /^(items|oneOf|anyOf|allOf|additionalProperties)$/.test(key) &&
            isOfTrade(contract, one, seen);
    });
  });
}

/** Reads of what the shop has set up: no caller and no purchase changes them. */
const isSetting = (contract: Contract, { id, reading, signIn, path, data }: ContractOperation) =>
  reading &&
  !path.includes('{') &&
  (signIn === 'public' || OF_ALL.test(id)) &&
  !isOfTrade(contract, data);

const PLAIN = /^-?[\d., :-]+$/;

/** An answer as a text, its lists in any order, which is that of another rule. @param leaf of its values */
function writtenAs(value: unknown, leaf: (value: unknown) => unknown): string {
  if (Array.isArray(value))
    return `[${value
      .map((one) => writtenAs(one, leaf))
      .toSorted()
      .join()}]`;
  return isTree(value)
    ? `{${Object.entries(value)
        .map(([name, one]) => `${name}:${writtenAs(one, leaf)}`)
        .join()}}`
    : JSON.stringify(leaf(value));
}

/** Without its texts, which depend on the language. */
const withoutText = (value: unknown) =>
  typeof value === 'string' && !PLAIN.test(value) ? '' : (value ?? '');

const MIN_TEXTS = 2;

/** Rows that are equal but for their ids, in the lists of an answer. */
function twinsIn(value: unknown): boolean {
  if (isTree(value)) return Object.values(value).some(twinsIn);
  if (!Array.isArray(value)) return false;
  const rows = treesIn(value).flatMap(({ id, ...rest }) => {
    const texts = Object.values(rest).filter((one) => typeof one === 'string' && one.trim() !== '');
    return id === undefined || texts.length < MIN_TEXTS ? [] : [JSON.stringify(rest)];
  });
  return new Set(rows).size < rows.length || value.some(twinsIn);
}

/** What the shop has set up is the same for every caller, and but for its texts in every language. */
export function createSettings(contract: Contract, facts: Facts): Rule {
  const settings = new Set(
    [...contract.operations.values()]
      .filter((operation) => isSetting(contract, operation))
      .map(({ id }) => id),
  );
  return (call) => {
    const { id, query, data, language } = call;
    if (!settings.has(id)) return [];
    const { language: _, ...rest } = query;
    const thing = `settings of ${id} ${JSON.stringify(rest)}`;
    const shown: readonly (readonly [name: string, value: unknown])[] = [
      ['in every language', OF_LANGUAGE.test(id) ? id : writtenAs(data, withoutText)],
      [`for every caller in ${language}`, writtenAs(data, (one) => one ?? null)],
    ];
    const found = shown.flatMap(([name, value]) => {
      const known = facts.observe({ thing, name, value, isVolatile: true, isList: true }, call);
      return known ? [differs('disagrees', DATA, `the same ${name}`, 'another answer')] : [];
    });
    return twinsIn(data)
      ? [
          ...found,
          differs('wrong-page', DATA, 'each row once', 'rows that are equal but for their ids'),
        ]
      : found;
  };
}
