import { isPlainOption } from '../../lib/option-text.ts';

/** What choosing needs to know of a sku. */
export interface SkuLike {
  id: number;
  stock: number;
  image: string;
}

export interface Attr {
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

/** The chosen value of each specification, null where nothing is chosen yet. */
export type Choice = readonly (string | null)[];

/** available: can be bought. soldOut: exists, but none is left. impossible: exists only with other values of the other specifications. */
export type Availability = 'available' | 'soldOut' | 'impossible';

interface WireAttr {
  attrName: string;
  attrValues: string;
}

const split = (text: string): string[] => text.split(',').map((value) => value.trim());

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** What a backend makes of a product without options: one specification with the one value `default`. */
const isPlaceholder = (attrs: readonly Attr[]): boolean =>
  attrs.length === 1 && isPlainOption(attrs[0]?.values.join() ?? '');

/** Skus that do not fit the specifications are left out, and so are values that no sku has: nothing could be bought with them. */
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
  const ranked = Object.entries(skus)
    .map(([key, sku]) => ({ values: split(key), sku }))
    .filter(({ values }) => values.length === given.length)
    .map((row) => ({
      row,
      rank: row.values.map((value, index) => given[index]?.values.indexOf(value) ?? -1),
    }))
    .filter(({ rank }) => !rank.includes(-1))
    .sort((a, b) => compare(a.rank, b.rank));
  const rows = ranked.map(({ row }) => row);
  const attrs = given.map(({ name, values }, index) => ({
    name,
    values: values.filter((value) => rows.some((row) => row.values[index] === value)),
  }));
  return { attrs, rows };
}

const fits = (values: readonly string[], choice: Choice): boolean =>
  choice.every((wanted, index) => wanted === null || wanted === values[index]);

const withValue = (choice: Choice, index: number, value: string | null): Choice =>
  choice.map((old, at) => (at === index ? value : old));

/** The sku that everything chosen leads to; null while something is not chosen. */
export function chosenSku<S extends SkuLike>({ rows }: SkuTable<S>, choice: Choice): S | null {
  if (choice.includes(null)) return null;
  return rows.find(({ values }) => fits(values, choice))?.sku ?? null;
}

export function availability<S extends SkuLike>(
  { rows }: SkuTable<S>,
  choice: Choice,
  index: number,
  value: string,
): Availability {
  const matching = rows.filter(({ values }) => fits(values, withValue(choice, index, value)));
  if (matching.length === 0) return 'impossible';
  return matching.some(({ sku }) => sku.stock > 0) ? 'available' : 'soldOut';
}

/** Of the rows the one that keeps most of the choice; among equals one with stock, then the first. */
function nearest<S extends SkuLike>(rows: readonly Row<S>[], choice: Choice): Row<S> | undefined {
  const score = ({ values, sku }: Row<S>) =>
    2 * values.filter((value, index) => value === choice[index]).length + (sku.stock > 0 ? 1 : 0);
  return rows.reduce<Row<S> | undefined>(
    (best, row) => (best && score(best) >= score(row) ? best : row),
    undefined,
  );
}

/** The same choice where skus exist for it, else the nearest one that exists; what was open stays open. */
function settle<S extends SkuLike>(rows: readonly Row<S>[], choice: Choice): Choice {
  if (rows.some(({ values }) => fits(values, choice))) return choice;
  const row = nearest(rows, choice);
  return row
    ? choice.map((old, index) => (old === null ? null : (row.values[index] ?? null)))
    : choice;
}

/** Takes a value. It always stays; others that do not go with it give way to the nearest sku that has it. */
export function choose<S extends SkuLike>(
  { rows }: SkuTable<S>,
  choice: Choice,
  index: number,
  value: string,
): Choice {
  const having = rows.filter((row) => row.values[index] === value);
  return having.length === 0 ? choice : settle(having, withValue(choice, index, value));
}

export interface Changed {
  name: string;
  value: string;
}

/** What else is chosen otherwise now than before, beside the specification that was decided. */
export const changes = <S extends SkuLike>(
  { attrs }: SkuTable<S>,
  before: Choice,
  after: Choice,
  decided: number,
): Changed[] =>
  attrs.flatMap(({ name }, index) => {
    const value = after[index] ?? null;
    return index === decided || value === null || value === before[index] ? [] : [{ name, value }];
  });

/** For skus that changed under the shopper: a choice that is gone gives way to the nearest one. */
export const refit = <S extends SkuLike>({ attrs, rows }: SkuTable<S>, choice: Choice): Choice =>
  settle(
    rows,
    attrs.map((_, index) => choice[index] ?? null),
  );

/** The wanted sku if the product has it, else the first with stock, else the first. */
export function firstChoice<S extends SkuLike>(
  { attrs, rows }: SkuTable<S>,
  wanted: number | null = null,
): Choice {
  const row =
    rows.find(({ sku }) => sku.id === wanted) ?? rows.find(({ sku }) => sku.stock > 0) ?? rows[0];
  return row ? row.values : attrs.map(() => null);
}

/** Pictures of the values of the one specification that decides how the goods look (such as colour), else null. */
export function valuePictures<S extends SkuLike>({
  attrs,
  rows,
}: SkuTable<S>): { index: number; pictures: Map<string, string> } | null {
  for (const [index, { values }] of attrs.entries()) {
    const seen = values.map(
      (value) =>
        new Set(rows.filter((row) => row.values[index] === value).map(({ sku }) => sku.image)),
    );
    const images = seen.map((set) => (set.size === 1 ? ([...set][0] ?? '') : ''));
    const telling =
      values.length > 1 && !images.includes('') && new Set(images).size === images.length;
    if (telling)
      return { index, pictures: new Map(values.map((value, at) => [value, images[at] ?? ''])) };
  }
  return null;
}
