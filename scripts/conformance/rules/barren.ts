import type { Difference } from '../grade.ts';
import { below, DATA, differs, type Rule, treeOf } from './call.ts';
import { isPage } from './pages.ts';

/** What is chosen by a number of the server's own, such as a category. */
const BY_ID = /^(cid|[a-z]+Id)$/;
/** Some categories are empty, but not so many, and not most of them. */
const ENOUGH = 3;
const NONE = new Set(['0', '']);

interface Tried {
  values: Set<string>;
  isFruitful: boolean;
}

/** A filter by what the shop has set up finds something, if not with each of its values. */
export function createBarren(): Rule {
  const filters = new Map<string, Tried>();
  /** numbers of categories and types that the server has shown, by request */
  const known = new Map<string, Set<string>>();
  /** lists with rows */
  const filled = new Set<string>();

  /** Most of those that were shown together with the last one. */
  const areMost = (tried: readonly string[]) =>
    [...known.values()].some(
      (shown) =>
        shown.has(tried.at(-1) ?? '') &&
        tried.filter((value) => shown.has(value)).length * 2 >= shown.size,
    );

  return ({ id, query, params, data, objects, operation, isRecorded }): Difference[] => {
    const request = JSON.stringify([id, params]);
    for (const { tree, schema } of objects)
      if (/Category|Type/.test(schema))
        known.set(request, (known.get(request) ?? new Set()).add(String(tree.id)));
    if (isRecorded || !isPage(data)) return [];
    const { total } = treeOf(data);
    const named = operation.parameters
      .filter(({ name, required }) => !required && BY_ID.test(name))
      .flatMap(({ name }) => (NONE.has(query[name] ?? '') ? [] : [name]));
    if (named.length === 0 && total !== 0) filled.add(id);
    const [name = '', ...more] = named;
    const value = query[name] ?? '';
    if (more.length > 0 || ![...known.values()].some((shown) => shown.has(value))) return [];
    const key = `${id} ${name}`;
    const tried = filters.get(key) ?? { values: new Set<string>(), isFruitful: false };
    filters.set(key, tried);
    tried.isFruitful ||= total !== 0;
    const before = tried.values.size;
    tried.values.add(value);
    const isBarren = !tried.isFruitful && filled.has(id) && tried.values.size > before;
    return isBarren && tried.values.size >= ENOUGH && areMost([...tried.values])
      ? [
          differs(
            'wrong-page',
            below(DATA, 'total'),
            `rows for one of most values of ${name}, as the list without it has some`,
            'none',
          ),
        ]
      : [];
  };
}
