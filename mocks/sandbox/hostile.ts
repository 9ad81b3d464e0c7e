import { type Operation, type OperationId, operations } from '../../generated/operations.ts';

/**
 * Responses of a careless or malicious backend:
 * - `wild`: HTML in texts, invalid pictures, script URLs, numbers as text or out of range, invalid dates, unknown enum
 *   values;
 * - `long`: every text has 300 letters without a break, Latin, then Thai;
 * - `bare`: only the identifiers of a row: empty texts, null lists, JSON text `null`, no pictures;
 * - `none`: as `bare`, and every list is null.
 */
export const HOSTILITIES = ['wild', 'long', 'bare', 'none'] as const;
export type Hostility = (typeof HOSTILITIES)[number];

type Tree = { [key: string]: unknown };

/** Sets `window.__ran` when it runs. */
const RUN = 'window.__ran=true';
const LONG = 'W'.repeat(150) + 'กขคงจฉชซ'.repeat(19).slice(0, 150);
const TEXTS = [
  `<img src="/none" onerror="${RUN}">`,
  `</script><script>${RUN}</script>`,
  `<svg onload="${RUN}"></svg><iframe srcdoc="<script>top.${RUN.slice(7)}</script>"></iframe>`,
  `"><a href="javascript:${RUN}" style="position:fixed;inset:0">press</a>`,
  '{{t}} $t(common.home) ${1} %s',
  '',
  'x',
] as const;
const PICTURES = [
  '/media/none.avif',
  'null',
  '',
  `javascript:${RUN}`,
  '/media/none".avif" onerror="window.__ran=true',
  'data:text/html,<script>1</script>',
] as const;
const LINKS = [
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  '//evil.example/take',
  ` \u0001java\nscript:${RUN}`,
  '/\\evil.example',
  'vbscript:1',
  'goods_detail',
] as const;
const DATES = ['', 'soon', '0000-00-00 00:00:00', '2026-13-45 99:99:99', 'null'] as const;
const AMOUNTS = ['-12.50', '99999999999999.99', '', 'NaN', '1e3', 7] as const;
const NUMBERS = ['12', -3, 999_999_999_999, 'many', 0] as const;
const KINDS = ['constructor', 99, '', null] as const;

const PICTURE = /pic$|pics$|image|avatar|icon|logo|picture|sattDir|checked|banner$/i;
const LINK = /url$|^link$|serviceLink|H5Url/i;
/** Identifiers of a row, which stay. */
const IDENTIFIER =
  /^id$|Id$|^(?:ids|pid|uid|no|sku|suk|productAttrUnique|attrNames?|attrValues?|type)$|(?:No|Ids|token|identity)$/;
const KIND =
  /^(?:status|useType|serviceType|consumerType|userType|auditStatus|refundStatus|deliveryType|state|validStr|category|typeId|payType|level|star|starLevel|serviceStar)$/;
const DATE = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/;
const AMOUNT = /^-?\d+\.\d\d$/;
const JSON_TEXT = /^[[{].*[\]}]$/s;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const sumOf = (text: string) => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

function wildText(key: string, text: string, at: number): unknown {
  if (LINK.test(key)) return pick(LINKS, at);
  if (PICTURE.test(key)) return pick(PICTURES, at);
  if (DATE.test(text)) return pick(DATES, at);
  if (AMOUNT.test(text)) return pick(AMOUNTS, at);
  if (KIND.test(key)) return pick(KINDS, at);
  return pick(TEXTS, at);
}

const isText = (key: string, text: string) =>
  ![LINK, PICTURE, IDENTIFIER, KIND].some((known) => known.test(key)) &&
  ![DATE, AMOUNT].some((known) => known.test(text));

/** Beside a line or a review, the option is a text; in `productValue` it selects the sku. */
const OPTION = /^(?:sku|suk)$/;

const long = (key: string, value: unknown): unknown =>
  typeof value === 'string' && (OPTION.test(key) || isText(key, value)) ? LONG : value;

function wild(key: string, value: unknown, at: number): unknown {
  if (IDENTIFIER.test(key) && key !== 'type')
    return typeof value === 'number' && at % 2 === 0 ? String(value) : value;
  if (typeof value === 'string') return wildText(key, value, at);
  if (typeof value === 'number')
    return KIND.test(key) || key === 'type' ? pick([99, '1', -1], at) : pick(NUMBERS, at);
  if (typeof value === 'boolean') return pick([value ? 1 : 0, String(value), value], at);
  return value;
}

function bare(key: string, value: unknown, at: number): unknown {
  if (IDENTIFIER.test(key)) return value;
  if (typeof value === 'string') return at % 2 === 0 ? '' : null;
  return typeof value === 'number' && at % 2 === 0 ? null : value;
}

const SPOILERS = { wild, long, bare, none: bare } satisfies Record<Hostility, typeof wild>;
const LOSES: Record<Hostility, boolean> = { wild: false, long: false, bare: true, none: true };

/** @param at selects the kind of damage, so that the rows of a list get all kinds */
function spoil(how: Hostility, key: string, value: unknown, at: number): unknown {
  if (typeof value === 'string' && JSON_TEXT.test(value))
    return LOSES[how] ? 'null' : JSON.stringify(spoil(how, key, JSON.parse(value), at));
  if (how === 'long' && key === 'productValue') return value;
  if (Array.isArray(value)) return spoilList(how, key, value, at);
  if (typeof value !== 'object' || value === null) return SPOILERS[how](key, value, at);
  return Object.fromEntries(
    Object.entries(value as Tree).map(([name, child]) => [
      name,
      spoil(how, name, child, at + sumOf(name)),
    ]),
  );
}

function spoilList(how: Hostility, key: string, list: unknown[], at: number): unknown {
  if (how === 'none' || (LOSES[how] && key !== 'list')) return null;
  const rows = list.map((row, index) => spoil(how, key, row, at + index));
  return how === 'wild' ? [...rows, null] : rows;
}

/** Calls without which no page can be reached. */
const UNTOUCHED = /^\/api\/front\/(?:login|token|upload|pay)\b/;

/** Damages the response of a GET request. */
export function hostile<T>(
  how: Hostility | null,
  id: OperationId,
  envelope: { data: T },
): { data: T } {
  const { method, path }: Operation = operations[id];
  if (!how || method !== 'GET' || UNTOUCHED.test(path)) return envelope;
  return { ...envelope, data: spoil(how, '', envelope.data, 0) as T };
}
