import type { Difference } from '../grade.ts';
import { below, DATA, differs, type RuleCall } from './call.ts';
import type { Facts } from './facts.ts';

/** A list as it was read whole: its rows in order, and the places where a page has shown another one. */
interface Whole {
  ids: readonly string[];
  call: RuleCall;
  doubted: Set<number>;
}

interface ListPage {
  /** which list, whatever its size */
  list: string;
  ids: readonly string[];
  total: number;
  page: number;
  size: number;
}

/** A page of any size has the rows that the whole list has there. */
export function createWholes(facts: Facts) {
  const wholes = new Map<string, Whole>();
  return {
    /** something was written */
    forget: () => wholes.clear(),
    check(call: RuleCall, { list, ids, total, page, size }: ListPage): Difference[] {
      const first = (page - 1) * size;
      if (page === 1 && ids.length === total)
        wholes.set(list, { ids, call, doubted: wholes.get(list)?.doubted ?? new Set<number>() });
      const whole = wholes.get(list);
      if (!whole) return [];
      const observe = (at: number, value: string, by: RuleCall) =>
        facts.observe(
          { thing: `place ${at} of ${list}`, name: 'row', value, isVolatile: true, isList: true },
          by,
        );
      const other = ids.findIndex((id, at) => id !== (whole.ids[first + at] ?? id));
      if (other !== -1 && !whole.doubted.has(first + other)) {
        whole.doubted.add(first + other);
        observe(first + other, whole.ids[first + other] ?? '', whole.call);
      }
      return [...whole.doubted].flatMap((at) => {
        const id = ids[at - first];
        return id !== undefined && observe(at, id, call)
          ? [differs('wrong-page', below(DATA, 'list'), 'the rows of the whole list', 'others')]
          : [];
      });
    },
  };
}
