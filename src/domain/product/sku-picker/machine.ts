import { isPlainOption } from '#/backend/option-text.ts';

/** The fields of a sku that the picker needs. */
export interface SkuLike {
  id: number;
  stock: number;
  image: string;
}

interface Attr {
  name: string;
  values: string[];
}

interface Row<S> {
  values: string[];
  sku: S;
}

/** The skus of one product, in the order of its specifications and their values. */
export interface SkuTable<S extends SkuLike> {
  attrs: Attr[];
  rows: Row<S>[];
}

/** The selected value of each specification; null while none is selected. */
export type Choice = readonly (string | null)[];

/** impossible: the value exists only with other values of the other specifications. */
type ValueState = 'available' | 'soldOut' | 'impossible';

interface WireAttr {
  attrName: string;
  attrValues: string;
}

const split = (text: string): string[] => text.split(',').map((value) => value.trim());

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Backends send one specification with the value `default` for products without options. */
const isPlaceholder = (attrs: readonly Attr[]): boolean =>
  attrs.length === 1 && isPlainOption(attrs[0]?.values.join() ?? '');

/** Parses specifications and skus. Skus that do not match, and values without a sku, are dropped. */
export function readSkus<S extends SkuLike>(
  attributes: readonly WireAttr[],
  skus: Readonly<Record<string, S>>,
): SkuTable<S> {
  const given = attributes.map(({ attrName, attrValues }) => ({
    name: attrName,
    values: [...new Set(split(attrValues))],
  }));
  if (given.length === 0 || isPlaceholder(given)) {
    return {
      attrs: [],
      rows: Object.values(skus)
        .slice(0, 1)
        .map((sku) => ({ values: [], sku })),
    };
  }
  // A product may have thousands of values: no step looks through all of them for each one.
  const ranks = given.map(({ values }) => new Map(values.map((value, rank) => [value, rank])));
  const ranked = Object.entries(skus)
    .map(([key, sku]) => ({ values: split(key), sku }))
    .filter(({ values }) => values.length === given.length)
    .map((row) => ({ row, rank: row.values.map((value, at) => ranks[at]?.get(value) ?? -1) }))
    .filter(({ rank }) => !rank.includes(-1))
    .sort((a, b) => compare(a.rank, b.rank));
  const rows = ranked.map(({ row }) => row);
  const attrs = given.map(({ name, values }, index) => {
    const used = new Set(rows.map((row) => row.values[index]));
    return { name, values: values.filter((value) => used.has(value)) };
  });
  return { attrs, rows };
}

const fits = (values: readonly string[], choice: Choice): boolean =>
  choice.every((value, index) => value === null || value === values[index]);

const withValue = (choice: Choice, index: number, value: string | null): Choice =>
  choice.map((old, at) => (at === index ? value : old));

/** The selected sku; null while a specification has no value. */
export function chosenSku<S extends SkuLike>({ rows }: SkuTable<S>, choice: Choice): S | null {
  if (choice.includes(null)) return null;
  return rows.find(({ values }) => fits(values, choice))?.sku ?? null;
}

/** The state of each value of a specification beside the other values of the choice. */
export function valueStates<S extends SkuLike>(
  { rows }: SkuTable<S>,
  choice: Choice,
  index: number,
): (value: string) => ValueState {
  const others = withValue(choice, index, null);
  const states = new Map<string, ValueState>();
  for (const { values, sku } of rows) {
    const value = values[index];
    if (value === undefined || !fits(values, others)) continue;
    if (sku.stock > 0) states.set(value, 'available');
    else if (!states.has(value)) states.set(value, 'soldOut');
  }
  return (value) => states.get(value) ?? 'impossible';
}

/** The row with most values of the choice; among equals one with stock, then the first. */
function nearest<S extends SkuLike>(rows: readonly Row<S>[], choice: Choice): Row<S> | undefined {
  const score = ({ values, sku }: Row<S>) =>
    2 * values.filter((value, index) => value === choice[index]).length + (sku.stock > 0 ? 1 : 0);
  return rows.reduce<Row<S> | undefined>(
    (best, row) => (best && score(best) >= score(row) ? best : row),
    undefined,
  );
}

/** The choice if a sku exists for it, else that of the nearest sku. Unselected specifications stay unselected. */
function toExisting<S extends SkuLike>(rows: readonly Row<S>[], choice: Choice): Choice {
  if (rows.some(({ values }) => fits(values, choice))) return choice;
  const row = nearest(rows, choice);
  return row
    ? choice.map((old, index) => (old === null ? null : (row.values[index] ?? null)))
    : choice;
}

/** Selects a value. Other values change to the nearest sku that has it. */
export function choose<S extends SkuLike>(
  { rows }: SkuTable<S>,
  choice: Choice,
  index: number,
  value: string,
): Choice {
  const candidates = rows.filter((row) => row.values[index] === value);
  return candidates.length === 0 ? choice : toExisting(candidates, withValue(choice, index, value));
}

export interface Changed {
  name: string;
  value: string;
}

/** The values that changed besides that of the selected specification. */
export const changes = <S extends SkuLike>(
  { attrs }: SkuTable<S>,
  before: Choice,
  after: Choice,
  selected: number,
): Changed[] =>
  attrs.flatMap(({ name }, index) => {
    const value = after[index] ?? null;
    return index === selected || value === null || value === before[index] ? [] : [{ name, value }];
  });

/** Adapts a choice to refetched skus: one that does not exist any more becomes the nearest one. */
export const reconcileChoice = <S extends SkuLike>(
  { attrs, rows }: SkuTable<S>,
  choice: Choice,
): Choice =>
  toExisting(
    rows,
    attrs.map((_, index) => choice[index] ?? null),
  );

/** The choice of the requested sku, else of the first one with stock, else of the first one. */
export function firstChoice<S extends SkuLike>(
  { attrs, rows }: SkuTable<S>,
  skuId: number | null = null,
): Choice {
  const row =
    rows.find(({ sku }) => sku.id === skuId) ?? rows.find(({ sku }) => sku.stock > 0) ?? rows[0];
  return row ? row.values : attrs.map(() => null);
}

/** The requested sku if it has stock, else the nearest one that has, else the requested one. */
export function buyableSkuId<S extends SkuLike>(
  { rows }: SkuTable<S>,
  skuId: number | null,
): number | null {
  const wanted = rows.find(({ sku }) => sku.id === skuId);
  if (!wanted || wanted.sku.stock > 0) return skuId;
  const inStock = rows.filter(({ sku }) => sku.stock > 0);
  return nearest(inStock, wanted.values)?.sku.id ?? skuId;
}

/** Pictures by value of the specification that determines the look, e.g. colour; null if there is none. */
export function valuePictures<S extends SkuLike>({
  attrs,
  rows,
}: SkuTable<S>): { index: number; pictures: Map<string, string> } | null {
  for (const [index, { values }] of attrs.entries()) {
    const seen = new Map<string | undefined, Set<string>>();
    for (const row of rows) {
      const value = row.values[index];
      seen.set(value, (seen.get(value) ?? new Set()).add(row.sku.image));
    }
    const images = values.map((value) => {
      const [image = '', other] = seen.get(value) ?? [];
      return other === undefined ? image : '';
    });
    const isDistinct =
      values.length > 1 && !images.includes('') && new Set(images).size === images.length;
    if (isDistinct)
      return { index, pictures: new Map(values.map((value, at) => [value, images[at] ?? ''])) };
  }
  return null;
}
