/** What a faulty server shows in place of a value. */
import { hasRows, isAddress, isAmount, isBoolean, isNumber, isStamp, isText } from './values.ts';

/** What a change has seen before: for one replay. */
export interface Memory {
  first?: unknown;
  /** the last two values of a thing, by its id */
  before?: Map<unknown, { now: unknown; last: unknown }>;
}
/** The other values of a field, in this answer and in all answers. */
interface Around {
  /** the values of this answer, in order */
  rows: readonly unknown[];
  at: number;
  /** the object that the value is in */
  parent: Readonly<Record<string | number, unknown>>;
  key: string | number;
  /** all values of the field in the run, each once */
  all: readonly unknown[];
  memory: Memory;
}
export interface Kind {
  /** faults of one cause, as the table names them */
  group: string;
  what: string;
  /** of lists, or of single values */
  ofLists?: true;
  fits: (value: unknown) => boolean;
  change: (value: never, around: Around) => unknown;
}

const kind = <Value>(
  group: string,
  what: string,
  fits: (value: unknown) => value is Value,
  change: (value: Value, around: Around) => unknown,
): Kind => ({ group, what, fits, change: change as Kind['change'] });

const hundredths = (cents: number) => (value: string) =>
  (Math.round(Number(value) * 100 + cents) / 100).toFixed(2);
const later = (seconds: number) => (text: string) =>
  new Date(Date.parse(`${text.replace(' ', 'T')}Z`) + seconds * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
const HOUR = 3600;

const isFilled = (value: unknown): value is string | number | boolean =>
  value !== null && value !== '' && typeof value !== 'object';
const FEW = 6;

/** Fields of one object that a mapping of columns confuses. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['price', 'otPrice'],
  ['sales', 'ficti'],
  ['createTime', 'updateTime'],
  ['payPrice', 'proTotalPrice'],
  ['totalPostage', 'payPostage'],
  ['star', 'serviceStar'],
  ['money', 'minPrice'],
  ['weight', 'volume'],
  ['productName', 'sku'],
  ['avatar', 'backImage'],
  ['orderNo', 'masterOrderNo'],
  ['id', 'productId'],
  ['id', 'pid'],
  ['id', 'merId'],
  ['startTime', 'endTime'],
  ['realName', 'nickname'],
  ['checked', 'unchecked'],
  ['freightFee', 'couponFee'],
];
const partnerOf = (name: string | number): readonly string[] =>
  PAIRS.flatMap(([one, other]) => (one === name ? [other] : other === name ? [one] : []));

const TEXTS: readonly Kind[] = [
  kind('text is cut', 'empty', isText, () => ''),
  kind('text is cut', 'no last letter', isText, (text) => text.slice(0, -1)),
  kind('text is cut', 'at most 12 letters', isText, (text) => text.slice(0, 12)),
  kind('text is cut', 'first word', isText, (text) => text.split(' ')[0] ?? ''),
  kind('letters change', 'without accents', isText, (text) =>
    text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  ),
  kind('letters change', 'small letters', isText, (text) => text.toLowerCase()),
  kind('letters change', 'only ASCII', isText, (text) => text.replaceAll(/[^\x20-\x7E]/g, '?')),
  kind('letters change', 'escaped', isText, (text) => text.replaceAll(/["'&]/g, '\\$&')),
  kind(
    'address',
    'another path',
    isAddress,
    (text) => `${text.slice(0, text.lastIndexOf('/'))}/x.webp`,
  ),
  kind('address', 'without query', isAddress, (text) => text.split('?')[0]),
  kind('address', 'http', isAddress, (text) => text.replace('https:', 'http:')),
];

const NUMBERS: readonly Kind[] = [
  kind('number', '+1', isNumber, (value) => value + 1),
  kind('number', '-1', isNumber, (value) => Math.max(0, value - 1)),
  kind('number', '0', isNumber, () => 0),
  kind('amount', '+0.01', isAmount, hundredths(1)),
  kind('amount', '-0.01', isAmount, (value) => (Number(value) > 0 ? hundredths(-1)(value) : value)),
  kind('amount', 'no cents', isAmount, (value) => `${value.split('.')[0] ?? ''}.00`),
  kind('amount', 'in cents', isAmount, (value) => (Number(value) * 100).toFixed(2)),
  kind('amount', '0.00', isAmount, () => '0.00'),
];

const TIMES: readonly Kind[] = [
  kind('time', '+1 s', isStamp, later(1)),
  kind('time', '+1 h', isStamp, later(HOUR)),
  kind('time', '-8 h', isStamp, later(-8 * HOUR)),
  kind('time', '+8 h', isStamp, later(8 * HOUR)),
  kind('time', '-1 day', isStamp, later(-24 * HOUR)),
  kind('time', 'midnight', isStamp, (text) => `${text.slice(0, 10)} 00:00:00`),
];

const FLAGS: readonly Kind[] = [
  kind('flag', 'not', isBoolean, (value) => !value),
  kind('flag', 'true', isBoolean, () => true),
  kind('flag', 'false', isBoolean, () => false),
];

/** A value that is right elsewhere. */
const OTHERS: readonly Kind[] = [
  kind('null', 'null', isFilled, () => null),
  kind('state', 'another of its values', isFilled, (value, { all }) =>
    all.length > FEW ? value : (all[(all.indexOf(value) + 1) % all.length] ?? value),
  ),
  kind(
    'of another thing',
    'that of the first answer',
    isFilled,
    (value, { memory }) => (memory.first ??= value),
  ),
  kind('of another thing', 'that of the next row', isFilled, (value, { rows, at }) =>
    rows.length > 1 ? rows[(at + 1) % rows.length] : value,
  ),
  kind('of another field', 'that of a similar field', isFilled, (value, { parent, key }) => {
    const partner = partnerOf(key).find((name) => name in parent);
    return partner === undefined ? value : parent[partner];
  }),
  kind('older value', 'the value before', isFilled, (value, { parent, memory }) => {
    const values = (memory.before ??= new Map());
    const id = parent.id ?? parent.orderNo ?? parent.productId ?? '';
    const { now, last } = values.get(id) ?? { now: value, last: value };
    const state = now === value ? { now, last } : { now: value, last: now };
    values.set(id, state);
    return state.last;
  }),
];

const list = (what: string, least: number, change: (rows: unknown[]) => unknown[]): Kind => ({
  ...kind('rows', what, hasRows(least), change),
  ofLists: true,
});
const LISTS: readonly Kind[] = [
  list('no last row', 1, (rows) => rows.slice(0, -1)),
  list('no first row', 1, (rows) => rows.slice(1)),
  list('no rows', 1, () => []),
  list('other order', 2, (rows) => rows.toReversed()),
  list('the first two changed', 2, ([one, two, ...rows]) => [two, one, ...rows]),
  list('the last two changed', 2, (rows) => [...rows.slice(0, -2), rows.at(-1), rows.at(-2)]),
  list('the last row twice', 1, (rows) => [...rows, rows.at(-1)]),
  list('the first row in place of the last', 2, (rows) => [...rows.slice(0, -1), rows[0]]),
];

export const KINDS: readonly Kind[] = [
  ...TEXTS,
  ...NUMBERS,
  ...TIMES,
  ...FLAGS,
  ...OTHERS,
  ...LISTS,
];
