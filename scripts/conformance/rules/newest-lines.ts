import { DATA, differs, type Rule, treesIn } from './call.ts';

/** Unknown numbers (NaN) say nothing. */
const isFalling = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || !((numbers[at - 1] ?? Infinity) < number));

/** The order in which lines were added, as far as it is known: by one call of its own since the last read. */
function createAdded() {
  let calls = 0;
  /** by caller and sku: the calls since the last read */
  const pending = new Map<string, Map<unknown, number[]>>();
  /** by caller and line; NaN: not known */
  const known = new Map<string, number>();
  return {
    save(who: string, sent: unknown) {
      calls += 1;
      const skus = pending.get(who) ?? new Map<unknown, number[]>();
      pending.set(who, skus);
      for (const { productAttrUnique: sku } of treesIn(sent))
        skus.set(sku, [...(skus.get(sku) ?? []), calls]);
    },
    ranks(who: string, data: unknown): number[][] {
      const skus = pending.get(who);
      pending.delete(who);
      return treesIn(data).map(({ cartInfoList }) =>
        treesIn(cartInfoList).map(({ id, attrId }) => {
          const key = `${who} ${String(id)}`;
          const [call = Number.NaN, ...others] = skus?.get(attrId) ?? [];
          const rank = known.get(key) ?? (others.length > 0 ? Number.NaN : call);
          known.set(key, rank);
          return rank;
        }),
      );
    },
  };
}

/** Lines that were added come before those that were there, and their stores before the others. */
export function createNewestLines(): Rule {
  const seen = new Map<string, Set<number>>();
  const added = createAdded();
  return ({ id, data, sent, query, who, isRecorded }) => {
    if (isRecorded) return [];
    if (id === 'cartSave') added.save(who, sent);
    if (id !== 'cartList') return [];
    const ranks = query.isValid === 'true' ? added.ranks(who, data) : [];
    const groups = treesIn(data).map(({ cartInfoList }) =>
      treesIn(cartInfoList).map((line) => Number(line.id)),
    );
    const known = seen.get(who);
    seen.set(who, new Set([...(known ?? []), ...groups.flat()]));
    if (!known) return [];
    const isNew = (line: number) => !known.has(line);
    const isFirst = (flags: readonly boolean[]) =>
      flags.every((flag, at) => at === 0 || !flag || flags[at - 1] === true);
    const isRight =
      groups.every((lines) => isFirst(lines.map(isNew))) &&
      isFirst(groups.map((lines) => lines.some(isNew))) &&
      ranks.every(isFalling) &&
      isFalling(ranks.map((lines) => Math.max(...lines)));
    return isRight
      ? []
      : [differs('wrong-row', DATA, 'new lines and their stores first', 'older ones before them')];
  };
}
