import type { Difference } from '../grade.ts';
import { below, DATA, differs, type Rule, type RuleCall, type Tree } from './call.ts';
import type { Facts } from './facts.ts';
import { isPage, numbersOf, rowKey } from './pages.ts';
import { ROWS } from './rows.ts';

/** Parameters that choose no rows: pages, sorts and languages. */
const CHOOSES_NONE = /^(page|limit|language)$|Order$/;
const IN_LIST = 'in the list';

interface Filter {
  text: string;
  /** what the row itself says; null: it does not say */
  holds: (row: Tree) => boolean | null;
}
type Parameter = RuleCall['operation']['parameters'][number];

/** Ids with 0 as the least value have it for no filter. */
const isNone = ({ schema }: Parameter, value: string) =>
  value === '' || (value === '0' && schema.minimum === 0);

/** What must be said, and is no filter: rows do not show whether it holds. */
const isPartOfList = ({ id }: RuleCall, { name, required }: Parameter) =>
  required && !ROWS[id]?.some(({ when }) => when === name);

function filtersOf(call: RuleCall): Filter[] {
  const { query, operation, id } = call;
  return operation.parameters.flatMap((parameter): Filter[] => {
    const { name } = parameter;
    const value = query[name];
    if (value === undefined || CHOOSES_NONE.test(name)) return [];
    if (isPartOfList(call, parameter) || isNone(parameter, value)) return [];
    const rule = ROWS[id]?.find(({ when, isPartial }) => when === name && !isPartial);
    const holds = (row: Tree) => (rule ? rule.holds(row, query, call) : null);
    return [{ text: `${name} ${value}`, holds }];
  });
}

/** The same list, whatever its filters and sorts are. */
const listOf = (call: RuleCall): string => {
  const { id, who, language, params, query, operation } = call;
  const required = operation.parameters
    .filter((parameter) => isPartOfList(call, parameter) || parameter.name === 'language')
    .map(({ name }) => query[name] ?? '');
  return [id, who, language, JSON.stringify(params), ...required].join(' ');
};

/**
 * A list has the rows that match all its filters, and each row that matches them: what lists with other filters have
 * shown of a row says whether it belongs into this one.
 */
export function createFilterRule(facts: Facts, changes: () => number): Rule {
  let version = 0;
  const known = new Map<string, Map<string, Tree>>();

  return (call) => {
    if (version !== changes()) {
      facts.forget({});
      known.clear();
    }
    version = changes();
    if (!isPage(call.data)) return [];
    const list = listOf(call);
    const filters = filtersOf(call);
    const { rows, total, page, size } = numbersOf(call);
    const listed = known.get(list) ?? new Map<string, Tree>();
    known.set(list, listed);
    const thing = (key: string) => `row ${key} of ${list}`;
    const observe = (key: string, name: string, value: boolean) =>
      facts.observe({ thing: thing(key), name, value, isVolatile: true, isList: true }, call);
    const found: Difference[] = [];
    const keys = new Set<string>();
    for (const [at, row] of rows.entries()) {
      const key = rowKey(row);
      keys.add(key);
      listed.set(key, row);
      observe(key, IN_LIST, true);
      for (const { text } of filters) {
        const fact = observe(key, text, true);
        if (fact)
          found.push(
            differs(
              'wrong-row',
              below(DATA, 'list', at),
              `rows with ${text}`,
              `one that another list with this filter has not`,
            ),
          );
      }
    }
    if (page !== 1 || rows.length !== total || total > size) return found;
    for (const [key, row] of listed) {
      if (keys.has(key)) continue;
      const own = filters.map(({ text, holds }) => ({ text, value: holds(row) }));
      const silent = own.filter(({ value }) => value === null);
      const said = silent.map(({ text }) => facts.get(thing(key), text) as boolean | undefined);
      if (own.some(({ value }) => value === false)) continue;
      // Of a filter that the row itself does not show, its own list says whether it holds.
      const [first] = silent;
      const unknown = silent.length === 1 ? first : silent[said.indexOf(undefined)];
      const rest = said.filter((_, at) => silent[at] !== unknown);
      if (rest.some((value) => value !== true)) continue;
      if (unknown) {
        if (observe(key, unknown.text, false))
          found.push(
            differs(
              'wrong-row',
              below(DATA, 'list'),
              `the rows of lists with ${unknown.text} and more filters`,
              'a row that another list with this filter has is missing',
            ),
          );
        continue;
      }
      if (observe(key, IN_LIST, false))
        found.push(
          differs(
            'wrong-page',
            below(DATA, 'list'),
            ['each row', ...filters.map(({ text }) => text)].join(', '),
            'a row is missing that lists with fewer filters have',
          ),
        );
    }
    return found.slice(0, 3);
  };
}
