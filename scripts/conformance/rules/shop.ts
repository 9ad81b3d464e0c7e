import { describe } from '../check/issues.ts';
import type { Difference } from '../grade.ts';
import { DATA, differs, type Rule, type RuleCall } from './call.ts';
import type { Facts } from './facts.ts';
import { comparable } from './shown.ts';

const PICTURE = /^https?:\/\//;
const PICTURES = /image|avatar|pic|icon/i;
/** So many pictures show where they are. */
const ENOUGH = 20;

/** What the shop says of itself in an answer that is a text alone. */
export function createShop(facts: Facts): Rule {
  const pictures = new Set<string>();

  function remember({ objects }: RuleCall): void {
    if (pictures.size >= ENOUGH) return;
    for (const { tree } of objects)
      for (const [field, value] of Object.entries(tree))
        if (PICTURES.test(field) && typeof value === 'string' && PICTURE.test(value))
          pictures.add(value);
  }

  function currency(call: RuleCall): Difference[] {
    const name = 'shopPayCurrency';
    const value = comparable(name, call.data);
    const known = facts.observe({ thing: 'shop', name, value }, call);
    if (!known) return [];
    const got = `${describe(value)} in place of ${describe(known.value)}`;
    return [differs('disagrees', DATA, `the same currency as in ${known.from}`, got)];
  }

  const domain = ({ data }: RuleCall): Difference[] =>
    pictures.size < ENOUGH || [...pictures].some((one) => one.startsWith(String(data)))
      ? []
      : [differs('disagrees', DATA, 'an address that pictures begin with', describe(data))];

  return (call) => {
    remember(call);
    if (typeof call.data !== 'string' || call.data === '') return [];
    if (call.id === 'payCurrency') return currency(call);
    return call.id === 'imageDomain' ? domain(call) : [];
  };
}
